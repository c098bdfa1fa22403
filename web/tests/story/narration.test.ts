import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { concerns, listening } from "../../src/core/story/listening";
import { TableStore } from "../../src/core/table/table.svelte";
import type { TableView, Words } from "../../src/core/wire";
import { needGame, speak } from "../../src/core/words.svelte";
import Narrator from "../../src/table/story/Narrator.svelte";
import { MOST_TOLD, telling } from "../../src/table/story/narration";

const draws = (seat: number): Words => ({ key: "evo-event-draw-hidden", args: { seat } });
const passes = (seat: number): Words => ({ key: "evo-event-pass", args: { seat } });
const species = (owner: number): Words => ({ key: "evo-species", args: { owner, board: "a" } });
const attacked = (owner: number): Words => ({
  key: "evo-event-attack",
  args: { species: species(3), target: species(owner) },
});
const chair = (seat: number, name: string, yours = false) => ({
  seat,
  name,
  level: "",
  yours,
  flagged: false,
  present: true,
  vacation: 0,
});
const CHAIRS = [chair(0, "Ada", true), chair(1, "Bea"), chair(2, "Cid")];

describe("what concerns somebody", () => {
  it("is said of the seat, of a species or of an animal", () => {
    const me = listening("evolution", CHAIRS, {});
    expect([draws(1), draws(2), attacked(1), attacked(2)].map((words) => concerns(words, me))).toEqual([
      true,
      false,
      true,
      false,
    ]);
    const insects = listening("dominant-species", CHAIRS, {
      animals: { insect: { seat: "P1" }, bird: { seat: "P2" } },
    });
    const points = (animal: string): Words => ({
      key: "dom-event-vp",
      args: { animal: { key: animal, args: {} }, n: 3, total: 9 },
    });
    expect([points("dom-animal-insect"), points("dom-animal-bird")].map((words) => concerns(words, insects))).toEqual([
      true,
      false,
    ]);
  });

  it("is told also where much happened, with the number of what is not", () => {
    const others = Array.from({ length: 40 }, (_, k) => (k % 2 ? passes(2) : passes(3)));
    const { lines, omitted } = telling([attacked(1), ...others], 0, listening("evolution", CHAIRS, {}));
    expect([lines.length, lines[0]?.words, omitted]).toEqual([MOST_TOLD, attacked(1), 41 - MOST_TOLD]);
  });
});

describe("the narrator", () => {
  let table: TableStore;
  let shown: Record<string, unknown>;
  /** As they are read out: marks of seats are not. */
  function lines(): (string | undefined)[] {
    const copies = [...document.querySelectorAll("[role=log] p")].map((line) => line.cloneNode(true) as Element);
    for (const copy of copies) copy.querySelectorAll("[aria-hidden=true]").forEach((mark) => mark.remove());
    return copies.map((copy) => copy.textContent?.replace(/\s+/g, " ").trim());
  }
  function tell(n: number, since: number, events: Words[], seats = [0], asked = -1): void {
    const options = [{ action: "end", label: passes(1) }];
    const views = seats.map((seat) => ({
      seat,
      view: {},
      prompt: passes(seat + 1),
      rules: [],
      options: seat === asked ? options : [],
      undo: "no",
      reset: "no",
      since,
      skipped: 0,
      events,
    }));
    const more = {
      id: "t",
      n,
      ply: n,
      epoch: 0,
      game: "evolution",
      status: "running",
      players: 3,
      waiting: [asked],
      seats: views,
    };
    table.seen({
      type: "seen",
      seq: n,
      table: {
        ...more,
        chairs: CHAIRS.map((one) => ({ ...one, yours: seats.includes(one.seat) })),
      } as unknown as TableView,
      chat: [],
    });
    flushSync();
  }

  beforeEach(async () => {
    await speak("en");
    await needGame("evolution");
    table = new TableStore("t");
    tell(1, 0, [draws(1)]);
    shown = mount(Narrator, { target: document.body, props: { table } });
    flushSync();
  });
  afterEach(() => unmount(shown));

  it("adds what happens in the words of the log, with names, and the same over and over once", () => {
    expect(lines()).toEqual([]);
    tell(2, 1, [draws(2), draws(2), draws(2)]);
    const [first] = document.querySelectorAll("[role=log] p");
    tell(3, 4, [passes(3)]);
    expect(lines()).toEqual(["Bea draws a card. × 3", "Cid passes."]);
    expect(document.querySelector("[role=log] p"), "what was said is not said again").toBe(first);
  });

  it("keeps so many lines at most", () => {
    tell(
      2,
      1,
      Array.from({ length: 70 }, (_, k) => (k % 2 ? passes(1) : draws(1))),
    );
    expect(lines().length).toBe(60);
  });

  it("asks when somebody is to answer, and once", () => {
    tell(2, 1, [passes(2)], [0], 0);
    tell(3, 2, [], [0], 0);
    expect(lines()).toEqual(["Bea passes.", "Ada passes."]);
  });

  it("forgets what one seat heard when the device goes to another", () => {
    tell(2, 0, [draws(1), passes(3)], [0, 1], 0);
    expect(lines().length).toBeGreaterThan(0);
    tell(3, 2, [draws(2)], [0, 1], 1);
    expect([table.curtain, lines()]).toEqual([true, []]);
    table.curtain = false;
    flushSync();
    expect(lines()).toEqual(["Bea draws a card.", "Bea passes."]);
  });
});
