import { describe, expect, it } from "vitest";
import { gameOf } from "../../src/core/games";
import { panelsOf, readable, rowsOf } from "../../src/games/generic/panels";

describe("the panels of a view", () => {
  it("gives every seat its part of the lists that have one item for each player", () => {
    const { shared, seats } = panelsOf({ heap: 7, taken: [2, 3], buried: [1, null] }, 2);
    expect(shared).toEqual([["heap", 7]]);
    expect(seats).toEqual([
      [
        ["taken", 2],
        ["buried", 1],
      ],
      [
        ["taken", 3],
        ["buried", null],
      ],
    ]);
  });
  it("spreads the fields of a seat that is an object", () => {
    expect(panelsOf({ players: [{ hand: 1 }, { hand: 2 }] }, 2).seats).toEqual([[["hand", 1]], [["hand", 2]]]);
  });
  it("leaves lists of another length to all", () => {
    expect(panelsOf({ deck: ["a", "b", "c"] }, 2).shared).toEqual([["deck", ["a", "b", "c"]]]);
  });
});

describe("a list of things", () => {
  it("is a table if all have the same parts", () => {
    expect(rowsOf([{ tree: "ash" }, { tree: "oak" }])).toEqual([{ tree: "ash" }, { tree: "oak" }]);
  });
  it("is none otherwise", () => {
    expect([[], [{ tree: "ash" }, { hex: "c4" }], ["ash"], "ash", null].map(rowsOf)).toEqual(Array(5).fill(undefined));
  });
});

it("does not repeat what the table says", () => {
  expect(panelsOf({ waiting: ["P1"], over: false, heap: 7 }, 2).shared).toEqual([["heap", 7]]);
});

it("names are written as people write", () => expect(readable("food_bank-2")).toBe("Food bank 2"));

describe("a game that the client does not know", () => {
  it("hides its seats from each other on a shared device", () => expect(gameOf("acorns").secret).toBe(true));
  it("is not mistaken for what every object has", () => expect(gameOf("constructor").words).toEqual([]));
});
