import { beforeEach, describe, expect, it, vi, type MockInstance } from "vitest";
import { connection } from "../src/core/socket.svelte";
import { settings } from "../src/core/settings.svelte";
import { merged, TableStore } from "../src/core/table.svelte";
import type { SeatView, Seen, TableView, Words } from "../src/core/wire";

const words = (key: string): Words => ({ key, args: {} });

function seatView(seat: number, actions: string[], since: number, events: string[]): SeatView {
  const options = actions.map((action) => ({ action, label: words(action) }));
  return { seat, view: { seat }, prompt: words("ask"), rules: [], options, undo: "alone", since, events: events.map(words) };
}

function seen(n: number, ply: number, seats: SeatView[], more: Partial<TableView> = {}): Seen {
  const waiting = seats.filter(({ options }) => options.length).map(({ seat }) => seat);
  const table = { id: "t", n, ply, epoch: 0, game: "evolution", status: "running", players: 2, waiting, seats, chairs: [], ...more };
  return { type: "seen", seq: n, table: table as unknown as TableView, chat: [] };
}

type Wish = { type: string; action?: string; ply?: number };
let said: MockInstance<(wish: never) => Promise<unknown>>;
beforeEach(() => {
  vi.restoreAllMocks();
  settings.confirm = false;
  said = vi.spyOn(connection, "say").mockResolvedValue(null) as unknown as typeof said;
});
const moves = () => said.mock.calls.map(([wish]) => wish as Wish);

describe("the story", () => {
  it("grows, and loses what was taken back", () => {
    const table = new TableStore("t");
    table.seen(seen(1, 0, [seatView(0, ["end"], 0, ["a", "b"])]));
    table.seen(seen(2, 1, [seatView(0, [], 2, ["c"])]));
    expect(table.story.map(({ key }) => key)).toEqual(["a", "b", "c"]);
    table.seen(seen(3, 0, [seatView(0, ["end"], 1, ["d"])]));
    expect(table.story.map(({ key }) => key)).toEqual(["a", "d"]);
  });

  it("ignores a view that is older than the last one", () => {
    const table = new TableStore("t");
    table.seen(seen(5, 3, [seatView(0, [], 0, ["a"])]));
    table.seen(seen(4, 2, [seatView(0, ["end"], 0, [])]));
    expect(table.table?.ply).toBe(3);
  });

  it("says how much it knows", () => {
    const table = new TableStore("t");
    table.seen(seen(1, 0, [seatView(0, [], 0, ["a", "b"])], { epoch: 4 }));
    expect(table.known()).toEqual({ events: 2, epoch: 4 });
  });
});

describe("picking", () => {
  const options = ["trait horns+1 a", "trait horns+1 b", "grow horns+1 a body"];

  it("narrows and answers with the last thing that is needed", () => {
    const table = new TableStore("t");
    table.seen(seen(1, 7, [seatView(0, options, 0, [])]));
    table.pick("horns+1");
    expect(moves()).toEqual([]);
    expect(table.lit("b")).toBe(true);
    table.pick("b");
    expect(moves()).toEqual([{ type: "move", table: "t", seat: 0, ply: 7, action: "trait horns+1 b" }]);
  });

  it("unwinds", () => {
    const table = new TableStore("t");
    table.seen(seen(1, 7, [seatView(0, options, 0, [])]));
    table.pick("horns+1");
    table.pick("horns+1");
    expect(table.tokens).toEqual([]);
    expect(moves()).toEqual([]);
  });

  it("asks why not", async () => {
    const table = new TableStore("t");
    said.mockResolvedValue([{ rules: ["EV-1.7"], why: words("because") }]);
    table.seen(seen(1, 7, [seatView(0, options, 0, [])]));
    table.pick("horns+1");
    table.pick("c");
    await vi.waitFor(() => expect(table.objection?.reasons[0]?.rules).toEqual(["EV-1.7"]));
    expect(moves()).toMatchObject([{ type: "why", action: "trait horns+1 c" }]);
  });

  it("waits for a confirmation if that is wished", () => {
    settings.confirm = true;
    const table = new TableStore("t");
    table.seen(seen(1, 7, [seatView(0, ["feed a", "done"], 0, [])]));
    table.pick("a");
    expect(table.pending?.action).toBe("feed a");
    expect(moves().filter(({ type }) => type === "move")).toEqual([]);
  });

  it("forgets what was picked when the question changes", () => {
    const table = new TableStore("t");
    table.seen(seen(1, 7, [seatView(0, options, 0, [])]));
    table.pick("horns+1");
    table.seen(seen(2, 8, [seatView(0, ["done", "feed a"], 0, [])]));
    expect(table.tokens).toEqual([]);
  });
});

it("offers an answer again that was taken back", async () => {
  const table = new TableStore("t");
  table.seen(seen(1, 7, [seatView(0, ["feed a", "done"], 0, [])]));
  await table.answer("feed a");
  table.seen(seen(2, 8, [seatView(0, ["done", "feed b"], 0, ["fed"])]));
  expect(table.again).toBeNull();
  table.seen(seen(3, 7, [seatView(0, ["feed a", "done"], 0, [])], { epoch: 1 }));
  expect(table.again).toBe("feed a");
  await table.answer("done");
  expect(table.undone).toEqual([]);
});

it("draws a curtain when another seat of the same device is asked", () => {
  const table = new TableStore("t");
  table.seen(seen(1, 0, [seatView(0, ["end"], 0, []), seatView(1, [], 0, [])]));
  expect([table.seat, table.curtain]).toEqual([0, false]);
  table.seen(seen(2, 1, [seatView(0, [], 0, []), seatView(1, ["end"], 0, [])]));
  expect([table.seat, table.curtain, table.options]).toEqual([1, true, []]);
});

it("merges chat lines, each once and in order", () => {
  const line = (n: number) => ({ n, at: 0, name: "x", text: String(n) });
  expect(merged([line(1), line(4)], [line(4), line(2)]).map(({ n }) => n)).toEqual([1, 2, 4]);
});
