import { describe, expect, it } from "vitest";
import {
  areaOf,
  greatest,
  isIn,
  labelOf,
  NOBODY,
  percent,
  plyAt,
  pointAt,
  pointsOf,
  rowsOf,
  signed,
  turningOf,
  WHOLE,
  xOf,
} from "../../src/coach/chart";
import type { Review, ReviewDecision } from "../../src/core/wire";

const label = { key: "x", args: {} };
const decision = (ply: number, seat: number, loss: number, known: number[]): ReviewDecision => ({
  ply,
  answer: { seat, action: "a", label },
  rules: [],
  options: 2,
  known,
  effect: [0, 0],
  mistake: [0, 0],
  loss,
  played: null,
  best: null,
  line: [],
  clear: false,
});
const half = WHOLE / 2;
const review: Review = {
  form: 1,
  coach: 1,
  digest: "d",
  game: "g",
  players: 2,
  rules: 1,
  effort: 1,
  first: 10,
  plies: 14,
  scores: [1, 2],
  winners: [1],
  chances: [
    [half, half],
    [600_000, 400_000],
    [300_000, 700_000],
    [200_000, 800_000],
    [0, WHOLE],
  ],
  decisions: [
    decision(11, 0, 10, [half, half]),
    decision(12, 1, 90_000, [550_000, 450_000]),
    decision(13, 0, 50_000, [400_000, 600_000]),
    decision(14, 1, 0, [100_000, 900_000]),
  ],
  luck: [
    { ply: 10, kind: "deal", effect: [5, -5], events: [] },
    { ply: 13, kind: "chance", effect: [-9, 9], events: [] },
    { ply: 12, kind: "chance", effect: [9, -9], events: [] },
    { ply: 14, kind: "hidden", effect: [1, -1], events: [] },
  ],
  shares: [],
  phases: [],
  turning: [12, 13],
};
const box = { width: 400, height: 100 };

describe("chances", () => {
  it("are those of the game, or what a seat knew at its decisions until its next one", () => {
    expect(pointsOf(review, NOBODY).map((point) => point.ply)).toEqual([10, 11, 12, 13, 14]);
    const own = pointsOf(review, 1);
    expect(own.map((point) => point.ply)).toEqual([11, 13, 14]);
    expect(pointAt(own, 12).chances).toEqual([550_000, 450_000]);
    expect(pointAt(own, 10).chances).toEqual([550_000, 450_000]);
    expect(pointAt(own, 14).chances).toEqual([0, WHOLE]);
  });

  it("are drawn from the first ply that is judged to the last", () => {
    expect([10, 12, 14].map((ply) => xOf(review, ply, box))).toEqual([0, 200, 400]);
    expect([-5, 90, 210, 999].map((x) => plyAt(review, x, box))).toEqual([10, 11, 12, 14]);
    expect(plyAt(review, 5, { width: 0, height: 1 })).toBe(14);
  });

  it("fill the chart: the lower edge of one seat is the upper edge of the next", () => {
    const points = pointsOf(review, NOBODY);
    const [first, second] = [0, 1].map((seat) => areaOf(review, points, seat, box));
    expect(first).toMatch(/^M0\.0 0\.0L100\.0 0\.0/);
    expect(first).toContain("100.0 60.0");
    expect(second).toMatch(/^M0\.0 50\.0L100\.0 50\.0L100\.0 60\.0/);
    expect(second).toContain("L400.0 100.0");
  });

  it("have the number of a seat where there is most room, or nowhere", () => {
    const points = pointsOf(review, NOBODY);
    expect(labelOf(review, points, 1, box)).toEqual({ x: 300, y: 60 });
    expect(labelOf(review, points, 0, { width: 400, height: 20 })).toBeNull();
  });

  it("stand in a table with the first and the last", () => {
    const rows = rowsOf(pointsOf(review, NOBODY), 3);
    expect(rows.map((row) => row.ply)).toEqual([10, 12, 14]);
    expect(rowsOf(pointsOf(review, 1), 16)).toHaveLength(3);
  });
});

describe("what is listed", () => {
  it("turning points come the worst first, of one seat or of all", () => {
    expect(turningOf(review, NOBODY).map((one) => one.ply)).toEqual([12, 13]);
    expect(turningOf(review, 0).map((one) => one.ply)).toEqual([13]);
  });

  it("the greatest luck comes in the order of the game", () => {
    expect(greatest(review, 2).map((one) => one.ply)).toEqual([12, 13]);
    expect(greatest(review).map((one) => one.ply)).toEqual([10, 12, 13, 14]);
  });

  it("a rule is of one section", () => {
    expect(["EV-6.2", "EV-6", "EV-61.2"].map((rule) => isIn("EV-6", rule))).toEqual([true, true, false]);
    expect(["DS-C13.1", "DS-1.2"].map((rule) => isIn("DS-C", rule))).toEqual([true, false]);
  });

  it("numbers are written as the language does", () => {
    expect(percent(430_000, "en")).toBe("43%");
    expect(percent(430_000, "pl")).toBe("43%");
    expect(signed(-43_210, "en")).toBe("−4.3%");
    expect(signed(43_210, "it")).toBe("+4,3%");
    expect(signed(0, "en")).toBe("0.0%");
  });
});
