import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from "vitest";
import { connection } from "../../src/core/connection/socket.svelte";
import { settings } from "../../src/core/settings.svelte";
import { merged, TableStore } from "../../src/core/table/table.svelte";
import type { SeatView, Seen, TableView, Words } from "../../src/core/wire";

const words = (key: string): Words => ({ key, args: {} });

function seatView(seat: number, actions: string[], since: number, events: string[]): SeatView {
  const options = actions.map((action) => ({ action, label: words(action) }));
  return {
    seat,
    view: { seat },
    prompt: words("ask"),
    rules: [],
    options,
    undo: "alone",
    reset: "no",
    since,
    skipped: 0,
    events: events.map(words),
    orders: [],
    orders_rest: false,
  };
}

function seen(n: number, ply: number, seats: SeatView[], more: Partial<TableView> = {}): Seen {
  const waiting = seats.filter(({ options }) => options.length).map(({ seat }) => seat);
  const table = {
    id: "t",
    n,
    ply,
    epoch: 0,
    game: "evolution",
    status: "running",
    players: 2,
    waiting,
    seats,
    chairs: [],
    ...more,
  };
  return { type: "seen", seq: n, table: table as unknown as TableView, chat: [] };
}

type Said = { type: string; action?: string; ply?: number };
let said: MockInstance<(message: never) => Promise<unknown>>;
beforeEach(() => {
  vi.restoreAllMocks();
  settings.confirm = false;
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  said = vi.spyOn(connection, "say").mockResolvedValue(null) as unknown as typeof said;
});
afterEach(() => vi.unstubAllGlobals());
const moves = () => said.mock.calls.map(([message]) => message as Said);

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
    expect(table.known()).toEqual({ events: 2, epoch: 4, chat: 0 });
  });

  it("knows that something comes before what it was told, and asks for it", async () => {
    const table = new TableStore("t");
    table.seen(seen(1, 9, [{ ...seatView(0, [], 0, ["d", "e"]), skipped: 3 }], { epoch: 4 }));
    expect([table.untold, table.known().events]).toEqual([3, 5]);
    table.seen(seen(2, 10, [seatView(0, [], 5, ["f"])], { epoch: 4 }));
    const asked = vi
      .spyOn(connection, "story")
      .mockResolvedValueOnce({ seat: 0, epoch: 4, first: 1, events: ["b", "c"].map(words) });
    await table.earlier();
    expect(asked).toHaveBeenCalledWith({ table: "t", seat: 0, before: 3 });
    expect([table.untold, table.story.map(({ key }) => key).join("")]).toEqual([1, "bcdef"]);
    asked.mockResolvedValueOnce({ seat: 0, epoch: 5, first: 0, events: [words("x")] });
    await table.earlier();
    expect(table.untold).toBe(1); // something was taken back meanwhile
    table.seen(seen(3, 9, [{ ...seatView(0, [], 0, ["e", "g"]), skipped: 4 }], { epoch: 5 }));
    expect([table.untold, table.story.map(({ key }) => key).join("")]).toEqual([4, "eg"]);
  });

  it("keeps its lines when all of it is told anew", () => {
    const table = new TableStore("t");
    table.seen(seen(1, 0, [seatView(0, ["end"], 0, ["a", "b", "c"])]));
    const { story } = table;
    table.seen(seen(2, 0, [seatView(0, ["end"], 0, ["a", "b", "c"])], { epoch: 1 }));
    expect(table.story).toBe(story);
    table.seen(seen(3, 0, [seatView(0, ["end"], 0, ["a", "d"])], { epoch: 2 }));
    expect(table.story.map(({ key }) => key)).toEqual(["a", "d"]);
    expect(table.story[0]).toBe(story[0]);
  });
});

