// The course of a game as a line of numbers: rounds, points and keys. Nothing is drawn or asked here.
import type { CourseLine } from "../core/wire";

/** The positions of a round: from ply `first` to ply `last`. */
export interface Round {
  n: number;
  first: number;
  last: number;
}

/** Rounds in their order. The position before the first answer belongs to the first one. */
export function roundsOf(lines: readonly CourseLine[]): Round[] {
  const found: Round[] = [{ n: lines[0]?.round ?? 1, first: 0, last: 0 }];
  for (const { ply, round } of lines) {
    const open = found[found.length - 1]!;
    if (open.n === round) open.last = ply;
    else found.push({ n: round, first: ply, last: ply });
  }
  return found;
}

/** Which of the rounds a position is in. */
export function roundAt(rounds: readonly Round[], ply: number): Round {
  return rounds.findLast((round) => round.first <= ply) ?? rounds[0]!;
}

/** The beginning of this round; if that is where we are, of the one before. */
export const roundBefore = (rounds: readonly Round[], ply: number): number =>
  rounds.findLast((round) => round.first < ply)?.first ?? 0;

/** The beginning of the next round; in the last one, the end. */
export const roundAfter = (rounds: readonly Round[], ply: number): number =>
  rounds.find((round) => round.first > ply)?.first ?? rounds[rounds.length - 1]!.last;

export const within = (ply: number, last: number): number => Math.min(Math.max(ply, 0), last);

/** Where a key of the timeline leads; null: it is not one of its keys. */
export function keyed(key: string, ply: number, rounds: readonly Round[]): number | null {
  const last = rounds[rounds.length - 1]!.last;
  switch (key) {
    case "ArrowLeft":
    case "ArrowDown":
      return within(ply - 1, last);
    case "ArrowRight":
    case "ArrowUp":
      return within(ply + 1, last);
    case "Home":
      return 0;
    case "End":
      return last;
    case "PageUp":
      return roundBefore(rounds, ply);
    case "PageDown":
      return roundAfter(rounds, ply);
    default:
      return null;
  }
}

/** The ply that an address names, if it names one. */
export function plyIn(search: URLSearchParams): number | null {
  const text = search.get("ply") ?? "";
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** Every how many rounds a number can stand so that numbers do not touch. */
export function labelEvery(rounds: number, width: number, each = 26): number {
  const most = Math.max(1, Math.floor(width / each));
  return [1, 2, 5, 10, 20, 50, 100].find((n) => rounds / n <= most) ?? 200;
}

/** Rounds whose numbers have room on a ruler of some width. */
export function labelled(rounds: readonly Round[], plies: number, width: number, each = 24): Set<Round> {
  const every = labelEvery(rounds.length, width);
  const found = new Set<Round>();
  let free = 0;
  for (const round of rounds) {
    const x = (width * round.first) / Math.max(plies, 1);
    if (round.n % every || x < free) continue;
    found.add(round);
    free = x + each;
  }
  return found;
}
