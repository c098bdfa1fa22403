import { expect, it } from "vitest";
import { ranked, share } from "../../src/table/end/result";

it("lists whoever has won first, also where the tie was broken", () => {
  expect(ranked([90, 100, 100, 7], [2])).toEqual([2, 1, 0, 3]);
  expect(ranked([5, 9, 9], [1, 2])).toEqual([1, 2, 0]);
});

it("measures bars by the best", () => {
  const scores = [121, 100, 92];
  expect(scores.map((score) => Math.round(share(score, scores)))).toEqual([100, 83, 76]);
});

it("has no bar for nothing or less", () => {
  expect([share(0, [0, 0]), share(-3, [-3, 5]), share(-3, [-3, -1])]).toEqual([0, 0, 0]);
});
