// What a screen reader is told of what happened: all of it, or of very much what matters most to whoever listens.
import { concerns, type Listening } from "../../core/story/listening";
import type { Words } from "../../core/wire";
import { gathered, type Line } from "./log";

/** So many lines at once can be listened to; the others stand in the log. */
export const MOST_TOLD = 12;

/** What is to be told from a place of the story on, and how many lines are not. */
export interface Telling {
  lines: Line[];
  omitted: number;
}

/** Everything that concerns the listener, and of the rest what came last. */
export function telling(story: Words[], from: number, listener: Listening): Telling {
  const all = gathered(story, from);
  const others = all.filter(({ words }) => !concerns(words, listener));
  const kept = Math.max(0, MOST_TOLD - (all.length - others.length));
  const left = new Set(others.slice(0, Math.max(0, others.length - kept)));
  return { lines: all.filter((line) => !left.has(line)), omitted: left.size };
}
