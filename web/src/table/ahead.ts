// What an answer would certainly change, in words: counts as numbers, and what is so or not so as a sentence.
import { gameOf } from "../core/games";
import type { Change } from "../core/wire";
import { t } from "../core/words.svelte";

export interface ToldChange {
  place: string;
  text: string;
  /** Before and after, where something is counted. */
  counts: [number, number] | null;
}

const COUNTED: Record<string, string> = {
  points: "web-change-points",
  domination: "web-change-domination",
  defences: "web-change-defences",
};
/** What is not so any more, and what is so now. */
const STATES: Record<string, [string, string]> = {
  dominant: ["web-change-dominant-lost", "web-change-dominant"],
  endangered: ["web-change-safe", "web-change-endangered"],
};
/** How the keys of elements begin, in games that have values of elements. */
const ELEMENTS: Record<string, string> = { marine: "mar-element-" };

/** The changes that there are words for. */
export const toldChanges = (changes: readonly Change[], game: string): ToldChange[] =>
  changes.filter(({ what }) => what in COUNTED || what in STATES).map((change) => told(change, game));

function told({ place, who, what, before, after }: Change, game: string): ToldChange {
  const animal = gameOf(game).animal;
  const args = { who: animal ? t(animal + who) : who.toUpperCase() };
  const states = STATES[what];
  return {
    place: nameOf(place, what, game),
    text: t(states ? states[Number(after > before)]! : COUNTED[what]!, args),
    counts: states ? null : [before, after],
  };
}

/** A hex is its own name, an element has one, and boards have capital letters, as they are drawn. */
function nameOf(place: string, what: string, game: string): string {
  if (what === "domination") return t(`${ELEMENTS[game]}${place}`);
  return what === "defences" ? place.toUpperCase() : place;
}
