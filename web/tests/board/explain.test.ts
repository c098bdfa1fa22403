// An explanation lies beside its piece and the neighbours of that, never over them.
import { describe, expect, it } from "vitest";
import { around, placed, type Area } from "../../src/core/board/explain.svelte";

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

describe("what can be chosen stays free", () => {
  const near = around(at(600, 400, 100, 87), 1);
  const covers = (open: Area[]): number => {
    const { left, top } = placed(near, SIZE, DESK, open);
    return open.filter((one) => left < one.right && left + 320 > one.left && top < one.bottom && top + 160 > one.top)
      .length;
  };
  const above = at(600, 200, 100, 87);
  const below = at(600, 600, 100, 87);

  it("below, if it is above", () => expect(covers([above])).toBe(0));
  it("at a side, if it is above and below", () => expect(covers([above, below])).toBe(0));
  it("along a side, if it is in the middle of each", () =>
    expect(covers([above, below, at(820, 480, 60, 20), at(440, 480, 60, 20)])).toBe(0));
  it("as much as can be, if it is everywhere", () => {
    const all = Array.from({ length: 14 }, (_, k) => Array.from({ length: 9 }, (_, n) => at(k * 100, n * 100, 90, 90)));
    const everywhere = all.flat();
    const usual = placed(near, SIZE, DESK);
    const { left, top } = placed(near, SIZE, DESK, [...everywhere, at(usual.left, usual.top, 320, 160)]);
    expect([left, top]).not.toEqual([usual.left, usual.top]);
  });
});

it("without room on any side it goes where most of it is", () => {
  const { top } = placed(at(0, 20, 390, 800), SIZE, PHONE);
  expect(top).toBe(PHONE.height - SIZE.height - 8);
});
