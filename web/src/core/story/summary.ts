// What happened, in two or three lines: of a long story the lines that matter most, in their own words.
import { eventOf, type Happenings } from "./happenings";
import type { Words } from "../wire";

export const MOST_LINES = 3;
/** What concerns the reader comes before what does not, unless that weighs very much more. */
const MINE = 5;

export interface Summary {
  lines: Words[];
  /** How many lines of the story are not told here. */
  more: number;
}

/** Points of the same animal, put together: the last line with the sum of all. */
function summed(lines: readonly Words[], { sums }: Happenings): Words[] {
  const found = new Map<unknown, Words>();
  lines.forEach((words, at) => {
    const name = sums.includes(eventOf(words)) ? `${words.key} ${JSON.stringify(words.args.animal)}` : at;
    const known = found.get(name);
    found.delete(name); // where it happened last
    found.set(
      name,
      known ? { ...words, args: { ...words.args, n: Number(words.args.n) + Number(known.args.n) } } : words,
    );
  });
  return [...found.values()];
}

/** The lines that matter most, in their order. Where nothing is said to matter, the last ones. */
export function summary(
  story: readonly Words[],
  happenings: Happenings,
  concerns: (words: Words) => boolean,
  most = MOST_LINES,
): Summary {
  const lines = summed(story, happenings);
  const weighed = lines.map((words, at) => {
    const weight = happenings.weights[eventOf(words)] ?? 0;
    return { words, at, weight: weight && weight + (concerns(words) ? MINE : 0) };
  });
  const chosen = weighed.sort((a, b) => b.weight - a.weight || b.at - a.at).slice(0, most);
  const told = chosen.sort((a, b) => a.at - b.at).map(({ words }) => words);
  return { lines: told, more: lines.length - told.length };
}
