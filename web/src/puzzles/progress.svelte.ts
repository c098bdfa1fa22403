// How first tries at puzzles ended: kept on this device, and with the account where there is a server.
import { get, post, Refused } from "../core/api";
import { isServerless } from "../local/here";
import type { PuzzleTries, PuzzleTry } from "../core/wire";

const KEY = "tangledbank-puzzles";
/** In one request; the server takes no more. */
const PART = 500;
/** How the name of a day begins, which is kept beside the puzzle that was of that day. */
const DAY = "day-";

export const nameOfDay = (day: number): string => `${DAY}${day}`;
const keyOf = ({ game, puzzle }: Pick<PuzzleTry, "game" | "puzzle">): string => `${game} ${puzzle}`;
const isDay = ({ puzzle }: PuzzleTry): boolean => puzzle.startsWith(DAY);

/** All tries of two lists, each once, in their order. */
export function joined(some: readonly PuzzleTry[], others: readonly PuzzleTry[]): PuzzleTry[] {
  const found = new Map<string, PuzzleTry>();
  for (const one of [...some, ...others].sort((a, b) => a.at - b.at))
    if (!found.has(keyOf(one))) found.set(keyOf(one), one);
  return [...found.values()];
}

/** How many of the last tries were right, and how many in a row at most. */
export function streaks(tries: readonly PuzzleTry[]): { now: number; most: number } {
  let [now, most] = [0, 0];
  for (const one of tries) {
    if (isDay(one)) continue;
    now = one.right ? now + 1 : 0;
    most = Math.max(most, now);
  }
  return { now, most };
}

/** On how many days without a gap a puzzle of the day was solved, up to today or yesterday. */
export function daysInRow(tries: readonly PuzzleTry[], today: number): number {
  const days = new Set(
    tries.filter((one) => isDay(one) && one.right).map(({ puzzle }) => Number(puzzle.slice(DAY.length))),
  );
  const last = days.has(today) ? today : today - 1;
  let n = 0;
  while (days.has(last - n)) n += 1;
  return n;
}

function noted(): PuzzleTry[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as PuzzleTry[]).filter((one) => typeof one?.puzzle === "string") : [];
  } catch {
    return []; // a broken note of ours, or a browser that keeps none
  }
}

class Progress {
  tries: PuzzleTry[] = $state.raw(noted());
  private readonly known = $derived(new Map(this.tries.map((one) => [keyOf(one), one])));

  /** How the first try ended; nothing if there was none. */
  of(game: string, puzzle: string): boolean | undefined {
    return this.known.get(keyOf({ game, puzzle }))?.right;
  }

  solved(game: string, ids: readonly string[]): number {
    return ids.filter((id) => this.of(game, id)).length;
  }

  /** Only the first try at a puzzle counts. */
  add(game: string, puzzle: string, right: boolean): void {
    if (this.of(game, puzzle) !== undefined) return;
    const one = { game, puzzle, right, at: Date.now() };
    this.keep(joined(noted(), [...this.tries, one]));
    void this.send([one]);
  }

  /** What the account knows more, and what it does not know yet. */
  async meet(): Promise<void> {
    if (isServerless()) return;
    try {
      const there = (await get<PuzzleTries>("/api/me/puzzles")).tries;
      const own = joined(noted(), this.tries); // also what another page of this device has noted meanwhile
      const keys = new Set(there.map(keyOf));
      const unsent = own.filter((one) => !keys.has(keyOf(one)));
      this.keep(joined(there, own));
      await this.send(unsent);
    } catch (error) {
      if (!(error instanceof Refused)) throw error; // without a connection the device knows them
    }
  }

  /** Whoever uses this device next has not tried them. */
  forget(): void {
    this.keep([]);
  }

  private async send(tries: readonly PuzzleTry[]): Promise<void> {
    if (isServerless()) return;
    try {
      for (let k = 0; k < tries.length; k += PART) await post("/api/me/puzzles", { tries: tries.slice(k, k + PART) });
    } catch (error) {
      if (!(error instanceof Refused)) throw error; // sent when the page of puzzles is opened next
    }
  }

  private keep(tries: PuzzleTry[]): void {
    this.tries = tries;
    try {
      localStorage.setItem(KEY, JSON.stringify(tries));
    } catch {
      // a browser that keeps nothing: it is known until the page is left
    }
  }
}

export const progress = new Progress();
