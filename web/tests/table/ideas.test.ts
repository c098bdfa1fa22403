import { expect, test } from "vitest";
import type { Idea } from "../../src/core/table/table.svelte";
import { worthOf } from "../../src/table/question/ideas";

const idea = (score: number): Idea => ({ action: "pass", visits: 9, value: 0.5, score, why: null });

test("a hint's later ideas are behind the best one or about as good, whatever the estimates say", () => {
  const [best, more, less, near] = [idea(168.2), idea(174), idea(160.6), idea(167.9)];
  expect([best, more, less, near].map((one) => worthOf(one, best))).toEqual([
    { key: "web-idea-score", args: { n: 168 } },
    { key: "web-idea-equal", args: {} },
    { key: "web-idea-less", args: { n: 7 } },
    { key: "web-idea-equal", args: {} },
  ]);
});