it("keeps every part of a view that did not change", () => {
  const chair = { seat: 0, name: "x", level: "", yours: true, flagged: false, present: true, vacation: 0 };
  const table = new TableStore("t");
  table.seen(seen(1, 7, [seatView(0, ["feed a", "done"], 0, [])], { chairs: [chair] }));
  const { view, options, chairs } = table;
  table.seen(seen(2, 8, [seatView(0, ["feed a", "done"], 0, ["fed"])], { chairs: [{ ...chair }] }));
  expect([table.view, table.options, table.chairs]).toEqual([view, options, chairs]);
  expect([table.view === view, table.options === options, table.chairs === chairs]).toEqual([true, true, true]);
});

it("is asked when the game begins on a page that was open before", () => {
  const table = new TableStore("t");
  table.seen(seen(1, 0, [], { status: "open" }));
  table.seen(seen(2, 0, [seatView(1, ["end", "done"], 0, [])]));
  expect([table.seat, table.myTurn, table.options.length]).toEqual([1, true, 2]);
});

it("turns to the seat that is asked when a game of one device begins", () => {
  const table = new TableStore("t");
  table.seen(seen(1, 0, [seatView(0, [], 0, []), seatView(1, [], 0, [])], { status: "open" }));
  expect(table.seat).toBe(0);
  table.seen(seen(2, 0, [seatView(0, [], 0, []), seatView(1, ["end", "done"], 0, [])]));
  expect([table.seat, table.curtain]).toEqual([1, true]);
  table.curtain = false;
  expect(table.options.map(({ action }) => action)).toEqual(["end", "done"]);
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
    table.pick("c", "species");
    await vi.waitFor(() => expect(table.objection?.reasons[0]?.rules).toEqual(["EV-1.7"]));
    expect(moves()).toMatchObject([{ type: "why", action: "trait horns+1 c" }]);
  });

  it("waits for a confirmation if that is set", () => {
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

  it("goes on when somebody else answers the same secret question", () => {
    const table = new TableStore("t");
    table.seen(seen(1, 7, [seatView(0, options, 0, [])]));
    table.pick("horns+1");
    table.seen(seen(2, 8, [seatView(0, options, 0, ["laid"])]));
    expect(table.tokens).toEqual(["horns+1"]);
    table.pick("b");
    expect(moves()).toMatchObject([{ ply: 8, action: "trait horns+1 b" }]);
  });

  it("begins anew when the same is asked once more after an answer", async () => {
    const table = new TableStore("t");
    let done = (_: null): void => {};
    said.mockReturnValue(new Promise((resolve) => (done = resolve)));
    table.seen(seen(1, 7, [seatView(0, options, 0, [])]));
    table.pick("horns+1");
    table.pick("b");
    table.seen(seen(2, 8, [seatView(0, options, 0, ["got"])]));
    expect(table.tokens).toEqual([]);
    done(null);
    await vi.waitFor(() => expect(table.sending).toBe(false));
  });

  it("can go on as soon as the next question is there", () => {
    const table = new TableStore("t");
    said.mockReturnValue(new Promise(() => {}));
    table.seen(seen(1, 7, [seatView(0, ["feed a", "done"], 0, [])]));
    table.pick("a");
    expect([table.sending, table.lit("a")]).toEqual([true, false]);
    table.seen(seen(2, 8, [seatView(0, ["feed b", "done"], 0, ["fed"])]));
    expect([table.sending, table.lit("b")]).toEqual([false, true]);
  });
});

describe("the same question in another position", () => {
  const question = (n: number, ply: number) => seen(n, ply, [seatView(0, ["trait horns a", "trait horns b"], 0, [])]);
  async function thinking(): Promise<TableStore> {
    const table = new TableStore("t");
    vi.stubGlobal("fetch", () => Promise.resolve({ ok: true, json: () => Promise.resolve({ ply: 8 }) }));
    table.seen(question(1, 8));
    said.mockResolvedValue([]);
    await table.hint();
    await table.lookCloser();
    table.pick("horns");
    table.pending = table.options[0]!;
    return table;
  }
  const left = ({ tokens, pending, ideas, insight }: TableStore) => [tokens, pending?.action, ideas, insight];

  it("begins anew when an answer was taken back", async () => {
    const table = await thinking();
    expect(left(table)).toEqual([["horns"], "trait horns a", [], { ply: 8 }]);
    table.seen(question(2, 7));
    expect(left(table)).toEqual([[], undefined, null, null]);
  });

  it("keeps what was picked when somebody else answered, but not what was told of the position", async () => {
    const table = await thinking();
    table.seen(question(2, 9));
    expect(left(table)).toEqual([["horns"], "trait horns a", [], null]);
  });

  it("is another one through other eyes", async () => {
    const table = await thinking();
    table.lookThrough(0);
    expect(left(table)).toEqual([[], undefined, null, null]);
  });
});

