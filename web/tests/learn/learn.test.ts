import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Lesson, LessonPart, LessonStep } from "../../src/core/wire";
import {
  answersIn,
  askedAt,
  complete,
  dueAt,
  isProblem,
  leads,
  objectionTo,
  resumedAt,
  startsOf,
} from "../../src/learn/lesson";
import { addressOf, nextOf, stepsOf } from "../../src/learn/lessons";

const read: LessonStep = { points: [], text: "read", expects: null, others: [], wrong: {} };
const LESSON: LessonPart = {
  seat: 0,
  record: "tangledbank record 1\nplayers 2\n\n1 P1 food horns+1\n2 P2 food ambush+0\n= 00\n",
  steps: [
    read,
    {
      ...read,
      points: ["a"],
      expects: "feed a",
      others: [
        [1, "feed b"],
        [1, "done"],
      ],
    },
    read,
    read,
    { ...read, points: ["a"], expects: "attack a b", wrong: { "": "no", attack: "not-yet", "attack c": "not-c" } },
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

describe("a problem", () => {
  const [problem] = LESSON.steps.filter(isProblem);
  it("says of every other answer what is wrong with it, as exactly as it can", () => {
    const told = ["attack c b", "attack b a", "feed a"].map((action) => objectionTo(problem!, action));
    expect(told).toEqual(["not-c", "not-yet", "no"]);
  });
  it("is no step that only waits for an answer", () => {
    expect(isProblem(LESSON.steps[1]!)).toBe(false);
    expect(objectionTo(LESSON.steps[1]!, "feed b")).toBe("");
  });
});

describe("the lessons of a game", () => {
  const lesson: Lesson = { game: "chess", name: "forks", title: "forks", parts: [LESSON, LESSON] };
  it("have an address for each part", () => {
    expect(addressOf(lesson)).toBe("/learn/chess/forks");
    expect(addressOf(lesson, 1, "x1")).toBe("/learn/chess/forks?part=2&table=x1");
  });
  it("count their steps over all parts", () => expect(stepsOf(lesson, 1)).toEqual({ before: 6, all: 12 }));
  it("come one after the other", () => {
    const lessons = ["first", "forks"].map((name) => ({ name, title: name }));
    expect(nextOf(lessons, "first")?.name).toBe("forks");
    expect(nextOf(lessons, "forks")).toBeUndefined();
  });
});

describe.each(["evolution", "dominant_species", "marine"])("every lesson of %s", (game) => {
  const folder = `../src/tangledbank/games/${game}/words/lessons`;
  const lessons = readdirSync(folder).map((file) => JSON.parse(readFileSync(`${folder}/${file}`, "utf-8")) as Lesson);
  it("has an answer due at every ply up to its end", () => {
    for (const part of lessons.flatMap(({ parts }) => parts)) {
      const starts = startsOf(part);
      for (let ply = starts[0]!; ply < starts.at(-1)!; ply += 1) {
        const step = part.steps[askedAt(starts, ply)]!;
        expect(ply === starts[askedAt(starts, ply)] ? step.expects : dueAt(part, starts, ply)).toBeTruthy();
      }
    }
  });
});
