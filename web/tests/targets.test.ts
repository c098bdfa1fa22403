import { describe, expect, it } from "vitest";
import { fits, kindOf, narrowed, spokenOf, targets, tokensOf, wished } from "../src/core/targets";
import type { OptionView } from "../src/core/wire";

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
    ["d3", "hex"],
    ["d3.se", "corner"],
    ["glaciation-2", "space"],
    ["horns+1", "card"],
    ["pack_hunting-3b", "card"],
    ["aa", "letters"],
    ["P2", "seat"],
    ["3", "number"],
    ["insect", "word"],
  ])("%s is a %s", (token, kind) => expect(kindOf(token)).toBe(kind));
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
  it("asks for the answer that was meant", () => {
    expect(wished(options("glaciate c4", "glaciate c5"), [], "d3")).toBe("glaciate d3");
    expect(wished(GROW, ["horns+1"], "c")).toBe("trait horns+1 c");
    expect(wished(options("attack a b"), [], "c")).toBe("attack a c");
  });
  it("has nothing to ask where nothing like it is asked for", () => {
    expect(wished(options("glaciate c4"), [], "horns+1")).toBeNull();
  });
});
