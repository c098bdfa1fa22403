import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refused } from "../../src/core/api";
import type { CourseLine, Moment } from "../../src/core/wire";
import {
  keyed,
  labelEvery,
  labelled,
  plyIn,
  roundAfter,
  roundAt,
  roundBefore,
  roundsOf,
} from "../../src/replay/course";
import { isRecord, textOf, told } from "../../src/replay/file";
import { pathOf, plyAt, pointsAt, scaleOf, scoresOf, ticksOf } from "../../src/replay/graph";
import { Moments, Throttle } from "../../src/replay/moments";

const line = (ply: number, round: number, ...scores: (number | null)[]): CourseLine => ({
  ply,
  seat: 0,
  action: "feed a",
  label: null,
  rules: [],
  round,
  scores,
  events: 0,
});
const LINES = [line(1, 1, 0, 2), line(2, 1, 3, 2), line(3, 2, 3, 2), line(4, 2, 3, 5), line(5, 3, 9, 5)];
const ROUNDS = roundsOf(LINES);

describe("rounds", () => {
  it("begin with the position in which their number is new", () => {
    expect(ROUNDS).toEqual([
      { n: 1, first: 0, last: 2 },
      { n: 2, first: 3, last: 4 },
      { n: 3, first: 5, last: 5 },
    ]);
    expect(roundsOf([])).toEqual([{ n: 1, first: 0, last: 0 }]);
  });
  it("are found for every position", () => {
    expect([0, 2, 3, 4, 5].map((ply) => roundAt(ROUNDS, ply).n)).toEqual([1, 1, 2, 2, 3]);
  });
  it("can be gone through in both directions", () => {
    expect([5, 4, 3, 2, 0].map((ply) => roundBefore(ROUNDS, ply))).toEqual([3, 3, 0, 0, 0]);
    expect([0, 2, 3, 5].map((ply) => roundAfter(ROUNDS, ply))).toEqual([3, 3, 5, 5]);
  });
  it("have numbers that do not touch", () => {
    expect(labelEvery(7, 600)).toBe(1);
    expect(labelEvery(95, 600)).toBe(5);
    expect(labelEvery(95, 100)).toBe(50);
    const short = [0, 3, 20, 60].map((first, k) => ({ n: k + 1, first, last: first }));
    expect([...labelled(short, 100, 300)].map(({ n }) => n)).toEqual([1, 3, 4]);
  });
});

describe("keys of the timeline", () => {
  const KEYS: [string, number, number | null][] = [
    ["ArrowRight", 2, 3],
    ["ArrowLeft", 2, 1],
    ["ArrowLeft", 0, 0],
    ["ArrowRight", 5, 5],
    ["Home", 4, 0],
    ["End", 1, 5],
    ["PageDown", 1, 3],
    ["PageUp", 4, 3],
    ["a", 2, null],
  ];
  it.each(KEYS)("%s at %i leads to %s", (key, ply, to) => expect(keyed(key, ply, ROUNDS)).toBe(to));
});

describe("the address", () => {
  it.each([
    ["ply=17", 17],
    ["ply=0", 0],
    ["ply=-3", null],
    ["ply=x", null],
    ["", null],
  ])("%s names a position", (text, ply) => expect(plyIn(new URLSearchParams(text))).toBe(ply));
});

