// Sentences as their reader says them.
import { describe, expect, it } from "vitest";
import { readerOf, toReader } from "../../src/core/names";
import type { ChairView } from "../../src/core/wire";

const chairs = (...yours: boolean[]) => yours.map((own, seat) => ({ seat, yours: own }) as ChairView);
const species = (owner: number, board: string) => ({ key: "evo-species", args: { owner, board } });

describe("the reader", () => {
  it("has one chair", () => expect(readerOf(chairs(false, true))).toBe(1));
  it("is nobody in particular on a shared device, and among spectators", () => {
    expect(readerOf(chairs(true, true))).toBe(-1);
    expect(readerOf(chairs(false, false))).toBe(-1);
  });
  it("calls a player’s own species yours, and others by their owners", () => {
    const attack = { key: "evo-do-attack", args: { attacker: species(2, "c"), target: species(1, "ab") } };
    expect(toReader(attack, 1).args).toEqual({
      attacker: { key: "evo-species", args: { owner: "you", board: "C" } },
      target: { key: "evo-species", args: { owner: 1, board: "AB" } },
    });
  });
  it("also in lists", () => {
    const list = { key: "evo-list", args: { items: [species(1, "a")] } };
    expect(toReader(list, 0).args.items).toEqual([{ key: "evo-species", args: { owner: "you", board: "A" } }]);
  });
  it("has nothing that is nobody's", () => expect(toReader(species(0, "a"), -1).args.owner).toBe(0));
});
