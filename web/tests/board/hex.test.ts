import { describe, expect, it } from "vitest";
import { centre, cornerAt, labels, outline } from "../../src/core/board/hex";

const EARTH = [4, 5, 6, 7, 6, 5, 4];
const close = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y) < 1e-9;

describe("hexes", () => {
  it("has 37 places, columns from the left, numbers from the top", () => {
    expect(labels(EARTH)).toHaveLength(37);
    expect(labels(EARTH).slice(0, 5)).toEqual(["a1", "a2", "a3", "a4", "b1"]);
  });
  it("puts the middle in the middle", () => {
    expect(close(centre("d4", EARTH), { x: 0, y: 0 })).toBe(true);
  });
  it("has neighbours at the same distance", () => {
    for (const other of ["d3", "d5", "c3", "c4", "e3", "e4"]) {
      const { x, y } = centre(other, EARTH);
      expect(Math.hypot(x, y)).toBeCloseTo(Math.sqrt(3));
    }
  });
  it("knows that hexes share corners", () => {
    expect(close(cornerAt("d4.e", EARTH), cornerAt("e3.sw", EARTH))).toBe(true);
    expect(close(cornerAt("d4.e", EARTH), cornerAt("e4.nw", EARTH))).toBe(true);
    expect(close(cornerAt("d4.se", EARTH), cornerAt("d5.ne", EARTH))).toBe(true);
  });
  it("outlines a hex with six points", () => {
    expect(outline({ x: 0, y: 0 }).split(" ")).toHaveLength(6);
  });
});
