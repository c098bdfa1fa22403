import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MOST_SCENES, OWN, PACES } from "../../src/core/story/scenes.svelte";
import { settings } from "../../src/core/settings.svelte";
import { AWAY } from "../../src/core/story/since.svelte";
import { connection } from "../../src/core/connection/socket.svelte";
import { TableStore } from "../../src/core/table/table.svelte";
import type { Seen, TableView, Words } from "../../src/core/wire";

const hex = (name: string): Words => ({ key: "dom-event-cover", args: { hex: name } });

/** The view after so many answers, for a player: each covered another hex. `asked` with what can be answered. */
function view(ply: number, asked: string[] = [], more: Partial<TableView> = {}): Seen {
  const options = asked.map((action) => ({ action, label: { key: action, args: {} } }));
  const seat = {
    seat: 0,
    view: { ply },
    prompt: { key: "ask", args: {} },
    rules: [],
    options,
    undo: "no",
    reset: "no",
    since: ply,
    skipped: 0,
    events: [hex(`c${ply}`)],
  };
  const chair = { seat: 0, name: "x", level: "", yours: true, flagged: false, present: true, vacation: 0 };
  const table = {
    id: "t",
    n: ply + 1,
    at: 0,
    ply,
    epoch: 0,
    game: "dominant-species",
    status: "running",
    players: 1,
    waiting: asked.length ? [0] : [],
    seats: [seat],
    chairs: [chair],
    ...more,
  };
  return { type: "seen", seq: ply + 1, table: table as unknown as TableView, chat: [] };
}

const shown = (table: TableStore) => (table.view as { ply: number }).ply;
const log = (table: TableStore) => table.playback.story.map(({ args }) => args.hex);

/** Somebody who looks at the beginning, and then others answer so often at once. */
function playing(plies: number): TableStore {
  const table = new TableStore("t", true);
  for (let ply = 0; ply <= plies; ply += 1) table.pacing.seen(view(ply, ply === plies ? ["glaciate c9", "pass"] : []));
  return table;
}