describe("answers that give themselves", () => {
  const actions = () => moves().map(({ action }) => action);
  beforeEach(() => (settings.auto = true));
  afterEach(() => (settings.auto = false));

  it("come where there is no other, also right after an answer", async () => {
    const table = new TableStore("t");
    table.seen(seen(1, 7, [seatView(0, ["feed a", "done"], 0, [])]));
    const answered = table.answer("feed a");
    table.seen(seen(2, 8, [seatView(0, ["done"], 0, ["fed"])])); // the server tells of it before it says that it is done
    await answered;
    expect(actions()).toEqual(["feed a", "done"]);
  });

  it("do not come where an answer was taken back, or when the page opens", () => {
    const table = new TableStore("t");
    table.seen(seen(1, 8, [seatView(0, ["done"], 0, [])]));
    table.seen(seen(2, 9, [seatView(0, [], 0, ["ended"])]));
    table.seen(seen(3, 8, [seatView(0, ["done"], 0, [])], { epoch: 1 }));
    expect(actions()).toEqual([]);
  });
});

describe("what is told too late", () => {
  const question = (n: number, ply: number, actions: string[]) => seen(n, ply, [seatView(0, actions, 0, [])]);
  const replies: ((data: unknown) => void)[] = [];
  beforeEach(() => {
    replies.length = 0;
    said.mockImplementation(() => new Promise((resolve) => replies.push(resolve)));
  });

  it("of an answer that nobody looks at any more is not shown", async () => {
    const table = new TableStore("t");
    table.seen(question(1, 7, ["feed a", "feed b"]));
    table.look("feed a", 0);
    await vi.waitFor(() => expect(replies).toHaveLength(1));
    table.look("feed b", 0);
    await vi.waitFor(() => expect(replies).toHaveLength(2));
    replies[1]!({ events: [words("b eats")], changes: [] });
    await vi.waitFor(() => expect(table.preview?.action).toBe("feed b"));
    replies[0]!({ events: [words("a eats")], changes: [] });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(table.preview?.action).toBe("feed b");
    table.point(null);
    expect(table.preview).toBeNull();
  });

  it("of another question is not shown: reasons, hints", async () => {
    const table = new TableStore("t");
    table.seen(question(1, 7, ["feed a", "feed b"]));
    table.pick("c");
    const hint = table.hint();
    table.seen(question(2, 8, ["feed b", "done"]));
    for (const reply of replies) reply([]);
    await hint;
    expect([table.objection, table.ideas, table.thinking]).toEqual([null, null, false]);
  });

  it("of another position is asked for again", async () => {
    const table = new TableStore("t");
    const asked: ((ply: number) => void)[] = [];
    const answer = (ply: number) => ({ ok: true, json: () => Promise.resolve({ ply }) });
    vi.stubGlobal("fetch", () => new Promise((resolve) => asked.push((ply) => resolve(answer(ply)))));
    table.seen(question(1, 7, ["feed a", "feed b"]));
    const looking = table.lookCloser();
    table.seen(question(2, 8, ["feed b", "done"]));
    asked[0]!(7);
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(table.insight).toBeNull();
    asked[1]!(8);
    await looking;
    expect(table.insight).toEqual({ ply: 8 });
  });
});

