// What a game declares about its events: how much they matter, how they look and how they sound. A game without a file
// `games/NAME/happenings.ts` is told by its words and by what changes on its board.
import type { Motion } from "../../motion/motions";
import type { Sound } from "../notices/sounds";
import type { Words } from "../wire";

/** One answer as it is shown: what was, what is, and the lines of the story between. */
export interface Beat {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  lines: Words[];
}

export interface Happenings {
  /** How much an event matters when much happened, by its name; one that is not here is left out first. */
  weights: Record<string, number>;
  /** Events whose numbers add up to one line: points of an animal. */
  sums: string[];
  sounds: Record<string, Sound>;
  /** What moves on the board because of a line. */
  motions: (line: Words, beat: Beat) => Motion[];
}

export const PLAIN: Happenings = { weights: {}, sums: [], sounds: {}, motions: () => [] };

const FOUND = import.meta.glob<{ default: Happenings }>("../../games/*/happenings.ts");

export async function happeningsOf(game: string): Promise<Happenings> {
  const load = FOUND[`../../games/${game}/happenings.ts`];
  return load ? (await load()).default : PLAIN;
}

/** `dom-event-pawn-back` is `pawn-back`. */
export const eventOf = ({ key }: Words): string => key.replace(/^.*?-event-/, "");
