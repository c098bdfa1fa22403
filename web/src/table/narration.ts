// What a screen reader is told of what happened: all of it, or of very much what matters most to whoever listens.
import { gameOf } from "../core/games";
import type { ChairView, Words } from "../core/wire";
import { isWords } from "../core/words.svelte";
import { gathered, type Line } from "./log";

/** So many lines at once can be listened to; the others stand in the log. */
export const MOST_TOLD = 12;

/** Somebody who listens: the own seats, and the names of their animals. */
export interface Listening {
  seats: number[];
  animals: string[];
}

/** What is to be told from a place of the story on, and how many lines are not. */
export interface Telling {
  lines: Line[];
  omitted: number;
}

export function listening(game: string, chairs: readonly ChairView[], view: Record<string, unknown>): Listening {
  const seats = chairs.filter(({ yours }) => yours).map(({ seat }) => seat);
  const animals = Object.entries((view.animals ?? {}) as Record<string, { seat: string }>);
  const own = animals.filter(([, { seat }]) => seats.some((mine) => seat === `P${mine + 1}`));
  return { seats, animals: own.map(([name]) => `${gameOf(game).animal}${name}`) };
}

/** Whether a sentence speaks of the listener, of a species or of an animal of his. */
export function concerns(words: Words, listener: Listening): boolean {
  if (listener.animals.includes(words.key)) return true;
  return Object.entries(words.args ?? {}).some(([name, value]) => isHis(name, value, listener));
}

function isHis(name: string, value: unknown, listener: Listening): boolean {
  if (isWords(value)) return concerns(value, listener);
  if (Array.isArray(value)) return value.some((item) => isHis(name, item, listener));
  return (name === "seat" || name === "owner") && listener.seats.includes(Number(value) - 1);
}

/** Everything that concerns the listener, and of the rest what came last. */
export function telling(story: Words[], from: number, listener: Listening): Telling {
  const all = gathered(story, from);
  const others = all.filter(({ words }) => !concerns(words, listener));
  const kept = Math.max(0, MOST_TOLD - (all.length - others.length));
  const left = new Set(others.slice(0, Math.max(0, others.length - kept)));
  return { lines: all.filter((line) => !left.has(line)), omitted: left.size };
}
