import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { TableStore } from "../../src/core/table/table.svelte";
import type { Change, TableView } from "../../src/core/wire";
import { needGame, speak } from "../../src/core/words.svelte";
import Ahead from "../../src/table/question/Ahead.svelte";
import Log from "../../src/table/story/Log.svelte";
import { toldChanges } from "../../src/table/question/ahead";

let shown: Record<string, unknown> | null = null;
beforeEach(async () => {
  await speak("en");
  for (const game of ["dominant-species", "marine", "evolution"]) await needGame(game);
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

const change = (what: string, place: string, who: string, before: number, after: number): Change => ({
  what,
  place,
  who,
  before,
  after,
});
const told = (game: string, ...changes: Change[]) =>
  toldChanges(changes, game).map(({ place, text, counts }) => [place, text, counts]);

it("says in words what is so or not so any more", () => {
  const dominant = change("dominant", "c4", "reptile", 1, 0);
  expect(told("dominant-species", dominant, { ...dominant, before: 0, after: 1 })).toEqual([
    ["c4", "Reptiles: no longer dominant", null],
    ["c4", "Reptiles: dominant now", null],
  ]);
  const endangered = change("endangered", "c4", "fish", 0, 1);
  expect(told("marine", endangered, { ...endangered, before: 1, after: 0 }).map(([, text]) => text)).toEqual([
    "Fishes: endangered now",
    "Fishes: no longer endangered",
  ]);
});

it("counts what can be counted, by names that people know", () => {
  expect(told("marine", change("domination", "worms", "fish", 2, 3))).toEqual([
    ["worms", "domination value: Fishes", [2, 3]],
  ]);
  expect(told("evolution", change("defences", "a", "c", 0, 1))).toEqual([["A", "defences against C", [0, 1]]]);
  const fitter = change("matching", "c4", "bird", 0, 1);
  expect(
    told("dominant-species", fitter, change("points", "c5", "bird", 2, 4), change("weather", "c4", "", 0, 1)),
  ).toEqual([
    ["c5", "points for Birds if scored now", [2, 4]],
    ["c4", "elements that suit Birds", [0, 1]],
  ]);
});

it("says nothing where nothing is certain", () => {
  const table = new TableStore("t");
  table.preview = { action: "food a", events: [], changes: [] };
  shown = mount(Ahead, { target: document.body, props: { table } });
  flushSync();
  expect(document.body.textContent?.trim()).toBe("");
});

it("does not say that nothing has happened where a curtain hides it", () => {
  const table = new TableStore("t");
  table.table = { game: "evolution", chairs: [], seats: [] } as unknown as TableView;
  table.curtain = true;
  shown = mount(Log, { target: document.body, props: { table } });
  flushSync();
  expect(document.body.textContent?.trim()).toBe("");
  table.curtain = false;
  flushSync();
  expect(document.body.textContent).toContain("Nothing has happened yet.");
});
