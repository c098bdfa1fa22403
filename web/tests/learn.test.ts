import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Lesson } from "../src/core/wire";
import { answersIn, askedAt, complete, dueAt, leads, resumedAt, startsOf } from "../src/learn/lesson";

const words = { key: "lesson", args: {} };
const read = { points: [], text: words, expects: null, others: [] };
const LESSON: Lesson = {
  game: "evolution",
  seat: 0,
  record: "tangledbank record 1\nplayers 2\n\n1 P1 food horns+1\n2 P2 food ambush+0\n= 00\n",
  steps: [
    read,
    {
      points: ["a"],
      text: words,
      expects: "feed a",
      others: [
        [1, "feed b"],
        [1, "done"],
      ],
    },
    read,
    read,
    { points: ["a"], text: words, expects: "attack a b", others: [] },
    read,
  ],
};
const STARTS = startsOf(LESSON);

describe("a lesson", () => {
  it("begins where its record ends", () => expect(answersIn(LESSON.record)).toBe(2));
  it("knows the ply of each step", () => expect(STARTS).toEqual([2, 2, 5, 5, 5, 6, 6]));
  it("knows which step waits for an answer", () => {
    expect([2, 3, 4, 5, 6].map((ply) => askedAt(STARTS, ply))).toEqual([1, 1, 1, 4, 6]);
  });
  it("goes on where it was left", () => {
    expect([2, 3, 5, 6].map((ply) => resumedAt(STARTS, ply))).toEqual([0, 1, 2, 5]);
  });
  it("answers for the other seats, and only for them", () => {
    expect([2, 3, 4, 5, 6].map((ply) => dueAt(LESSON, STARTS, ply))).toEqual([
      null,
      [1, "feed b"],
      [1, "done"],
      null,
      null,
    ]);
  });
  it("lets through what leads to the expected answer", () => {
    expect(leads("attack a b", [], "b")).toBe(true);
    expect(leads("attack a b", ["b"], "a")).toBe(true);
    expect(leads("attack a b", ["b"], "b")).toBe(false);
    expect(leads("attack a b", [], "c")).toBe(false);
    expect(leads(null, [], "a")).toBe(false);
    expect(complete("attack a b", ["b"])).toBe(false);
    expect(complete("attack a b", ["b", "a"])).toBe(true);
  });
});

describe.each(["evolution", "dominant-species", "marine"])("the lesson of %s", (game) => {
  const lesson = JSON.parse(
    readFileSync(`../src/tangledbank/games/${game.replaceAll("-", "_")}/words/lesson.json`, "utf-8"),
  ) as Lesson;
  const starts = startsOf(lesson);
  it("has an answer due at every ply up to its end", () => {
    for (let ply = starts[0]!; ply < starts.at(-1)!; ply += 1) {
      const step = lesson.steps[askedAt(starts, ply)]!;
      const asked = ply === starts[askedAt(starts, ply)] ? step.expects : dueAt(lesson, starts, ply);
      expect(asked).toBeTruthy();
    }
  });
});
