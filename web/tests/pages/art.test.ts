import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { lookOf, looksOf, MOTIFS } from "../../src/art/cards";
import { TRAIT_ICONS } from "../../src/art/traits";

/** Names of cards and traits, from the words of a game. */
function named(game: string, form: RegExp): string[] {
  const text = readFileSync(`../src/tangledbank/games/${game.replaceAll("-", "_")}/words/en/game.ftl`, "utf8");
  return [...text.matchAll(form)].map(([, name]) => name!.replaceAll("-", "_"));
}
const CARDS: [string, number, string[]][] = [
  ["evolution", 17, named("evolution", /^evo-trait-([a-z-]+) =/gm)],
  ["dominant-species", 26, named("dominant-species", /^dom-card-([a-z-]+) =/gm)],
  ["marine", 50, named("marine", /^mar-(?:card|trait)-(?!text-)([a-z-]+) =/gm)],
];

test.each(CARDS)("every card and trait of %s has a drawing of its own kind", (game, least, cards) => {
  expect(cards.length).toBeGreaterThanOrEqual(least);
  const looks = looksOf(game);
  expect(cards.filter((name) => !(name in looks))).toEqual([]);
  const motifs = Object.values(looks).map(([motif]) => motif);
  expect(motifs.filter((motif) => !(motif in MOTIFS) && !(motif in TRAIT_ICONS))).toEqual([]);
});

test("a card of a game that brings no drawings has a leaf", () => {
  expect(lookOf("dominant-species", "ice_age")).toEqual({ drawing: MOTIFS.crystal, ground: "ice" });
  expect(lookOf("acorns", "oak")).toEqual({ drawing: MOTIFS.leaf, ground: "life" });
});