describe("an answer that was taken back", () => {
  const first = (n: number, epoch: number) => seen(n, 7, [seatView(0, ["feed a", "done"], 0, [])], { epoch });
  const second = (n: number, epoch: number) => seen(n, 8, [seatView(0, ["done", "feed b"], 0, ["fed"])], { epoch });
  const third = (n: number, epoch: number) => seen(n, 9, [seatView(0, ["done", "feed c"], 0, ["fed"])], { epoch });
  async function takenBack(): Promise<TableStore> {
    const table = new TableStore("t");
    table.seen(first(1, 0));
    await table.answer("feed a");
    table.seen(second(2, 0));
    await table.answer("feed b");
    table.seen(third(3, 0));
    expect(table.again).toBeNull();
    table.seen(second(4, 1));
    table.seen(first(5, 2));
    return table;
  }
  beforeEach(() => sessionStorage.clear());

  it("is offered again, and the next one after it, though the server tells of it before it says that it is done", async () => {
    const table = await takenBack();
    expect(table.again).toBe("feed a");
    const answered = table.answer("feed a");
    table.seen(second(6, 2));
    await answered;
    expect(table.again).toBe("feed b");
  });

  it("is offered after a reload", async () => {
    await takenBack();
    const table = new TableStore("t");
    table.seen(first(5, 2));
    expect(table.again).toBe("feed a");
    const other = new TableStore("u");
    other.seen(first(5, 2));
    expect(other.again).toBeNull();
  });

  it("is offered if it was taken back while the page was away", async () => {
    const before = new TableStore("t");
    before.seen(first(1, 0));
    await before.answer("feed a");
    before.seen(second(2, 0));
    const table = new TableStore("t");
    table.seen(first(3, 1));
    expect(table.again).toBe("feed a");
  });

  it("is forgotten when somebody goes another way, also after a reload", async () => {
    const table = await takenBack();
    await table.answer("done");
    table.seen(seen(6, 8, [seatView(0, ["feed b", "done"], 0, ["ended"])], { epoch: 2 }));
    expect(table.again).toBeNull();
    const anew = new TableStore("t");
    anew.seen(seen(6, 8, [seatView(0, ["feed b", "done"], 0, ["ended"])], { epoch: 2 }));
    expect(anew.again).toBeNull();
  });

  it("is forgotten when the others have gone on", async () => {
    await takenBack();
    const table = new TableStore("t");
    table.seen(second(7, 2)); // somebody else answered for the seat
    table.seen(first(8, 3));
    expect(table.again).toBeNull();
  });

  it("does no harm if the note of it is broken", () => {
    sessionStorage.setItem("tangledbank-answers-t", '{"given": 3, "undone"');
    const table = new TableStore("t");
    table.seen(first(1, 0));
    expect(table.again).toBeNull();
  });
});

describe("a curtain", () => {
  const first = () => seen(1, 0, [seatView(0, ["end"], 0, ["dealt"]), seatView(1, [], 0, ["dealt"])]);
  const second = () => seen(2, 1, [seatView(0, [], 1, []), seatView(1, ["end"], 1, ["drew horns"])]);

  it("is drawn before the first hand, and when another seat of the same device is asked, also before what that one knows", () => {
    const table = new TableStore("t");
    table.seen(first());
    expect([table.seat, table.curtain, table.options, table.story]).toEqual([0, true, [], []]);
    table.curtain = false;
    table.seen(second());
    expect([table.seat, table.curtain, table.options, table.story]).toEqual([1, true, [], []]);
    table.curtain = false;
    expect(table.story.map(({ key }) => key)).toEqual(["dealt", "drew horns"]);
  });

  it("is drawn when a page is opened amid a game", () => {
    const table = new TableStore("t");
    table.seen(second());
    expect(table.curtain).toBe(true);
  });

  it("is not drawn where nothing is secret any more or ever was", () => {
    for (const more of [{ status: "over" }, { game: "dominant-species" }]) {
      const table = new TableStore("t");
      table.seen({ ...second(), table: { ...second().table, ...more } });
      expect(table.curtain).toBe(false);
    }
  });
});

it("merges chat lines, each once and in order", () => {
  const line = (n: number) => ({ n, at: 0, name: "x", text: String(n) });
  expect(merged([line(1), line(4)], [line(4), line(2)]).map(({ n }) => n)).toEqual([1, 2, 4]);
});
