/** The seats as a result lists them: whoever has won first, also where a tie-break decided, then by points. */
export const ranked = (scores: readonly number[], winners: readonly number[]): number[] =>
  scores
    .map((_, seat) => seat)
    .sort((a, b) => Number(winners.includes(b)) - Number(winners.includes(a)) || scores[b]! - scores[a]! || a - b);

/** How long a bar is, in percent of the longest possible; nothing and less than nothing have none. */
export const share = (score: number, scores: readonly number[]): number =>
  (100 * Math.max(0, score)) / Math.max(1, ...scores);
