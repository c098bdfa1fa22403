import { expect, it } from "vitest";
import { remaining, spelled } from "../../src/table/players/clock";

it("counts only a running clock", () => {
  expect(remaining({ left: 5000, running: false }, 1000, 9000)).toBe(5000);
  expect(remaining({ left: 5000, running: true }, 1000, 3000)).toBe(3000);
  expect(remaining({ left: 5000, running: true }, 1000, 90_000)).toBe(0);
  expect(remaining({ left: 5000, running: true }, 1000, 500)).toBe(5000);
});

it.each([
  [0, "0:00"],
  [249_000, "4:09"],
  [3_723_000, "1:02:03"],
  [190_800_000, "2 d 05:00"],
])("says %d ms as %s", (left, text) => expect(spelled(left)).toBe(text));
