import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type Listener } from "../../src/core/connection/socket.svelte";
import type { Seen } from "../../src/core/wire";

/** A server that says what a test tells it to. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  said: Record<string, unknown>[] = [];
  onopen = () => {};
  onclose: (event: { code: number }) => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as Record<string, unknown>);
  }
  tell(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }
  close(): void {
    this.readyState = 2; // a dead line says nothing more
  }
  begin(session: string, resumed = false): void {
    this.onopen();
    this.tell({ type: "welcome", session, time: Date.now() + 5000, resumed });
  }
}

const last = () => FakeSocket.all.at(-1)!;
const seen = (seq: number) => ({ type: "seen", seq, table: { id: "t", n: seq }, chat: [] });

function listener() {
  const told: number[] = [];
  const heard: Listener = {
    seen: (message: Seen) => told.push(message.seq),
    presence: () => {},
    known: () => ({ events: told.length, epoch: 0, chat: 0 }),
  };
  return { told, heard };
}

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the connection", () => {
  it("acknowledges what has a number, and takes each once", async () => {
    const connection = new Connection();
    const { told, heard } = listener();
    const watching = connection.watch("t", heard);
    last().begin("s1");
    last().tell({ type: "done", id: last().said.find(({ type }) => type === "watch")!.id });
    await watching;
    last().tell(seen(1));
    last().tell(seen(1));
    last().tell(seen(2));
    expect(told).toEqual([1, 2]);
    expect(
      last()
        .said.filter(({ type }) => type === "ack")
        .map(({ seq }) => seq),
    ).toEqual([1, 2]);
  });

  it("goes on after a lost connection with the session and the last number", () => {
    const connection = new Connection();
    connection.open();
    last().begin("s1");
    last().tell(seen(7));
    last().drop();
    expect(connection.lost).toBe(true);
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(2);
    last().begin("s1", true);
    expect(last().said[0]).toEqual({ type: "hello", session: "s1", seen: 7, changes: true });
    expect(connection.lost).toBe(false);
  });

  it("sends an unanswered move again under the same id, an undo never", () => {
    const connection = new Connection();
    connection.open();
    last().begin("s1");
    void connection.say({ type: "move", table: "t", seat: 0, ply: 3, action: "end" }).catch(() => {});
    void connection.say({ type: "undo", table: "t", seat: 0 }).catch(() => {});
    const first = last().said.find(({ type }) => type === "move");
    last().drop();
    vi.advanceTimersByTime(400);
    last().begin("s1", true);
    expect(last().said.filter(({ type }) => type !== "hello")).toEqual([first]);
  });

  it.each([
    ["undo", { type: "undo", table: "t", seat: 0 }],
    ["vote", { type: "vote", table: "t", seat: 0, agrees: true }],
  ] as const)("says at once that there is no connection for an undo or a vote: %s", async (_, request) => {
    const connection = new Connection();
    connection.open();
    last().begin("s1");
    const refused = { code: "offline", why: { key: "web-offline" } };
    last().readyState = 2; // closing, and nobody has said so yet
    await expect(connection.say(request)).rejects.toMatchObject(refused);
    last().drop();
    await expect(connection.say(request)).rejects.toMatchObject(refused);
    vi.advanceTimersByTime(400);
    void connection.say({ type: "pass", table: "t", seat: 0, level: "easy" }).catch(() => {});
    last().begin("s1", true);
    expect(FakeSocket.all.flatMap(({ said }) => said.map(({ type }) => type))).toEqual(["hello", "hello", "pass"]);
  });

  it("says what never left as soon as it can, once", () => {
    const connection = new Connection();
    connection.open();
    last().begin("s1");
    last().drop();
    void connection.say({ type: "chat", table: "t", text: "hello" }).catch(() => {});
    const chats = () => FakeSocket.all.flatMap(({ said }) => said.filter(({ type }) => type === "chat"));
    expect(chats()).toHaveLength(0);
    for (const pause of [400, 1000]) {
      vi.advanceTimersByTime(pause);
      last().begin("s1", true);
      last().drop();
    }
    expect(chats()).toHaveLength(1);
  });

  it("notices a line that is dead", async () => {
    const connection = new Connection();
    connection.open();
    last().begin("s1");
    await vi.advanceTimersByTimeAsync(26_000);
    const ping = last().said.find(({ type }) => type === "ping")!;
    last().tell({ type: "done", id: ping.id, data: Date.now() + 9000 });
    await vi.advanceTimersByTimeAsync(1000);
    expect([connection.online, Math.round(connection.ahead / 1000)]).toEqual([true, 9]);
    await vi.advanceTimersByTimeAsync(25_000 + 15_000);
    expect([connection.online, connection.lost]).toEqual([false, true]);
    await vi.advanceTimersByTimeAsync(400);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("leaves a line alone on which something is said, whatever it is", async () => {
    const connection = new Connection();
    connection.open();
    last().begin("s1");
    await vi.advanceTimersByTimeAsync(26_000);
    const ping = last().said.find(({ type }) => type === "ping")!;
    last().tell({ type: "refused", id: ping.id, code: "slow", why: { key: "x", args: {} }, reasons: [] });
    await vi.advanceTimersByTimeAsync(1000);
    expect([connection.online, FakeSocket.all.length]).toEqual([true, 1]);
  });

  it("becomes somebody before it tries again to be welcome", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      return Promise.resolve({ ok: true, json: () => Promise.resolve({}) });
    });
    const connection = new Connection();
    connection.open();
    last().drop();
    await vi.advanceTimersByTimeAsync(400);
    expect([asked, FakeSocket.all.length]).toEqual([["/api/me"], 2]);
  });

  it("asks who it is when its session has ended, and less and less often as long as nobody lets it in", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      return Promise.resolve({ ok: true, json: () => Promise.resolve({}) });
    });
    const connection = new Connection();
    connection.open();
    last().begin("s1");
    last().drop(4401);
    await vi.advanceTimersByTimeAsync(400);
    expect([asked, FakeSocket.all.length]).toEqual([["/api/me"], 2]);
    last().onopen();
    expect(last().said[0]).toMatchObject({ type: "hello", session: "" });
    for (let second = 0; second < 60; second++) {
      if (last().readyState === FakeSocket.OPEN) last().drop(4401);
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(FakeSocket.all.length).toBeLessThan(15);
  });

  it.each([4429, 1008, 1013])("comes back later, not at once, after %i", async (code) => {
    const connection = new Connection();
    connection.open();
    last().begin("s1");
    last().drop(code);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(FakeSocket.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_100);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("keeps whoever came after one who could not watch", async () => {
    const connection = new Connection();
    const [one, two] = [listener(), listener()];
    const failing = expect(connection.watch("t", one.heard)).rejects.toMatchObject({ code: "missing" });
    last().begin("s1");
    void connection.watch("t", two.heard);
    const [first, second] = last().said.filter(({ type }) => type === "watch");
    last().tell({ type: "refused", id: first!.id, code: "missing", why: { key: "x", args: {} }, reasons: [] });
    await failing;
    last().tell({ type: "done", id: second!.id });
    last().tell(seen(1));
    expect([one.told, two.told]).toEqual([[], [1]]);
  });

  it("watches its tables anew when the server has forgotten it", () => {
    const connection = new Connection();
    const { heard } = listener();
    void connection.watch("t", heard).catch(() => {});
    last().begin("s1");
    last().drop();
    vi.advanceTimersByTime(400);
    last().begin("s2", false);
    expect(last().said.some(({ type, table }) => type === "watch" && table === "t")).toBe(true);
  });

  it("knows the server's time, and waits as long as it was told", () => {
    const connection = new Connection();
    connection.open();
    last().begin("s1");
    expect(connection.ahead).toBeGreaterThan(4000);
    last().tell({ type: "bye", after: 2000 });
    last().drop();
    vi.advanceTimersByTime(1900);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(200);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("gives up a request that nobody answers", async () => {
    const connection = new Connection();
    connection.open();
    last().begin("s1");
    const request = expect(connection.say({ type: "ping" })).rejects.toMatchObject({ code: "offline" });
    vi.advanceTimersByTime(20_000);
    await request;
  });
});
