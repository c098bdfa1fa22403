// The board of Marine draws everything that the engine shows.
import { flushSync, mount, unmount } from "svelte";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Stage } from "../../src/core/board/stage";
import Board from "../../src/games/marine/Board.svelte";
import { mapTiles, printOn, type SeaView } from "../../src/games/marine/view";
import sample from "./marine.json";

const view = sample as unknown as SeaView;

function stage(lit: string[] = [], actions: string[] = [], shown: SeaView = view): Stage {
  return {
    game: "marine",
    players: 3,
    chairs: [],
    seat: 0,
    view: shown as unknown as Record<string, unknown>,
    waiting: [1],
    insight: null,
    lookCloser: vi.fn(async () => {}),
    candidates: actions.map((action) => ({ action, label: { key: "", args: {} } })),
    lit: (token) => lit.includes(token),
    picked: () => false,
    marked: () => false,
    pick: () => {},
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
const tokens = (selector: string) => all(selector).map((piece) => piece.getAttribute("data-token"));

describe("the board", () => {
  beforeAll(() => show(stage()));
  afterAll(leave);

  it("has every hex, element, space, trait and card", () => {
    expect(all(".hex")).toHaveLength(37);
    expect(all(".corner")).toHaveLength(Object.keys(view.corners).length);
    expect(all(".spaces .space")).toHaveLength(37);
    expect(all(".spaces .pawn")).toHaveLength(Object.keys(view.spaces).length);
    expect(tokens(".part-cards .card-piece:not(.used)")).toEqual(view.track);
    expect(tokens("article .card-piece")).toEqual(view.order.flatMap((animal) => view.animals[animal]?.traits ?? []));
  });

  it("shows a special pawn as its element in the colour of whoever controls it", () => {
    expect(all(".spaces .pawn.special")).toHaveLength(1);
    expect(all(".pawns > .pawn")).toHaveLength(6);
    expect(all(".pawns .held")).toHaveLength(2);
  });
});

describe("choosing", () => {
  afterEach(leave);

  it("lights basic pawns of the deciding animal and its special pawns", () => {
    show(stage(["basic", "sun"], ["pawn basic", "pawn sun"]));
    expect(tokens(".lit").sort()).toEqual(["basic", "sun", "sun"]);
    expect(all("article.deciding .held.lit")).toHaveLength(1);
    expect(all("article.deciding .stat.lit")).toHaveLength(1);
  });

  it("shows the personal space of Bottom Feeder only to whom it belongs", () => {
    show(stage());
    expect(all(".feeder")).toHaveLength(0);
    const reptiles = { ...view.animals.reptiles!, traits: ["bottom_feeder"] };
    show(stage([], [], { ...view, animals: { ...view.animals, reptiles } }));
    expect(tokens(".feeder .space")).toEqual(["bottom-feeder-reptiles"]);
  });

  it("asks for facts when somebody wants the heat map", () => {
    const given = stage();
    show(given);
    (all(".bar button")[0] as HTMLButtonElement).click();
    flushSync();
    expect(given.lookCloser).toHaveBeenCalled();
  });
});

describe("facts", () => {
  it("say which side of a vent is up", () => {
    const tiles = mapTiles(view);
    expect([tiles.c1?.look, tiles.c1?.cover, tiles.c4?.look]).toEqual(["geyser", true, "smoker"]);
    expect([tiles.d4?.look, tiles.d4?.cover]).toEqual(["coral", false]);
  });

  it("are printed on the spaces or lie there", () => {
    expect(printOn(view, "speciation", 1)).toEqual({ kind: "element", names: ["gastropods"] });
    expect(printOn(view, "speciation", 5)).toEqual({ kind: "special" });
    expect(printOn(view, "evolution", 2)).toEqual({
      kind: "terrain",
      names: ["coral"],
      n: 2,
      says: "web-earth-space-slots",
    });
    expect(printOn(view, "migration", 3)).toEqual({ kind: "number", n: 5 });
    expect(printOn(view, "tectonics", 1)).toBeNull();
  });
});
