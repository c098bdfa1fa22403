// The board of Dominant Species draws everything that the engine shows.
import { flushSync, mount, unmount } from "svelte";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Stage } from "../../src/core/board/stage";
import Board from "../../src/games/dominant-species/Board.svelte";
import { KIT, printOn } from "../../src/games/dominant-species/kit";
import { mapTiles, matching, type DomView } from "../../src/games/dominant-species/view";
import sample from "./dominant.json";

const view = sample as unknown as DomView;
const pick = vi.fn();

function stage(lit: string[] = [], actions: string[] = []): Stage {
  return {
    game: "dominant-species",
    players: 3,
    chairs: [],
    seat: 0,
    view: view as unknown as Record<string, unknown>,
    waiting: [1],
    insight: null,
    candidates: actions.map((action) => ({ action, label: { key: "", args: {} } })),
    lit: (token) => lit.includes(token),
    picked: () => false,
    marked: () => false,
    pick,
    point: () => {},
  };
}

let board: Record<string, unknown> | null = null;
function leave(): void {
  if (board) void unmount(board);
  board = null;
}
function show(given: Stage): void {
  leave();
  board = mount(Board, { target: document.body, props: { stage: given } });
  flushSync();
}
const all = (selector: string) => [...document.body.querySelectorAll(selector)];
const one = (selector: string) => document.body.querySelector(selector)!;

describe("the board", () => {
  beforeAll(() => show(stage()));
  afterAll(leave);

  it("has every hex, every element on Earth and every space", () => {
    expect(all(".hex")).toHaveLength(35);
    expect(all(".hex:not(.place)").map((hex) => hex.getAttribute("data-token"))).toEqual(
      Object.keys(view.tiles).sort(),
    );
    expect(all(".corner")).toHaveLength(Object.keys(view.corners).length);
    expect(all(".space")).toHaveLength(41);
    expect(all(".space .pawn")).toHaveLength(Object.keys(view.spaces).length);
  });

  it("shows the cubes of every animal on a tile with their number", () => {
    const numbers = [...one('.hex[data-token="e3"] + .marks').querySelectorAll(".count")].map(
      (text) => text.textContent,
    );
    expect(numbers).toEqual(
      Object.keys(KIT.animals)
        .flatMap((animal) => view.tiles.e3?.cubes[animal] ?? [])
        .map(String),
    );
  });

  it("shows animals in the order of initiative, with points and Survival", () => {
    expect(all("article .vp").map((vp) => vp.getAttribute("data-seen"))).toEqual(
      view.track.map((animal) => String(view.animals[animal]?.vp)),
    );
    expect(all("article").findIndex((card) => card.querySelector(".survival"))).toBe(
      view.track.indexOf(view.survival!),
    );
  });

  it("says in the name of a tile who dominates it and what the heat map shows", () => {
    const name = () => one('.hex[data-token="c3"]').getAttribute("aria-label") ?? "";
    expect(view.tiles.c3?.dominant).not.toBeNull();
    expect(name()).toContain("web-earth-dominant");
    expect(name()).not.toContain("web-earth-matching");
    one(".bar button").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    flushSync();
    expect(name()).toContain("web-earth-matching");
  });

  it("marks the space that is carried out", () => {
    expect(all(".space.now").map((space) => space.getAttribute("data-token"))).toEqual([view.pointer]);
  });
});

it("says how it ends, with a space before", () => {
  show({ ...stage(), view: { ...view, over: true } as unknown as Record<string, unknown> });
  expect(one(".status").textContent?.trim()).toBe(`cli-earth-round · dom-phase-${view.phase} · cli-earth-over`);
  leave();
});

describe("choosing", () => {
  beforeEach(() => pick.mockClear());
  afterEach(leave);

  it("lights up what can be chosen, and a click picks it", () => {
    show(stage(["e3"], ["dominate e3"]));
    expect(all(".lit").map((piece) => piece.getAttribute("data-token"))).toEqual(["e3"]);
    one(".lit").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(pick).toHaveBeenCalledWith("e3", "hex");
  });

  it("has every corner while one is asked for, so that a click on another asks why not", () => {
    show(stage(["d4.se"], ["corner d4.se"]));
    expect(all(".corner")).toHaveLength(92);
    expect(all(".corner.lit").map((corner) => corner.getAttribute("data-token"))).toEqual(["d4.se"]);
    one('.corner[data-token="a1.w"]').dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(pick).toHaveBeenCalledWith("a1.w", "corner");
  });

  it("asks why not for a disk that is not meant, but never answers with it", () => {
    show(stage(["meat"], ["adapt meat"]));
    const bag = (element: string) =>
      all(".bag .disk").find((disk) => disk.innerHTML.includes(`dom-element-${element}`))!;
    bag("meat").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(pick).not.toHaveBeenCalled();
    bag("sun").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(pick).toHaveBeenCalledWith("sun", "element");
  });

  it("marks the hex that a question is about, and its cubes can be chosen there", () => {
    show({ ...stage(["bird"], ["victim bird"]), marked: (token) => token === "c3" });
    expect(all(".hex.marked").map((hex) => hex.getAttribute("data-token"))).toEqual(["c3"]);
    expect(all('svg [data-token="bird"].lit')).toHaveLength(1);
  });

  it("lights stacks for tiles, not for numbers of cubes", () => {
    show(stage(["2"], ["cubes 2"]));
    expect(all(".stack.lit")).toHaveLength(0);
    show(stage(["2"], ["explore 2"]));
    expect(all(".stack.lit")).toHaveLength(1);
  });

  it("lights an element where the answer means it, and nowhere else", () => {
    show(stage(["meat"], ["adapt meat"]));
    expect(all(".disk.lit")).toHaveLength(1);
    expect(one(".disk.lit").closest(".section")?.textContent).toContain("dom-section-adaptation");
  });
});

describe("facts", () => {
  it("say which cubes are endangered", () => {
    expect(mapTiles(view).e4?.endangered).toEqual(["arachnid", "insect"]);
    expect(mapTiles(view).e4?.scored).toBe(true);
    expect(matching(view, "bird").c3).toBe(2);
  });

  it("are printed on the spaces", () => {
    expect(printOn("migration", 1)).toEqual({ kind: "number", n: 7 });
    expect(printOn("migration", 6)).toEqual({ kind: "number", n: 2 });
    expect(printOn("competition", 7)).toEqual({ kind: "terrain", names: ["sea", "jungle"] });
    expect(printOn("speciation", 6)).toEqual({ kind: "element", names: ["grass"] });
    expect(printOn("domination", 1)).toBeNull();
  });
});
