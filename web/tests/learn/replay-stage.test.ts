import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CourseLine } from "../../src/core/wire";
import { EVERYTHING, ReplayStage } from "../../src/replay/replay.svelte";

const TABLE = {
  id: "t",
  game: "evolution",
  status: "over",
  players: 2,
  chairs: [
    { seat: 0, name: "A" },
    { seat: 1, name: "B" },
  ],
};
const line = (ply: number): CourseLine => ({
  ply,
  seat: 0,
  action: null,
  label: null,
  rules: [],
  round: 1,
  scores: [],
  events: 0,
});
const LINES = [1, 2, 3].map(line);
const OFFLINE = { key: "web-offline", args: {} };

/** Answers by path, given when the test says so. */
let asked: Map<string, (answer: unknown) => void>;
const answer = async (path: string, body: unknown) => {
  await vi.waitFor(() => expect(asked.has(path)).toBe(true));
  asked.get(path)!(body instanceof Error ? Promise.reject(body) : { ok: true, json: async () => body });
  await new Promise((resolve) => setTimeout(resolve));
};
const moment = (ply: number) => ({
  ply,
  plies: 3,
  line: null,
  waiting: [],
  scores: [],
  seat: { view: { ply } },
  insight: {},
});

beforeEach(() => {
  asked = new Map();
  vi.stubGlobal("fetch", (path: string) => new Promise((resolve) => asked.set(path, resolve)));
});
afterEach(() => vi.unstubAllGlobals());

async function opened(): Promise<ReplayStage> {
  const stage = new ReplayStage("t");
  const done = stage.open(1, -1);
  await answer("/api/tables/t", TABLE);
  await answer("/api/tables/t/course", { seat: EVERYTHING, lines: LINES });
  await answer("/api/tables/t/moments/1", moment(1));
  await done;
  return stage;
}

describe("a replay", () => {
  it("opens where the address says", async () => {
    const stage = await opened();
    expect([stage.ply, stage.moment?.ply, stage.eye]).toEqual([1, 1, EVERYTHING]);
  });
  it("shows the eyes that were wanted last, whatever comes first", async () => {
    const stage = await opened();
    const [first, second] = [stage.lookThrough(0), stage.lookThrough(1)];
    await answer("/api/tables/t/course?seat=1", { seat: 1, lines: LINES });
    await answer("/api/tables/t/moments/1?seat=1", moment(1));
    await answer("/api/tables/t/course?seat=0", { seat: 0, lines: LINES });
    await Promise.all([first, second]);
    expect(stage.eye).toBe(1);
  });
  it("says why other eyes cannot be had, and keeps its own", async () => {
    const stage = await opened();
    const request = stage.lookThrough(0);
    await answer("/api/tables/t/course?seat=0", new Error("offline"));
    await request;
    expect([stage.trouble, stage.eye, stage.moment?.ply]).toEqual([OFFLINE, EVERYTHING, 1]);
  });
  it("says why a position cannot be shown, until one can", async () => {
    const stage = await opened();
    stage.seek(2);
    await answer("/api/tables/t/moments/2", new Error("offline"));
    expect(stage.trouble).toEqual(OFFLINE);
    await new Promise((resolve) => setTimeout(resolve, 150));
    stage.seek(3);
    await answer("/api/tables/t/moments/3", moment(3));
    expect([stage.trouble, stage.moment?.ply]).toEqual([null, 3]);
    stage.close();
  });
});
