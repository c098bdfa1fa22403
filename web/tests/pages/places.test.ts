import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { bookOf, gameOf } from "../../src/core/games";
import { lengthOf } from "../../src/pages/home/facts";
import { pageOf } from "../../src/pages/places";
import { objection, whileHere } from "../../src/pages/trying";
import { GAMES } from "../catalogue";

describe("the page of an address", () => {
  const PAGES: [string, string][] = [
    ["/", ""],
    ["/bots", "bots"],
    ["/history", "history"],
    ["/table/abc", "table"],
    ["/replay/abc", "replay"],
    ["/replay", "drop"],
    ["/rules/marine", "rules"],
    ["/rules", "choose"],
    ["/new", "choose"],
    ["/learn/chess", "missing"],
    ["/table", "missing"],
    ["/settings/more", "missing"],
    ["/rules/marine/more", "missing"],
    ["/choose", "missing"],
    ["/missing", "missing"],
    // words that every object knows
    ["/constructor", "missing"],
    ["/__proto__", "missing"],
    ["/new/toString", "missing"],
  ];
  it.each(PAGES)("%s is %s", (path, page) => expect(pageOf(path.split("/").filter(Boolean))).toBe(page));
});

describe("an answer that comes late", () => {
  afterEach(() => history.replaceState(null, "", "/"));
  it("leads on as long as its reader waits", () => {
    const seen: string[] = [];
    whileHere((id: string) => seen.push(id))("a");
    expect(seen).toEqual(["a"]);
  });
  it("calls nobody back from another page", async () => {
    const seen: string[] = [];
    const made = Promise.resolve("a").then(whileHere((id: string) => seen.push(id)));
    history.pushState(null, "", "/settings");
    expect(await objection(made)).toBeNull();
    expect(seen).toEqual([]);
  });
});

it.each(GAMES.map(({ name }) => name))(
  "every section of the glossary of %s is said in the reader's language",
  (game) => {
    const file = `../src/tangledbank/games/${game.replaceAll("-", "_")}/words/glossary.json`;
    const terms = JSON.parse(readFileSync(file, "utf-8")) as { section: string }[];
    expect(new Set(Object.keys(gameOf(game).sections))).toEqual(new Set(terms.map(({ section }) => section)));
  },
);

it.each(GAMES.map(({ name }) => name))("every option of %s has a title", (name) => {
  const { options } = GAMES.find((game) => game.name === name)!;
  expect(options.map((option) => option.name).filter((option) => !(option in gameOf(name).options))).toEqual([]);
});

it("knows the book of a rule", () => {
  expect(["EV-10.2", "DS-1", "RU-3", "DSM-4.13", "XY-1"].map(bookOf)).toEqual([
    "evolution",
    "dominant-species",
    "dominant-species",
    "marine",
    undefined,
  ]);
});

it("says how long a game takes", () => {
  expect([45, 90, 180].map(lengthOf)).toEqual([
    ["web-home-minutes", 45],
    ["web-home-minutes", 90],
    ["web-home-hours", 3],
  ]);
});