beforeEach(() => {
  localStorage.clear();
  settings.pace = "calm";
  settings.confirm = false;
  vi.useFakeTimers();
  vi.spyOn(connection, "say").mockResolvedValue(null);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("a player", () => {
  it("sees the answers of the others in their order, and may answer meanwhile", () => {
    const table = playing(3);
    expect([shown(table), log(table), table.table?.ply]).toEqual([1, ["c0", "c1"], 3]);
    expect([table.myTurn, table.lit("c9")]).toEqual([true, true]);
    vi.advanceTimersByTime(PACES.calm);
    expect([shown(table), log(table)]).toEqual([2, ["c0", "c1", "c2"]]);
    vi.advanceTimersByTime(PACES.calm);
    expect([shown(table), table.playback.playing]).toEqual([3, true]);
    vi.advanceTimersByTime(PACES.calm);
    expect(table.playback.playing).toBe(false);
  });

  it("is in the present at once by pointing at anything, and what was lit counts", () => {
    const table = playing(5);
    table.pick("a1");
    expect([shown(table), table.objection, connection.say]).toEqual([5, null, expect.anything()]);
    expect(connection.say).not.toHaveBeenCalled();
    const other = playing(5);
    other.pick("c9");
    expect(shown(other)).toBe(5);
    expect(connection.say).toHaveBeenCalledWith(expect.objectContaining({ action: "glaciate c9", ply: 5 }));
  });

  it("sees an own answer at once, and then those after it", async () => {
    const table = playing(2);
    void table.answer("pass");
    table.pacing.seen(view(3));
    expect([shown(table), table.playback.showing]).toEqual([3, false]);
    table.pacing.seen(view(4));
    expect(shown(table)).toBe(3);
    await vi.advanceTimersByTimeAsync(OWN);
    expect([shown(table), table.playback.showing]).toEqual([4, true]);
  });

  it("who wants no pace sees the present", () => {
    settings.pace = "at-once";
    const table = playing(6);
    expect([shown(table), table.playback.playing]).toEqual([6, false]);
  });

  it("is never far behind: many answers take less time, and of very many the last ones are shown", () => {
    const table = playing(MOST_SCENES * 2);
    expect(table.playback.scenes.waiting).toBe(MOST_SCENES);
    vi.advanceTimersByTime(PACES.calm * 40);
    expect(shown(table)).toBe(MOST_SCENES * 2);
  });

  it("sees at once what was taken back", () => {
    const table = playing(4);
    table.pacing.seen(view(2, [], { n: 9, epoch: 1 }));
    expect([shown(table), table.playback.playing]).toEqual([2, false]);
  });

  it("of a lesson has no pace", () => {
    const table = new TableStore("t");
    for (const ply of [0, 1, 2]) table.pacing.seen(view(ply));
    expect([shown(table), table.playback.playing]).toEqual([2, false]);
  });
});

describe("since one's own last answer", () => {
  async function answered(): Promise<TableStore> {
    const table = playing(1);
    void table.answer("pass");
    table.pacing.seen(view(2));
    for (const ply of [3, 4]) table.pacing.seen(view(ply, ply === 4 ? ["pass"] : []));
    await vi.advanceTimersByTimeAsync(PACES.calm * 4);
    return table;
  }

  it("lines are new, pieces are marked, and until the next answer", async () => {
    const table = await answered();
    expect(table.playback.divider).toBe(3);
    expect(table.playback.summary.lines.map(({ args }) => args.hex)).toEqual(["c3", "c4"]);
    expect(["c2", "c3", "c4"].map(table.noticed)).toEqual(["", "fresh", "fresh"]);
    void table.answer("pass");
    table.pacing.seen(view(5));
    expect([table.playback.divider, table.noticed("c4")]).toEqual([null, ""]);
  });

  it("it can be seen again", async () => {
    const table = await answered();
    void table.playback.again();
    expect([shown(table), table.playback.showing]).toEqual([2, true]);
    await vi.advanceTimersByTimeAsync(OWN);
    expect([shown(table), table.noticed("c3")]).toEqual([3, "beat"]);
    await vi.advanceTimersByTimeAsync(PACES.calm * 2);
    expect([shown(table), table.playback.playing]).toEqual([4, false]);
  });

  it("is remembered when the page is left, and after a while one is told before anything moves", async () => {
    await answered();
    const back = new TableStore("t", true);
    back.pacing.seen(told(7));
    expect([back.playback.since.mark?.ply, back.playback.since.away]).toEqual([2, false]);
    vi.setSystemTime(Date.now() + AWAY + 1000);
    const late = new TableStore("t", true);
    late.pacing.seen(told(7));
    expect([late.playback.since.away, late.playback.missed.length]).toEqual([true, 5]);
    late.playback.goOn();
    expect(late.playback.since.away).toBe(false);
  });

  it("what the page has not seen is asked of the server", async () => {
    await answered();
    const asked: string[] = [];
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      const ply = Number(/moments\/(\d+)/.exec(path)?.[1]);
      return Promise.resolve(Response.json({ seat: { ...view(ply).table.seats[0], events: [hex(`c${ply}`)] } }));
    });
    const back = new TableStore("t", true);
    back.pacing.seen(told(5));
    await back.playback.again();
    expect(asked).toHaveLength(4);
    expect([shown(back), log(back)]).toEqual([2, ["c0", "c1", "c2"]]);
    vi.unstubAllGlobals();
  });
});

/** The first view of somebody who comes when so much has happened. */
function told(ply: number): Seen {
  const seen = view(ply, ["pass"]);
  const events = Array.from({ length: ply + 1 }, (_, k) => hex(`c${k}`));
  return { ...seen, table: { ...seen.table, seats: [{ ...seen.table.seats[0]!, since: 0, events }] } };
}
