import { expect, test } from "vitest";
import type { Chapter } from "../src/core/wire";
import { found, foundTerms, parts, tableIn } from "../src/pages/reading";

const rule = (id: string, text: string) => ({ id, text, kind: "rule", title: "", see: [] });
const CHAPTERS: Chapter[] = [
  { title: "Attack", about: "", rules: [rule("EV-10.1", "A carnivore attacks (EV-9.2)."), rule("EV-10.2", "Horns hurt.")] },
  { title: "Food", about: "", rules: [rule("EV-9.2", "Plants are taken.")] },
];

test("all words must be there, in any order, in chapter, id or text", () => {
  const ids = (query: string) => found(CHAPTERS, query).flatMap(({ rules }) => rules.map(({ id }) => id));
  expect(ids("")).toHaveLength(3);
  expect(ids("attack HORNS")).toEqual(["EV-10.2"]);
  expect(ids("ev-9")).toEqual(["EV-10.1", "EV-9.2"]);
  expect(ids("whale")).toEqual([]);
});

test("only rules that exist are links", () => {
  const known = new Set(["EV-9.2"]);
  expect(parts("See EV-9.2, R-04.", known)).toEqual([{ text: "See " }, { text: "EV-9.2", rule: "EV-9.2" }, { text: ", " }, { text: "R-04" }, { text: "." }]);
});

test("what is looked for is found as it is written, and never read as a pattern", () => {
  expect(parts("A (b) c.", new Set(), "(B) .")).toEqual([{ text: "A " }, { text: "(b)", found: true }, { text: " c" }, { text: ".", found: true }]);
});

test("markup stays text", () => {
  expect(parts("<b>no</b>", new Set())).toEqual([{ text: "<b>no</b>" }]);
});

test("words are found in every language", () => {
  const terms = [{ section: "Traits", en: "Horns", pl: "Rogi", it: "Corna", hu: "Szarvak" }];
  expect(foundTerms(terms, "rogi")).toEqual(terms);
  expect(foundTerms(terms, "fish")).toEqual([]);
});

test("a table below a rule is told from a list", () => {
  expect(tableIn(["Start tiles:", "| hex | terrain", "| (0,0) | reef"])).toEqual([
    ["hex", "terrain"],
    ["(0,0)", "reef"],
  ]);
  expect(tableIn(["", "given: a | b", "then: nothing"])).toEqual([]);
  expect(tableIn(["One line."])).toEqual([]);
});
