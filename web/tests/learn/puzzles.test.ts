// Puzzles: which comes next, which is that of the day, and how tries in a row are counted.
import { describe, expect, it, vi } from "vitest";
import type { PuzzleTry } from "../../src/core/wire";
import { daysInRow, joined, nameOfDay, progress, streaks } from "../../src/puzzles/progress.svelte";
import type { Source } from "../../src/puzzles/source";
import { PuzzleStage } from "../../src/puzzles/stage.svelte";
import { dayOf, fitting, nextOf, ofDay, queryOf, tagsOf, wishOf } from "../../src/puzzles/tags";

const puzzle = (id: string, level: number, ...tags: string[]) => ({ id, level, tags });
const PUZZLES = [puzzle("a", 1, "DS-10"), puzzle("b", 3, "DS-9", "quiet"), puzzle("c", 3, "DS-9", "wide")];
const tried = (puzzle: string, right: boolean, at: number, game = "g"): PuzzleTry => ({ game, puzzle, right, at });

describe("choosing", () => {
  it("takes those of a level and with a tag", () => {
    expect(fitting(PUZZLES, { level: 3, tag: "" }).map(({ id }) => id)).toEqual(["b", "c"]);
    expect(fitting(PUZZLES, { level: 0, tag: "quiet" }).map(({ id }) => id)).toEqual(["b"]);
    expect(fitting(PUZZLES, { level: 1, tag: "quiet" })).toEqual([]);
  });

  it("keeps the wish in the address", () => {
    for (const wish of [
      { level: 0, tag: "" },
      { level: 4, tag: "DS-9" },
    ])
      expect(wishOf(new URLSearchParams(queryOf(wish)))).toEqual(wish);
    expect(queryOf({ level: 0, tag: "" })).toBe("");
  });

  it("goes on with the next one that was not tried, and then from the beginning", () => {
    expect(nextOf(PUZZLES, "a", () => false)?.id).toBe("b");
    expect(nextOf(PUZZLES, "a", (id) => id === "b")?.id).toBe("c");
    expect(nextOf(PUZZLES, "c", () => false)?.id).toBe("a");
    expect(nextOf(PUZZLES, "a", () => true)?.id).toBe("b");
    expect(nextOf([], "a", () => false)).toBeNull();
  });

  it("sorts sections by their numbers and ideas in their order", () => {
    expect(tagsOf(PUZZLES)).toEqual({ sections: ["DS-9", "DS-10"], ideas: ["quiet", "wide"] });
  });

  it("has another puzzle every day, the same as in the terminal", () => {
    const day = dayOf(new Date(2026, 10, 19, 23, 59));
    expect(day).toBe(739_939);
    expect(dayOf(new Date(2026, 10, 20, 0, 0))).toBe(day + 1);
    expect(ofDay(PUZZLES, day)?.id).not.toBe(ofDay(PUZZLES, day + 1)?.id);
    expect(ofDay([], day)).toBeNull();
  });
});

describe("playing on", () => {
  it("shows what was asked for last, whichever answer is late", async () => {
    const answers: (() => void)[] = [];
    const line = (n: number) => new Promise((resolve) => answers.push(() => resolve({ ply: n })));
    const stage = new PuzzleStage({ line } as unknown as Source);
    const [first, second] = [stage.follow(1), stage.follow(2)];
    answers.reverse().forEach((come) => come());
    await Promise.all([first, second]);
    expect([stage.step, stage.insight?.ply]).toEqual([2, 2]);
  });
});

describe("progress", () => {
  it("meets the account with what other pages noted meanwhile, and is forgotten with it", async () => {
    const asked = vi.spyOn(globalThis, "fetch").mockImplementation(() => Promise.resolve(Response.json({ tries: [] })));
    localStorage.setItem("tangledbank-puzzles", JSON.stringify([tried("elsewhere", true, 1)]));
    await progress.meet();
    expect(progress.of("g", "elsewhere")).toBe(true);
    expect(asked.mock.lastCall?.[1]?.body).toContain("elsewhere");
    progress.forget();
    expect(progress.of("g", "elsewhere")).toBeUndefined();
    expect(localStorage.getItem("tangledbank-puzzles")).toBe("[]");
    asked.mockRestore();
  });

  it("counts the first try only, wherever it was", () => {
    const found = joined([tried("a", true, 5), tried("b", true, 2)], [tried("a", false, 3), tried("a", true, 4, "h")]);
    expect(found).toEqual([tried("b", true, 2), tried("a", false, 3), tried("a", true, 4, "h")]);
  });

  it("counts what was right in a row, days apart", () => {
    const tries = [tried("a", true, 1), tried("b", true, 2), tried(nameOfDay(3), false, 2), tried("c", false, 3)];
    expect(streaks(tries)).toEqual({ now: 0, most: 2 });
    expect(streaks([...tries, tried("d", true, 4)])).toEqual({ now: 1, most: 2 });
  });

  it("counts days without a gap up to today or yesterday", () => {
    const days = (...all: number[]) => all.map((day) => tried(nameOfDay(day), true, day));
    expect(daysInRow(days(7, 8, 9), 9)).toBe(3);
    expect(daysInRow(days(7, 8), 9)).toBe(2);
    expect(daysInRow(days(7), 9)).toBe(0);
    expect(daysInRow([tried(nameOfDay(9), false, 1)], 9)).toBe(0);
  });
});
