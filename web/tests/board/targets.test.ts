import { describe, expect, it } from "vitest";
import { actionsOf } from "../../src/core/catalogue.svelte";
import { fits, narrowed, spokenOf, targets, thingsOf, tokensOf, attempted } from "../../src/core/board/targets";
import type { OptionView } from "../../src/core/wire";
import { nounOf } from "../../src/core/nouns";
import { needGame, speak } from "../../src/core/words.svelte";

const options = (...actions: string[]): OptionView[] =>
  actions.map((action) => ({ action, label: { key: action, args: {} } }));

const GROW = options("trait horns+1 a", "trait horns+1 b", "grow horns+1 a body", "grow horns+1 a population", "end");

describe("what an action points at", () => {
  it.each([
    ["feed a", ["a"]],
    ["attack a c climbing,horns", ["a", "c", "climbing", "horns"]],
    ["end", []],
  ])("%s", (action, tokens) => expect(tokensOf(action)).toEqual(tokens));

  it.each([
    ["dominant-species", "glaciate d3", "hex"],
    ["dominant-species", "corner d3.se", "corner"],
    ["dominant-species", "compete d3 bird", "hex animal"],
    ["dominant-species", "cubes 3", "number"],
    ["marine", "dominate sun", "element"],
    ["marine", "space glaciation-2", "space"],
    ["evolution", "trait pack_hunting-3 aa", "card species"],
    ["evolution", "attack a b", "species species"],
    ["evolution", "attack a b climbing,horns", "species species trait trait"],
    ["evolution", "first P2", "seat"],
    ["evolution", "end", ""],
    ["acorns", "bury 3", ""],
  ])("of %s by %s: %s", (game, action, kinds) => {
    const things = thingsOf(action, actionsOf(game));
    expect(things.map(({ kind }) => kind).join(" ")).toBe(kinds);
    expect(things.map(({ token }) => token)).toEqual(tokensOf(action));
  });
  it("says where it lies, if that must be said", () => {
    const placed = (action: string) => thingsOf(action, actionsOf("marine")).map(({ token, at }) => [token, at]);
    expect(placed("exchange sun worms")).toEqual([
      ["sun", "display"],
      ["worms", "bag"],
    ]);
    expect(placed("feed regression sun")).toEqual([
      ["regression", ""],
      ["sun", "regression"],
    ]);
  });
});

it("a question speaks of the hexes, corners and species in it", () => {
  const tile = (hex: string) => ({ key: "dom-tile", args: { hex, terrain: { key: "dom-terrain-sea", args: {} } } });
  const move = { key: "dom-prompt-movecubes", args: { n: 3, source: tile("d3"), target: tile("e4") } };
  expect(spokenOf(move)).toEqual(["d3", "e4"]);
  expect(
    spokenOf({
      key: "evo-prompt-store",
      args: { most: 2, species: { key: "evo-species", args: { owner: 1, board: "c" } } },
    }),
  ).toEqual(["c"]);
});

describe("narrowing", () => {
  it("keeps what points at everything picked", () => {
    expect(narrowed(GROW, ["horns+1", "a"]).map(({ action }) => action)).toEqual([
      "trait horns+1 a",
      "grow horns+1 a body",
      "grow horns+1 a population",
    ]);
  });
  it("counts a token as often as it is named", () => {
    expect(fits("move a a", ["a", "a"])).toBe(true);
    expect(fits("move a b", ["a", "a"])).toBe(false);
  });
  it("lights what can come next", () => {
    expect([...targets(GROW, ["horns+1", "a"])].sort()).toEqual(["body", "population"]);
    expect([...targets(GROW, [])].sort()).toEqual(["a", "b", "body", "horns+1", "population"]);
  });
});

describe("why not", () => {
  const asked = (game: string, given: OptionView[], picked: string[], token: string, kind: string) =>
    attempted(given, picked, { token, kind }, actionsOf(game));
  it("asks for the answer that was meant", () => {
    expect(asked("dominant-species", options("glaciate c4", "glaciate c5"), [], "d3", "hex")).toBe("glaciate d3");
    expect(asked("evolution", GROW, ["horns+1"], "c", "species")).toBe("trait horns+1 c");
    expect(asked("evolution", options("attack a b"), [], "c", "species")).toBe("attack a c");
  });
  it("has nothing to ask where nothing like it is asked for", () => {
    expect(asked("dominant-species", options("glaciate c4"), [], "blight", "card")).toBeNull();
    expect(asked("acorns", options("bury 3"), [], "oak", "tree")).toBeNull();
  });
});

it("things have the names that the server says: of a card with its food, of a space with its number", async () => {
  await speak("en");
  for (const game of ["evolution", "marine"]) await needGame(game);
  expect(nounOf("evolution", "card", "pack_hunting-3")).toBe("Pack Hunting −3");
  expect(nounOf("evolution", "species", "c")).toBe("C");
  expect(nounOf("marine", "space", "speciation-2")).toBe("Speciation 2");
  expect(nounOf("chess", "piece", "white_king")).toBe("white king");
});
