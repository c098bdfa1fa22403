import { describe, expect, it } from "vitest";
import { shared } from "../../src/core/connection/shared";

const before = () => ({
  ply: 1,
  tiles: { c4: { cubes: { mammal: 2 } }, d5: { cubes: {} } },
  hand: ["horns+1", "fertile-2"],
  won: null as number[] | null,
});

describe("a new view", () => {
  it("that says the same is the old one", () => {
    const old = before();
    expect(shared(old, before())).toBe(old);
  });

  it("keeps the parts that did not change, and has the ones that did", () => {
    const old = before();
    const fresh = before();
    fresh.ply = 2;
    fresh.tiles.c4.cubes.mammal = 3;
    const made = shared(old, fresh);
    expect(made).toEqual({ ...before(), ply: 2, tiles: { c4: { cubes: { mammal: 3 } }, d5: { cubes: {} } } });
    expect(made.tiles.d5).toBe(old.tiles.d5);
    expect(made.hand).toBe(old.hand);
    expect(made.tiles.c4).not.toBe(old.tiles.c4);
    expect(old).toEqual(before());
  });

  it.each([
    [["a", "b"], ["a"]],
    [["a"], ["a", "b"]],
    [
      ["a", "b"],
      ["b", "a"],
    ],
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ 0: "a" }, ["a"]],
    [{ a: null }, { a: {} }],
    [{ a: {} }, { a: null }],
    [null, {}],
    [0, false],
  ])("is told from the old one: %j, %j", (old, fresh) => {
    const wanted: unknown = structuredClone(fresh);
    const made = shared(old, fresh);
    expect(made).toEqual(wanted);
    expect(made).not.toBe(old);
    expect(Object.keys(made ?? {})).toEqual(Object.keys(wanted ?? {}));
  });
});
