// The daily deal: the card, results in bars, and games of this device that are sent once.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Refused } from "../../src/core/api";
import type { DailyResults, DailyTry, DailyView } from "../../src/core/wire";
import { barsOf, markOf, pictureOf, textOf, type Card } from "../../src/daily/card";
import { begin, clock, load, percent, results, together, type Days } from "../../src/daily/days";

const asked = vi.hoisted(() => ({ get: vi.fn(), here: vi.fn(), post: vi.fn(), send: vi.fn(), wanted: true }));
vi.mock(import("../../src/core/api"), async (original) => ({ ...(await original()), ...asked }));
vi.mock(import("../../src/local/here"), async (original) => ({ ...(await original()), isWanted: () => asked.wanted }));

const card: Card = {
  title: "Tangled Bank · A & B · 19 Nov",
  result: "Place 2 of 4, 41 points",
  rank: "Better than 50% of 4",
  rounds: [1, 2, 3, 4],
  players: 4,
  counts: [
    { score: 30, tries: 1 },
    { score: 41, tries: 2 },
    { score: 90, tries: 1 },
  ],
  score: 41,
  link: "https://x.example/daily",
};

describe("a card", () => {
  it("is text that says nothing of the deal", () => {
    expect(textOf(card).split("\n")).toEqual([card.title, card.result, "🟩🟨🟧🟥", card.rank, card.link]);
    expect(textOf({ ...card, rank: "" })).not.toContain("\n\n");
  });
  it("marks the last place as last, however many play", () => {
    expect([1, 2].map((place) => markOf(place, 2))).toEqual([0, 3]);
    expect([1, 2, 3, 4, 5, 6].map((place) => markOf(place, 6))).toEqual([0, 1, 2, 2, 2, 3]);
  });
  it("is a picture that can be read as XML", () => {
    const drawn = new DOMParser().parseFromString(pictureOf(card), "image/svg+xml");
    expect(drawn.querySelector("parsererror")).toBeNull();
    expect(drawn.documentElement.textContent).toContain("A & B");
    expect(pictureOf(card)).not.toContain("http://x");
  });
  it("has every result in one bar, one's own in one of them", () => {
    const bars = barsOf(card.counts, 41);
    expect(bars.reduce((sum, { tries }) => sum + tries, 0)).toBe(4);
    expect(bars.filter(({ own }) => own)).toHaveLength(1);
    expect(bars.length).toBeLessThanOrEqual(12);
    expect(barsOf([], null)).toEqual([]);
    expect(barsOf([{ score: 7, tries: 3 }], 7)).toEqual([{ from: 7, to: 7, tries: 3, own: true }]);
  });
});

const tried = (table: string, more: Partial<DailyTry> = {}): DailyTry => ({
  game: "marine",
  day: "2026-11-19",
  status: "over",
  table,
  score: 50,
  place: 1,
  ...more,
});
const view = (tries: DailyTry[]): DailyView => ({
  day: "2026-11-19",
  left: 1,
  deals: [{ game: "marine", players: 3, seat: 0, level: "skilled", options: {}, results: 0, own: null }],
  tries,
  streak: 0,
  longest: 0,
});
const offline = new Refused("offline", { key: "web-offline", args: {} });

describe("games of this device", () => {
  beforeEach(() => {
    for (const one of [asked.get, asked.here, asked.post, asked.send]) one.mockReset();
    asked.wanted = true;
  });
  /** What the server and the device say of today, and the record of a table. */
  const told = (there: DailyView[], own: DailyView) => {
    const next = [...there];
    asked.get.mockImplementation((path: string) =>
      Promise.resolve(path.endsWith("/record") ? { record: `of ${path}` } : (next.shift() ?? there.at(-1))),
    );
    asked.here.mockResolvedValue(own);
  };

  /** What is shown, one after the other. */
  const shown = async (): Promise<Days[]> => {
    const all: Days[] = [];
    await load((days) => all.push(days));
    return all;
  };

  it("are sent if the server does not have them, and not twice", async () => {
    told([view([]), view([tried("")])], view([tried("here-1")]));
    asked.send.mockResolvedValue({});
    const [first, found, ...more] = await shown();
    expect([first?.unsent, first?.view.tries]).toEqual([[], [tried("here-1")]]);
    expect(asked.send.mock.calls).toEqual([
      ["/api/daily/marine/2026-11-19", { record: "of /api/tables/here-1/record" }],
    ]);
    expect([found?.unsent, found?.view.tries, more]).toEqual([[], [tried("")], []]);
    expect(await shown()).toHaveLength(1);
    expect(asked.send).toHaveBeenCalledTimes(1);
  });
  it("keep nobody waiting while they are sent, and no clock runs longer for it", async () => {
    told([view([])], view([tried("here-1")]));
    asked.send.mockReturnValue(new Promise(() => {}));
    const days = await new Promise<Days>((resolve) => void load(resolve));
    expect(days.view.tries).toEqual([tried("here-1")]);
    expect(days.ends).toBeLessThanOrEqual(Date.now() + days.view.left);
  });
  it("wait for a connection, and for their end", async () => {
    told([view([])], view([tried("here-1"), tried("here-2", { day: "2026-11-18", status: "running" })]));
    asked.send.mockRejectedValue(offline);
    const [first, found] = await shown();
    expect(found?.ends).toBe(first?.ends);
    expect(found?.unsent).toEqual([{ tried: tried("here-1"), why: null }]);
    expect(found?.view.deals[0]?.own?.table).toBe("here-1");
    expect(found?.view.tries.map(({ table }) => table)).toEqual(["here-1", "here-2"]);
  });
  it("are shown with why the server did not take them", async () => {
    told([view([])], view([tried("here-1")]));
    asked.send.mockRejectedValue(new Refused("refused", { key: "daily-late", args: { days: 7 } }));
    expect((await shown())[1]?.unsent[0]?.why?.key).toBe("daily-late");
  });
  it("are begun here only without a connection", async () => {
    asked.post.mockResolvedValueOnce({ id: "t1" }).mockRejectedValue(offline);
    asked.here.mockResolvedValue({ id: "here-1" });
    expect(await begin("marine", null)).toBe("t1");
    expect(await begin("marine", null)).toBe("here-1");
    expect(await begin("marine", tried("here-2", { status: "running" }))).toBe("here-2");
    asked.wanted = false;
    await expect(begin("marine", null)).rejects.toBe(offline);
  });
  it("are compared with what the server knows", async () => {
    const there = { own: null, counts: [{ place: 1, score: 9, tries: 2 }], best: [] } as unknown as DailyResults;
    asked.get.mockResolvedValue(there);
    asked.here.mockResolvedValue({ own: tried("here-1"), rounds: [1], counts: [], best: [], rank: 1, beaten: 0 });
    expect(await results("marine", "2026-11-19")).toMatchObject({
      own: tried("here-1"),
      counts: there.counts,
      rank: 0,
    });
  });
  it("count for the server's own try", () => {
    expect(together(view([tried("t1")]), [tried("here-1")]).tries).toEqual([tried("t1")]);
  });
});

it("says how long it lasts, and how many are worse", () => {
  expect(clock(3_600_000 * 5 + 1)).toEqual({ hours: 5, minutes: 1 });
  expect(clock(-5)).toEqual({ hours: 0, minutes: 0 });
  expect(percent({ beaten: 1, counts: [{ place: 1, score: 1, tries: 3 }] })).toBe(33);
  expect(percent({ beaten: 0, counts: [] })).toBe(0);
});
