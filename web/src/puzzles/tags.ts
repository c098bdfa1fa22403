// What puzzles are called that are alike: keys of words, literally.
import type { PuzzleTitle } from "../core/wire";

export const LEVELS: Readonly<Record<number, string>> = {
  1: "puzzle-level-1",
  2: "puzzle-level-2",
  3: "puzzle-level-3",
  4: "puzzle-level-4",
  5: "puzzle-level-5",
};

export const IDEAS: Readonly<Record<string, string>> = {
  quiet: "puzzle-idea-quiet",
  wide: "puzzle-idea-wide",
  only: "puzzle-idea-only",
  ahead: "puzzle-idea-ahead",
  behind: "puzzle-idea-behind",
  early: "puzzle-idea-early",
  late: "puzzle-idea-late",
};

/** Which puzzles are wanted; 0 and nothing mean all of them. */
export interface Wish {
  level: number;
  tag: string;
}

export function wishOf(search: URLSearchParams): Wish {
  return { level: Number(search.get("level") ?? 0), tag: search.get("tag") ?? "" };
}

/** The wish as an end of an address. */
export function queryOf({ level, tag }: Wish): string {
  const found = new URLSearchParams({ ...(level && { level: String(level) }), ...(tag && { tag }) }).toString();
  return found && `?${found}`;
}

export const fitting = (puzzles: readonly PuzzleTitle[], { level, tag }: Wish): PuzzleTitle[] =>
  puzzles.filter((one) => (!level || one.level === level) && (!tag || one.tags.includes(tag)));

/** All tags of some puzzles, sections of the rules by their numbers. */
export function tagsOf(puzzles: readonly PuzzleTitle[]): { sections: string[]; ideas: string[] } {
  const all = new Set(puzzles.flatMap(({ tags }) => tags));
  const sections = [...all].filter((tag) => !(tag in IDEAS));
  sections.sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
  return { sections, ideas: Object.keys(IDEAS).filter((tag) => all.has(tag)) };
}

/** The first one after another that was not tried yet; if all were, simply the next one. */
export function nextOf(
  puzzles: readonly PuzzleTitle[],
  after: string,
  tried: (id: string) => boolean,
): PuzzleTitle | null {
  const at = puzzles.findIndex(({ id }) => id === after);
  const order = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(at, 0))];
  return order.find(({ id }) => !tried(id)) ?? order[0] ?? null;
}

const DAY_MS = 86_400_000;
/** Days of the calendar where the reader is, counted from any day: python's date.toordinal(). */
const FIRST_DAY = 719_163;
export function dayOf(now: Date): number {
  return Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY_MS) + FIRST_DAY;
}

/** The puzzle of a day. */
export const ofDay = (puzzles: readonly PuzzleTitle[], day: number): PuzzleTitle | null =>
  puzzles[day % Math.max(puzzles.length, 1)] ?? null;
