// Which pieces a line of the story speaks of: its words name hexes, corners, spaces, species, animals, cards and seats.
import { namedBy } from "../nouns";
import type { Words } from "../wire";
import { isWords } from "../words.svelte";
import { MOST_PLAYERS, seatName } from "./stage";

/** Arguments whose value is the name of a piece as it is. */
const PLACES = new Set(["hex", "corner", "board", "source", "target"]);
/** Arguments that say whose something is. */
const SEATS = new Set(["seat", "owner"]);
const PLAYERS = new Set(Array.from({ length: MOST_PLAYERS }, (_, seat) => seatName(seat)));
/** Kinds of things that have a piece of their own. */
const PIECES = new Set(["animal", "card", "trait", "space"]);

/** The thing that these words name: `mar-card-gene-expression` is `gene_expression`. */
export const thingOf = (words: unknown): string => (isWords(words) ? (namedBy(words)?.token ?? "") : "");

export const placesOf = (words: Words): string[] => [...new Set(found(words))];

/** The same without who acted: that is not what has changed. */
export const changedBy = (words: Words): string[] =>
  placesOf(words).filter((place) => !PLAYERS.has(place) && place !== thingOf(words.args?.animal));

/** What is named within comes first: a card with its food is the trait on it. */
function found(words: Words): string[] {
  const within = Object.entries(words.args ?? {}).flatMap(([name, value]) => named(name, value));
  const noun = within.length ? null : namedBy(words);
  return noun && PIECES.has(noun.kind) ? [noun.token] : within;
}

function named(name: string, value: unknown): string[] {
  if (isWords(value)) return found(value);
  if (Array.isArray(value)) return value.flatMap((item) => named(name, item));
  if (SEATS.has(name)) return typeof value === "number" ? [seatName(value - 1)] : [];
  return PLACES.has(name) && typeof value === "string" ? [value] : [];
}
