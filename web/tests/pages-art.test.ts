import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LOOKS, lookOf, MOTIFS } from "../src/art/cards";
import { TRAIT_ICONS } from "../src/games/evolution/icons";

/** Names of cards and traits, from the words of a game. */
function named(game: string, form: RegExp): string[] {
  const text = readFileSync(`../src/tangledbank/games/${game.replaceAll("-", "_")}/words/en/game.ftl`, "utf8");
  return [...text.matchAll(form)].map(([, name]) => name!.replaceAll("-", "_"));
}
const CARDS = [
  ...named("evolution", /^evo-trait-([a-z-]+) =/gm),
  ...named("dominant-species", /^dom-card-([a-z-]+) =/gm),
  ...named("marine", /^mar-(?:card|trait)-(?!text-)([a-z-]+) =/gm),
];

test("every card and trait has a drawing of its own kind", () => {
  expect(CARDS.length).toBeGreaterThan(90);
  expect(CARDS.filter((name) => !(name in LOOKS) && !(name in TRAIT_ICONS))).toEqual([]);
});

test("every look names a drawing", () => {
  const motifs = Object.values(LOOKS).map(([motif]) => motif);
  expect(motifs.filter((motif) => !(motif in MOTIFS) && !(motif in TRAIT_ICONS))).toEqual([]);
  expect(lookOf("ice_age")).toEqual({ drawing: MOTIFS.crystal, ground: "ice" });
});