describe("the score graph", () => {
  const frame = { width: 120, height: 60, left: 10, right: 10, top: 5, bottom: 5 };
  it("knows where points change, and nothing while they are hidden", () => {
    expect(scoresOf(LINES, 0)).toEqual([
      { ply: 1, points: 0 },
      { ply: 2, points: 3 },
      { ply: 5, points: 9 },
    ]);
    expect(scoresOf([line(1, 1, null), line(2, 1, 4)], 0)).toEqual([{ ply: 2, points: 4 }]);
  });
  it("has round numbers from 0 or below to the top", () => {
    expect(ticksOf(0, 9)).toEqual([0, 5, 10]);
    expect(ticksOf(0, 0)).toEqual([0, 1]);
    expect(ticksOf(-3, 94)).toEqual([-25, 0, 25, 50, 75, 100]);
  });
  it("draws steps up to the last position", () => {
    const scale = scaleOf(frame, 5, [0, 5, 10]);
    expect(pathOf(scoresOf(LINES, 0), scale, 5)).toBe("M30.0 55.0H50.0V40.0H110.0V10.0H110.0");
    expect(pathOf([], scale, 5)).toBe("");
  });
  it("is a place to jump from, also from beyond its edges", () => {
    expect([-50, 10, 60, 110, 500].map((x) => plyAt(x, frame, 10))).toEqual([0, 0, 5, 10, 10]);
  });
  it("tells the points at a position", () => {
    const scores = scoresOf(LINES, 0);
    expect([0, 1, 4, 5].map((ply) => pointsAt(scores, ply))).toEqual([0, 0, 3, 9]);
    expect(pointsAt([], 3)).toBeNull();
  });
});

describe("positions", () => {
  const moment = (ply: number) => ({ ply }) as Moment;
  it("are asked for once, and a few ahead", async () => {
    const ask = vi.fn((ply: number) => Promise.resolve(moment(ply)));
    const moments = new Moments(ask, 3);
    expect((await moments.at(1)).ply).toBe(1);
    moments.prepare(1);
    await moments.at(1);
    moments.prepare(2);
    expect(ask.mock.calls.flat()).toEqual([1, 2, 3]);
  });
  it("are forgotten when there are too many, the one used longest ago first", async () => {
    const ask = vi.fn((ply: number) => Promise.resolve(moment(ply)));
    const moments = new Moments(ask, 9, 2);
    for (const ply of [1, 2, 1, 3, 1, 2]) await moments.at(ply);
    expect(ask.mock.calls.flat()).toEqual([1, 2, 3, 2]);
  });
  it("can be asked for again after a failure", async () => {
    const ask = vi.fn().mockRejectedValueOnce(new Error("lost")).mockResolvedValue(moment(4));
    const moments = new Moments(ask, 9);
    await expect(moments.at(4)).rejects.toThrow("lost");
    expect((await moments.at(4)).ply).toBe(4);
  });
});

describe("a throttle", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  it("lets the first call through at once and of the others only the last", () => {
    const done: number[] = [];
    const throttle = new Throttle(100);
    for (const n of [1, 2, 3]) throttle.run(() => done.push(n));
    expect(done).toEqual([1]);
    vi.advanceTimersByTime(100);
    expect(done).toEqual([1, 3]);
  });
});

describe("a dropped file", () => {
  const file = (text: string) => new File([text], "game.tbr");
  it("is a record if it says so in its first lines", () => {
    expect(isRecord("tangledbank record 1\ngame evolution\n")).toBe(true);
    expect(isRecord("# a comment\ntangledbank record 1\r\n")).toBe(true);
    expect(isRecord("a letter about a tangledbank record 1")).toBe(false);
  });
  it("is refused before it is sent if it is something else or too long", async () => {
    await expect(textOf(file("hello"))).rejects.toMatchObject({
      why: { key: "web-replay-file-other", args: { name: "game.tbr" } },
    });
    await expect(textOf(file("x".repeat(500_001)))).rejects.toMatchObject({ why: { key: "web-replay-file-large" } });
    expect(await textOf(file("tangledbank record 1\n"))).toBe("tangledbank record 1\n");
  });
  it("is spoken of kindly, with what exactly is wrong", () => {
    const why = { key: "record-rules", args: { got: 9, expected: 1 } };
    expect(told(new Refused("bad", why))).toEqual({ why: { key: "web-replay-file-broken", args: {} }, detail: why });
    expect(told(new Refused("offline", why))).toEqual({ why, detail: null });
    expect(() => told(new Error("a mistake of ours"))).toThrow("a mistake of ours");
  });
});
