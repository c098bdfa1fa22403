import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { MOST_WAITING } from "../../src/core/story/pacing.svelte";
import { PACES } from "../../src/core/story/scenes.svelte";
import { settings } from "../../src/core/settings.svelte";
import { TableStore } from "../../src/core/table/table.svelte";
import type { Seen, TableView } from "../../src/core/wire";
import Clock from "../../src/table/players/Clock.svelte";

const chair = (yours: boolean) => ({
  seat: 0,
  name: "x",
  level: "casual",
  yours,
  flagged: false,
  present: true,
  vacation: 0,
});

/** The view after so many answers: each tells one event more. */
function view(ply: number, more: Partial<TableView> = {}, chat: Seen["chat"] = []): Seen {
  const seat = {
    seat: -1,
    view: {},
    prompt: null,
    rules: [],
    options: [],
    undo: "no",
    reset: "no",
    since: ply,
    skipped: 0,
    events: [{ key: `e${ply}`, args: {} }],
  };
  const table = {
    id: "t",
    n: ply + 1,
    at: 0,
    ply,
    epoch: 0,
    game: "evolution",
    status: "running",
    players: 1,
    waiting: [],
    seats: [seat],
    chairs: [chair(false)],
    ...more,
  };
  return { type: "seen", seq: ply + 1, table: table as unknown as TableView, chat };
}
const story = (table: TableStore) => table.story.map(({ key }) => key);
const told = (plies: number) => Array.from({ length: plies + 1 }, (_, ply) => `e${ply}`);

/** Somebody to whom the first view is shown, and then so many come at once. */
function watching(plies: number): TableStore {
  const table = new TableStore("t");
  for (let ply = 0; ply <= plies; ply += 1) table.pacing.seen(view(ply));
  return table;
}

beforeEach(() => {
  localStorage.clear();
  settings.pace = "calm";
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it("shows one view after the other, at the pace that was chosen", () => {
  const table = watching(5);
  expect([table.table?.ply, table.pacing.waiting]).toEqual([1, 4]);
  vi.advanceTimersByTime(PACES.calm);
  expect(table.table?.ply).toBe(2);
  table.pacing.choose("brisk");
  vi.advanceTimersByTime(PACES.brisk * 2);
  expect(table.table?.ply).toBe(4);
  table.pacing.choose("at-once");
  expect([table.table?.ply, story(table)]).toEqual([5, told(5)]);
  table.pacing.seen(view(6));
  expect(table.table?.ply).toBe(6);
});

it("shows at once what comes when nothing waits, and remembers the pace", () => {
  watching(0).pacing.choose("brisk");
  const table = watching(1);
  expect([table.table?.ply, settings.pace]).toEqual([1, "brisk"]);
  vi.advanceTimersByTime(60_000);
  table.pacing.seen(view(2));
  expect(table.table?.ply).toBe(2);
});

it("stands, goes one step, and goes on", () => {
  const table = watching(4);
  table.pacing.toggle();
  vi.advanceTimersByTime(60_000);
  expect(table.table?.ply).toBe(1);
  table.pacing.stepOn();
  expect([table.table?.ply, table.pacing.paused]).toEqual([2, true]);
  table.pacing.toggle();
  vi.advanceTimersByTime(PACES.calm);
  expect(table.table?.ply).toBe(3);
});

it("loses nothing on the way to the present, not the end either", () => {
  const table = watching(30);
  table.pacing.seen(view(31, { status: "over", scores: [7] }));
  expect(table.table?.status).toBe("running");
  table.pacing.catchUp();
  expect([table.table?.status, table.table?.scores, story(table)]).toEqual(["over", [7], told(31)]);
});

it("is never far behind, and forgets nothing of what it passes over", () => {
  const table = watching(MOST_WAITING + 2);
  expect(table.pacing.waiting).toBeLessThanOrEqual(MOST_WAITING);
  expect(story(table)).toEqual(told(table.table!.ply));
  table.pacing.catchUp();
  expect(story(table)).toEqual(told(MOST_WAITING + 2));
});

it("never makes a player wait, nor somebody who has just sat down", () => {
  const table = watching(9);
  table.pacing.seen(view(10, { chairs: [chair(true)] }));
  expect([table.table?.ply, story(table)]).toEqual([10, told(10)]);
  table.pacing.seen(view(11, { chairs: [chair(true)] }));
  table.pacing.seen(view(12, { chairs: [chair(true)] }));
  expect(table.table?.ply).toBe(12);
});

it("lets people talk, come and go now", () => {
  const table = watching(3);
  table.pacing.seen(view(4, {}, [{ n: 1, at: 0, name: "x", text: "hello" }]));
  expect([table.chat.length, table.table?.ply]).toEqual([1, 1]);
  table.pacing.presence({ type: "presence", seq: 9, table: "t", seats: [], spectators: 2 });
  expect([table.spectators, table.table?.chairs[0]?.present]).toEqual([2, false]);
  table.pacing.stepOn();
  expect(table.table?.chairs[0]?.present, "not as it was when the view was made").toBe(false);
});

it("takes no time for a view that tells only of clocks", () => {
  const table = watching(2);
  table.pacing.seen(view(2, { n: 20, at: 500 }));
  vi.advanceTimersByTime(PACES.calm);
  expect([table.table?.at, table.pacing.waiting]).toEqual([500, 0]);
});

it("says only what is shown when the connection begins anew: the rest comes again", () => {
  const table = watching(5);
  expect(table.pacing.known().events).toBe(2);
  table.pacing.seen({
    ...view(6),
    table: {
      ...view(6).table,
      seats: [
        {
          ...view(6).table.seats[0]!,
          since: 2,
          skipped: 0,
          events: told(6)
            .slice(2)
            .map((key) => ({ key, args: {} })),
        },
      ],
    },
  });
  table.pacing.catchUp();
  expect(story(table)).toEqual(told(6));
});

it("does not ask the server what the present means while the past is shown", async () => {
  const asked = vi.fn(() => Promise.reject(new Error("no network")));
  vi.stubGlobal("fetch", asked);
  const table = watching(5);
  await table.lookCloser();
  expect(asked).not.toHaveBeenCalled();
  table.pacing.catchUp();
  await table.lookCloser();
  expect(asked).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});

it("lets clocks stand in the past, and shows the time that is left in the present", () => {
  const clocks = [{ left: 90_000, running: true }];
  const table = new TableStore("t");
  for (const ply of [0, 1, 2]) table.pacing.seen(view(ply, { clocks, at: Date.now() - 20_000 }));
  const clock = mount(Clock, { target: document.body, props: { table, seat: 0 } });
  const shown = () => document.querySelector("time")?.textContent;
  flushSync();
  expect(shown()).toBe("1:30");
  table.pacing.catchUp();
  flushSync();
  expect(shown()).toBe("1:10");
  void unmount(clock);
});
