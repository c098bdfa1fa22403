import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { pageOf } from "../src/pages/places";
import { SECTIONS } from "../src/pages/sections";
import { objection, whileHere } from "../src/pages/trying";

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

it("every section of the glossary is said in the reader's language", () => {
  const files = ["evolution", "dominant_species", "marine"].map(
    (game) => `../src/tangledbank/games/${game}/words/glossary.json`,
  );
  const terms = files.flatMap((file) => JSON.parse(readFileSync(file, "utf-8")) as { section: string }[]);
  const sections = new Set(terms.map(({ section }) => section));
  expect(new Set(Object.keys(SECTIONS))).toEqual(sections);
});
