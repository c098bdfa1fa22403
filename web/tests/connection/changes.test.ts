import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { changed, type Step } from "../../src/core/connection/changes";

interface Case {
  before: unknown;
  steps: Step[];
  after: unknown;
}
// made by tests/server/live/test_changes.py from games: both sides read the same steps
const CASES = JSON.parse(readFileSync(join(__dirname, "changes.json"), "utf-8")) as Case[];

describe("steps from one view to the next", () => {
  it("lead there, and leave the one before as it was", () => {
    expect(CASES.length).toBeGreaterThan(5);
    for (const { before, steps, after } of CASES) {
      const was = JSON.stringify(before);
      expect(changed(before, steps)).toEqual(after);
      expect(JSON.stringify(before)).toBe(was);
    }
  });

  it("leave what did not change the same object", () => {
    const before = { hole: 3, seats: [{ food: 1 }, { food: 2 }], deck: { left: 9 } };
    const after = changed(before, [[["seats", 1, "food"], 5]]);
    expect(after).toEqual({ hole: 3, seats: [{ food: 1 }, { food: 5 }], deck: { left: 9 } });
    expect(after.seats[0]).toBe(before.seats[0]);
    expect(after.deck).toBe(before.deck);
  });

  it("take away, put in place and change lists in the middle", () => {
    expect(changed({ a: 1, b: 2 }, [[["a"]]])).toEqual({ b: 2 });
    expect(changed({ a: 1 }, [[[], 7]])).toBe(7);
    expect(changed({ a: ["x", "y", "z"] }, [[["a"], 1, 1, ["p", "q"]]])).toEqual({ a: ["x", "p", "q", "z"] });
  });
});
