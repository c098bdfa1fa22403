import { beforeEach, expect, test } from "vitest";
import { placedAmong } from "../../src/core/board/explain.svelte";
import { explain, explains, explanationOf, isExplained, setExplains } from "../../src/learn/explained.svelte";

const area = (left: number, top: number, wide = 40) => ({ left, top, right: left + wide, bottom: top + 40 });

beforeEach(() => setExplains(true));

test("a question is explained under its own key", () => {
  expect(explanationOf({ key: "mar-prompt-taketurn", args: { animal: "fish" } })).toBe("mar-first-taketurn");
});

test("every kind is explained once, on this device", () => {
  explain("evo-first-food");
  expect([isExplained("evo-first-food"), isExplained("evo-first-cards")]).toEqual([true, false]);
  expect(localStorage.getItem("tangledbank-explained")).toBe('["evo-first-food"]');
});

test("whoever wants no explanations gets none, until they are wanted again", () => {
  explain("evo-first-food");
  setExplains(false);
  expect([explains(), isExplained("evo-first-cards")]).toEqual([false, true]);
  setExplains(true);
  expect([explains(), isExplained("evo-first-food")]).toEqual([true, false]);
});

test("of several pieces that one is chosen beside which nothing is covered", () => {
  const near = [area(200, 200), area(600, 600)];
  const size = { width: 120, height: 80 };
  const crowd = [area(100, 80, 400), area(100, 250, 400), area(20, 190, 150), area(260, 190, 150)];
  const at = placedAmong(near, size, { width: 800, height: 800 }, near, crowd);
  expect(at.top).toBeGreaterThan(480);
  expect(placedAmong([near[0]!], size, { width: 800, height: 800 }, near, crowd).top).toBeLessThan(400);
});
