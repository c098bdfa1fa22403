// Which pieces a line of the story speaks of: its words name hexes, corners, spaces, species, animals, cards and seats.
import { seatName } from "./stage";
import type { Words } from "../wire";
import { isWords } from "../words.svelte";

/** Arguments whose value is the name of a piece as it is. */
const PLACES = new Set(["hex", "corner", "board", "source", "target"]);
/** Things that have a piece of their own, as their keys name them: `dom-animal-bird` is `bird`. */
const THING = /^[a-z]+-(?:animal|card|trait)-(.+)$/;
const SECTION = /^[a-z]+-section-(.+)$/;

/** The name of what a key stands for: `mar-card-gene-expression` is `gene_expression`. */
export const thingOf = (words: unknown): string =>
  isWords(words) ? (/^[a-z]+-[a-z]+-(.+)$/.exec(words.key)?.[1] ?? "").replaceAll("-", "_") : "";

/** The token of a space: `speciation-3`. */
export function spaceOf({ args }: Words): string {
  const section = isWords(args.section) ? (SECTION.exec(args.section.key)?.[1] ?? "") : "";
  return section && `${section}-${String(args.n)}`;
}

export const placesOf = (words: Words): string[] => [...new Set(found(words))];

/** The same without who acted: that is not what has changed. */
export const changedBy = (words: Words): string[] =>
  placesOf(words).filter((place) => !/^P\d$/.test(place) && place !== thingOf(words.args?.animal));

function found(words: Words): string[] {
  if (words.key.endsWith("-space")) return [spaceOf(words)].filter(Boolean);
  const own = THING.test(words.key) ? [thingOf(words)] : [];
  return [...own, ...Object.entries(words.args ?? {}).flatMap(([name, value]) => named(name, value))];
}

function named(name: string, value: unknown): string[] {
  if (isWords(value)) return found(value);
  if (Array.isArray(value)) return value.flatMap((item) => named(name, item));
  if (name === "seat" || name === "owner") return typeof value === "number" ? [seatName(value - 1)] : [];
  return PLACES.has(name) && typeof value === "string" ? [value] : [];
}
