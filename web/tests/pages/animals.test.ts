import { describe, expect, it } from "vitest";
import type { GameInfo, OptionInfo } from "../../src/core/wire";
import { exchanged, seated, written } from "../../src/pages/newtable/animals";
import { isBarred, resized, usualPlan, requestOf, type TableSpec } from "../../src/pages/newtable/plan";
import { GAMES } from "../catalogue";

const option = (name: string, values: OptionInfo["values"], free = false): OptionInfo => ({
  name,
  values,
  rule: "DS-1",
  about: { key: "", args: {} },
  text: "",
  free,
  forced_players: 0,
});
const SEVERAL = option("several", [false, true]);
const INFO: GameInfo = {
  ...GAMES[1]!,
  rules: 1,
  players: [2, 3, 4],
  options: [SEVERAL, option("animals", ["random"], true)],
  levels: [],
  animals: { names: ["mammal", "reptile", "bird", "frog"], several: "several", each: [2, 0, 0] },
};
const plan = (players: number, animals: string, several = false): TableSpec => ({
  ...usualPlan(INFO, players, "casual"),
  options: { animals, several },
});
const sent = (request: TableSpec) => requestOf(request, INFO).options ?? {};

describe("animals of the seats", () => {
  it("are dealt by chance as long as nobody chooses", () => {
    expect(sent(plan(2, "random"))).toEqual({ animals: "random", several: false });
  });
  it("begin in their order when somebody wants to choose", () => {
    expect(sent(plan(3, "chosen")).animals).toBe("mammal,reptile,bird");
  });
  it("are exchanged with whoever had the wanted one", () => {
    const seats = seated(plan(3, "chosen"), INFO);
    expect(written(exchanged(seats, "mammal", "bird"))).toBe("bird,reptile,mammal");
    expect(written(exchanged(seats, "mammal", "frog"))).toBe("frog,reptile,bird");
  });
  it("stay with their seats when more people come", () => {
    expect(sent(resized(plan(2, "frog,bird"), 4)).animals).toBe("frog,bird,mammal,reptile");
  });
  it("are several each where that can be played", () => {
    expect(sent(plan(2, "frog+bird,reptile+mammal", true)).animals).toBe("frog+bird,reptile+mammal");
    expect(sent(plan(2, "frog,bird", true)).animals).toBe("frog+bird,mammal+reptile");
  });
  it("are one each where several cannot be had, whatever was chosen before", () => {
    const request = resized(plan(2, "frog+bird,reptile+mammal", true), 3);
    expect(isBarred(SEVERAL, 3, INFO)).toBe(true);
    expect(sent(request)).toEqual({ several: false, animals: "frog,bird,reptile" });
  });
});
