// Luck that nobody chose: what a device remembers, and what it says at the end.
import { beforeEach, describe, expect, it } from "vitest";
import { added, note, randomNumber, verdict } from "../../src/core/table/luck";
import type { TableView } from "../../src/core/wire";

const SECRET = "ab".repeat(32);
/** sha256sum of it. */
const COMMITMENT = "271a413bd339c5709fdceaec41f14f11e9fbfb5042d72d331c65f32b284cd09a";

function view(changes: Record<string, unknown> = {}, seed: Record<string, unknown> = {}): TableView {
  const chairs = [true, false].map((yours, seat) => ({ seat, yours }));
  const shared_seed = { commitment: COMMITMENT, numbers: ["5", "6"], secret: "", ...seed };
  return { id: "t", status: "open", chairs, shared_seed, ...changes } as unknown as TableView;
}
const over = (seed: Record<string, unknown> = {}) => view({ status: "over" }, { secret: SECRET, ...seed });

beforeEach(() => localStorage.clear());

describe("a number of this device", () => {
  it("has at most 128 bits and is another one each time", () => {
    const numbers = Array.from({ length: 50 }, randomNumber);
    expect(new Set(numbers).size).toBe(50);
    for (const number of numbers) expect(BigInt(number) < 1n << 128n && String(BigInt(number)) === number).toBe(true);
  });
});

describe("the verdict at the end", () => {
  it("is good if secret, fingerprint and own number are those of before", async () => {
    note(view());
    expect(await verdict(over())).toBe("fits");
  });
  it("does not mind what others have added since", async () => {
    note(view());
    expect(await verdict(over({ numbers: ["5", "7"] }))).toBe("fits");
  });
  it("is bad for another secret, another fingerprint, or another number", async () => {
    note(view());
    expect(await verdict(over({ secret: "cd".repeat(32) }))).toBe("differs");
    expect(await verdict(over({ commitment: "00" }))).toBe("differs");
    expect(await verdict(over({ numbers: ["4", "6"] }))).toBe("differs");
  });
  it("knows a number that was added but never shown before the start", async () => {
    note(view({}, { numbers: ["", ""] }));
    added("t", 0, "9");
    expect(await verdict(over({ numbers: ["8", ""] }))).toBe("differs");
    expect(await verdict(over({ numbers: ["9", ""] }))).toBe("fits");
  });
  it("keeps the first fingerprint, whatever is shown later", async () => {
    note(view());
    note(view({}, { commitment: "11" }));
    expect(await verdict(over())).toBe("fits");
  });
  it("is unknown where nothing was seen before the start, and before the end", async () => {
    expect(await verdict(over())).toBe("unknown");
    note(over());
    expect(await verdict(over())).toBe("unknown");
    note(view());
    expect(await verdict(view())).toBe("unknown");
  });
});
