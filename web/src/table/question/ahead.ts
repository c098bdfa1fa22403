// What an answer would certainly change, in words: counts as numbers, and what is so or not so as a sentence.
import { nounOf } from "../../core/nouns";
import type { Change } from "../../core/wire";
import { t } from "../../core/words.svelte";

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
  matching: "web-change-matching",
};
/** Told after all others: of these there are many. */
const LAST = "matching";
/** What is not so any more, and what is so now. */
const STATES: Record<string, [string, string]> = {
  dominant: ["web-change-dominant-lost", "web-change-dominant"],
  endangered: ["web-change-safe", "web-change-endangered"],
};
/** What sorts of things the place is and who it concerns, where it is not an animal on a hex. */
const KINDS: Record<string, [string, string]> = { domination: ["element", "animal"], defences: ["species", "species"] };

/** The changes that there are words for, the weightiest first. */
export const toldChanges = (changes: readonly Change[], game: string): ToldChange[] =>
  changes
    .filter(({ what }) => what in COUNTED || what in STATES)
    .sort((one, other) => Number(one.what === LAST) - Number(other.what === LAST))
    .map((change) => told(change, game));

function told({ place, who, what, before, after }: Change, game: string): ToldChange {
  const [where, whose] = KINDS[what] ?? ["hex", "animal"];
  const states = STATES[what];
  return {
    place: nounOf(game, where, place),
    text: t(states ? states[Number(after > before)]! : COUNTED[what]!, { who: nounOf(game, whose, who) }),
    counts: states ? null : [before, after],
  };
}
