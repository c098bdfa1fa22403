import { expect, test } from "vitest";
import type { Chapter } from "../../src/core/wire";
import { asked, found, foundTerms, isRule, parts, shownTo, tableIn } from "../../src/pages/rules/reading";

const rule = (id: string, text: string) => ({ id, text, kind: "rule", title: "", see: [], technical: false });
const CHAPTERS: Chapter[] = [
  {
    title: "Attack",
    about: "",
    rules: [rule("EV-10.1", "A carnivore attacks (EV-9.2)."), rule("EV-10.2", "Horns hurt.")],
  },
  { title: "Food", about: "", rules: [rule("EV-9.2", "Plants are taken.")] },
];

test("all words must be there, in any order, in chapter, id or text", () => {
  const ids = (query: string) =>
    found(CHAPTERS, asked(query, [], "en")).flatMap(({ rules }) => rules.map(({ id }) => id));
  expect(ids("")).toHaveLength(3);
  expect(ids("attack HORNS")).toEqual(["EV-10.2"]);
  expect(ids("ev-9")).toEqual(["EV-10.1", "EV-9.2"]);
  expect(ids("whale")).toEqual([]);
});

test("only rules that exist are links", () => {
  const known = new Set(["EV-9.2"]);
  expect(parts("See EV-9.2, R-04.", known)).toEqual([
    { text: "See " },
    { text: "EV-9.2", rule: "EV-9.2" },
    { text: ", " },
    { text: "R-04" },
    { text: "." },
  ]);
});

test("what is looked for is found as it is written, and never read as a pattern", () => {
  expect(parts("A (b) c.", new Set(), [["(b)", "."]])).toEqual([
    { text: "A " },
    { text: "(b)", found: true },
    { text: " c" },
    { text: ".", found: true },
  ]);
});

test("markup stays text", () => {
  expect(parts("<b>no</b>", new Set())).toEqual([{ text: "<b>no</b>" }]);
});

test("words are found in every language", () => {
  const terms = [{ section: "Traits", en: "Horns", pl: "Rogi", it: "Corna", hu: "Szarvak" }];
  expect(foundTerms(terms, [["rogi"]])).toEqual(terms);
  expect(foundTerms(terms, [["fish"]])).toEqual([]);
});

const FERTILE = { section: "Traits", en: "Fertile", pl: "Płodny", it: "Fertile", hu: "Termékeny" };
const POLISH: Chapter[] = [
  { title: "Cechy", about: "", rules: [rule("EV-7.1", "Płodny gatunek rośnie."), rule("EV-7.2", "Rogi bolą.")] },
];

test("marks above letters need not be typed, and the right letters are marked", () => {
  for (const typed of ["plodny", "PŁODNY"]) {
    const query = asked(typed, [], "pl");
    expect(found(POLISH, query)[0]!.rules.map(({ id }) => id)).toEqual(["EV-7.1"]);
    expect(foundTerms([FERTILE], query)).toEqual([FERTILE]);
    expect(parts("Nie płodny, źle.", new Set(), query)).toEqual([
      { text: "Nie " },
      { text: "płodny", found: true },
      { text: ", źle." },
    ]);
  }
  const apart = "e\u0301le\u0301t\u{1f996} ele"; // marks of their own, and a sign that counts twice
  expect(parts(apart, new Set(), [["\u{1f996}"], ["ele"]])).toEqual([
    { text: "e\u0301le\u0301", found: true },
    { text: "t" },
    { text: "\u{1f996}", found: true },
    { text: " " },
    { text: "ele", found: true },
  ]);
});

test("what something is called in another language finds its rules, too", () => {
  const query = asked(" fertile ", [FERTILE], "pl");
  expect(found(POLISH, query)[0]!.rules.map(({ id }) => id)).toEqual(["EV-7.1"]);
  expect(parts("Płodny.", new Set(), query)).toEqual([{ text: "Płodny", found: true }, { text: "." }]);
  expect(found(POLISH, asked("fert", [FERTILE], "pl"))).toEqual([]);
});

test("a table below a rule is told from a list", () => {
  expect(tableIn(["Start tiles:", "| hex | terrain", "| (0,0) | reef"])).toEqual([
    ["hex", "terrain"],
    ["(0,0)", "reef"],
  ]);
  expect(tableIn(["", "given: a | b", "then: nothing"])).toEqual([]);
  expect(tableIn(["One line."])).toEqual([]);
});

test("what is for programmers is shown only to whoever asks for its number", () => {
  const technical = { ...rule("EV-9.14", "One formula."), technical: true };
  const all = [...CHAPTERS, { title: "Data", about: "", rules: [technical] }];
  expect(shownTo(all, "")).toEqual(CHAPTERS);
  expect(shownTo(all, "EV-9.2")).toEqual(CHAPTERS);
  expect(shownTo(all, "EV-9.14")).toEqual(all);
});

test("an address asks for a rule by its number, or for a section of the guide", () => {
  expect(["EV-1.1", "DSM-23.1", "RU-04", "EX-P01"].every(isRule)).toBe(true);
  expect(["", "attack", "first-game", "fat_tissue"].some(isRule)).toBe(false);
});
