// Whom the story is told to, and what of it concerns them.
import { wordsOf } from "../nouns";
import type { ChairView, Words } from "../wire";
import { isWords } from "../words.svelte";

/** Somebody who listens: the own seats, and the names of their animals. */
export interface Listening {
  seats: number[];
  animals: string[];
}

export function listening(game: string, chairs: readonly ChairView[], view: Record<string, unknown>): Listening {
  const seats = chairs.filter(({ yours }) => yours).map(({ seat }) => seat);
  const animals = Object.entries((view.animals ?? {}) as Record<string, { seat: string }>);
  const own = animals.filter(([, { seat }]) => seats.some((mine) => seat === `P${mine + 1}`));
  return { seats, animals: own.map(([name]) => wordsOf(game, "animal", name)?.key ?? name) };
}

/** Whether a sentence speaks of the listener, of a species or of an animal of theirs. */
export function concerns(words: Words, listener: Listening): boolean {
  if (listener.animals.includes(words.key)) return true;
  return Object.entries(words.args ?? {}).some(([name, value]) => isHis(name, value, listener));
}

function isHis(name: string, value: unknown, listener: Listening): boolean {
  if (isWords(value)) return concerns(value, listener);
  if (Array.isArray(value)) return value.some((item) => isHis(name, item, listener));
  return (name === "seat" || name === "owner") && listener.seats.includes(Number(value) - 1);
}
