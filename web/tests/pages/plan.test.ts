import { describe, expect, test } from "vitest";
import type { GameInfo, OptionInfo } from "../../src/core/wire";
import {
  isComplete,
  isAdvanced,
  resized,
  seatsOf,
  typed,
  usualPlan,
  valueOf,
  requestOf,
} from "../../src/pages/newtable/plan";
import { ago, clockText } from "../../src/pages/times";
import { GAMES } from "../catalogue";

const option = (name: string, values: OptionInfo["values"], more: Partial<OptionInfo> = {}): OptionInfo => ({
  name,
  values,
  rule: "EV-1.1",
  about: { key: "", args: {} },
  text: "",
  free: false,
  forced_players: 0,
  ...more,
});
const INFO: GameInfo = {
  ...GAMES[0]!,
  rules: 1,
  players: [2, 3, 4, 5, 6],
  options: [option("quick_play", [false, true], { forced_players: 6 }), option("limit", [null, 60], { free: true })],
  levels: ["beginner", "casual"],
  animals: null,
};
const plan = usualPlan(INFO, 3, "casual");

describe("a planned table", () => {
  test("is me against bots, and begins at once", () => {
    expect(requestOf(plan, INFO)).toMatchObject({
      seats: ["me", "casual", "casual"],
      start: true,
      seed: null,
      clock: { kind: "none", bank: 0 },
    });
  });

  test("waits for friends", () => {
    const open = { ...plan, seats: seatsOf("friends", 3, "casual") };
    expect(isComplete(open)).toBe(false);
    expect(requestOf(open, INFO)).toMatchObject({ seats: ["me", "free", "free"], start: false });
  });

  test("keeps its seats when more people come, and loses the last ones when fewer do", () => {
    expect(resized(plan, 5).seats).toEqual(["me", "casual", "casual", "casual", "casual"]);
    expect(resized(plan, 2).seats).toEqual(["me", "casual"]);
  });

  test("nobody sits down where only bots play", () => {
    expect(seatsOf("watch", 2, "beginner")).toEqual(["beginner", "beginner"]);
    expect(seatsOf("hot-seat", 2, "beginner")).toEqual(["me", "me"]);
  });

  test("has the forced value with so many players", () => {
    const [quick] = INFO.options;
    expect(valueOf(quick!, plan, INFO)).toBe(false);
    expect(requestOf(resized(plan, 6), INFO).options).toEqual({ quick_play: true, limit: null });
  });

  test("clocks are counted in seconds", () => {
    expect(requestOf({ ...plan, clock: "live", minutes: 10, increment: 5 }, INFO).clock).toEqual({
      kind: "live",
      bank: 600,
      increment: 5,
    });
    expect(requestOf({ ...plan, clock: "days", days: 2 }, INFO).clock).toEqual({
      kind: "days",
      bank: 172_800,
      increment: 0,
    });
  });

  test("people at one device have names, if they like; bots and somebody alone have theirs", () => {
    const named = { ...plan, seats: ["me", "casual", "me"], names: [" Ann ", "Bob"] };
    expect(requestOf(named, INFO).names).toEqual(["Ann", "", ""]);
    expect(requestOf({ ...named, seats: ["me", "casual", "free"] }, INFO).names).toEqual(["", "", ""]);
  });

  test("a chosen seed is a number", () => {
    expect(requestOf({ ...plan, seed: " 42 " }, INFO).seed).toBe(42);
  });
});

test("limits are numbers, or as usual", () => {
  const limit = INFO.options[1]!;
  expect([typed("12", limit), typed("", limit)]).toEqual([12, null]);
});

test("rulings and free values are fine points", () => {
  expect(
    [option("a", [1]), option("b", [1], { rule: "R-04" }), option("c", [1], { rule: "RU-44" }), INFO.options[1]!].map(
      isAdvanced,
    ),
  ).toEqual([false, true, true, true]);
  expect(isAdvanced(option("animals", ["random"], { free: true }))).toBe(false);
});

test("times are said in the reader's language", () => {
  const now = 10 * 86_400_000;
  expect(ago(now - 5 * 60_000, now, "en")).toBe("5 minutes ago");
  expect(ago(now - 3 * 3_600_000, now, "pl")).toBe("3 godziny temu");
  expect(ago(now + 4000, now, "en")).toBe("now");
});

test("clocks are said in the reader's language", () => {
  expect(clockText({ kind: "live", bank: 1800, increment: 10 }, "en")).toBe("30 min + 10 sec");
  expect(clockText({ kind: "days", bank: 259_200, increment: 0 }, "pl")).toBe("3 dni");
  expect(clockText({ kind: "none", bank: 0, increment: 0 }, "en")).toBe("");
});
