// An explanation lies beside its piece and the neighbours of that, never over them.
import { describe, expect, it } from "vitest";
import { around, placed, type Area } from "../src/core/explain.svelte";

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const SIZE = { width: 320, height: 160 };
const at = (left: number, top: number, width: number, height: number): Area => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

function apart(near: Area, size: typeof SIZE, screen: typeof DESK): boolean {
  const { left, top } = placed(near, size, screen);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(left + size.width).toBeLessThanOrEqual(screen.width);
  return left >= near.right || left + size.width <= near.left || top >= near.bottom || top + size.height <= near.top;
}

describe("the explanation of a hex", () => {
  it.each([
    ["in the middle of a desk", 500, 450],
    ["at its top", 500, 60],
    ["at its bottom", 500, 790],
    ["in its corner", 5, 5],
  ])("leaves the hexes beside it free %s", (_, x, y) => {
    expect(apart(around(at(x, y, 100, 87), 1), SIZE, DESK)).toBe(true);
  });

  it.each([90, 300, 500])("does so on a phone, %i from the top", (y) => {
    expect(apart(around(at(150, y, 54, 47), 1), SIZE, PHONE)).toBe(true);
  });
});

it("without room on any side it goes where most of it is", () => {
  const { top } = placed(at(0, 20, 390, 800), SIZE, PHONE);
  expect(top).toBe(PHONE.height - SIZE.height - 8);
});
