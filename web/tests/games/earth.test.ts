// The map of both games on Earth: the same names as core/hexgrid.py, looking closer, and where disks light up.
import { describe, expect, it } from "vitest";
import { centre, cornerAt, labels } from "../../src/core/board/hex";
import { kept, MOST_ZOOM, moved, whole, windowOf, zoomed } from "../../src/games/earth/map/camera";
import { allCorners, worldOf } from "../../src/games/earth/map/geometry";
import { kindsOf, sectionOf, spots } from "../../src/games/earth/display/places";
import { slots } from "../../src/games/earth/map/slots";
import { insightOf, printed, spread, total, type AnimalView } from "../../src/games/earth/view";
import { KIT as DOM } from "../../src/games/dominant-species/kit";
import { KIT as MAR } from "../../src/games/marine/kit";
import type { Stage } from "../../src/core/board/stage";

// as `Grid.labels` and `Grid.corner_labels` of games/*/terms.py print them
const DOM_HEXES = `
  a1 a2 a3 a4 b1 b2 b3 b4 b5 c1 c2 c3 c4 c5 c6 d1 d2 d3 d4 d5 e1 e2 e3 e4 e5 e6 f1 f2 f3 f4 f5 g1 g2 g3 g4`;
const DOM_CORNERS = `
  a1.e a1.ne a1.nw a1.w a1.sw a1.se a2.e a2.w a2.sw a2.se a3.e a3.w a3.sw a3.se a4.e a4.w a4.sw a4.se b1.e b1.ne
  b1.nw b1.se b2.e b2.se b3.e b3.se b4.e b4.se b5.e b5.sw b5.se c1.e c1.ne c1.nw c1.se c2.e c2.se c3.e c3.se c4.e
  c4.se c5.e c5.se c6.e c6.sw c6.se d1.e d1.ne d1.se d2.e d2.se d3.e d3.se d4.e d4.se d5.e d5.se e1.e e1.ne e1.nw
  e1.se e2.e e2.se e3.e e3.se e4.e e4.se e5.e e5.se e6.e e6.sw e6.se f1.e f1.ne f1.se f2.e f2.se f3.e f3.se f4.e
  f4.se f5.e f5.se g1.e g1.ne g1.se g2.e g2.se g3.e g3.se g4.e g4.se`;
const MAR_HEXES = `
  a1 a2 a3 a4 b1 b2 b3 b4 b5 c1 c2 c3 c4 c5 c6 d1 d2 d3 d4 d5 d6 d7 e1 e2 e3 e4 e5 e6 f1 f2 f3 f4 f5 g1 g2 g3 g4`;
const MAR_CORNERS = `
  a1.e a1.ne a1.nw a1.w a1.sw a1.se a2.e a2.w a2.sw a2.se a3.e a3.w a3.sw a3.se a4.e a4.w a4.sw a4.se b1.e b1.ne
  b1.nw b1.se b2.e b2.se b3.e b3.se b4.e b4.se b5.e b5.sw b5.se c1.e c1.ne c1.nw c1.se c2.e c2.se c3.e c3.se c4.e
  c4.se c5.e c5.se c6.e c6.sw c6.se d1.e d1.ne d1.nw d1.se d2.e d2.se d3.e d3.se d4.e d4.se d5.e d5.se d6.e d6.se
  d7.e d7.sw d7.se e1.e e1.ne e1.se e2.e e2.se e3.e e3.se e4.e e4.se e5.e e5.se e6.e e6.se f1.e f1.ne f1.se f2.e
  f2.se f3.e f3.se f4.e f4.se f5.e f5.se g1.e g1.ne g1.se g2.e g2.se g3.e g3.se g4.e g4.se`;
const words = (text: string) => text.trim().split(/\s+/);

describe("names of hexes and corners", () => {
  it.each([
    ["dominant-species", DOM, DOM_HEXES, DOM_CORNERS],
    ["marine", MAR, MAR_HEXES, MAR_CORNERS],
  ])("are those of the engine in %s", (_, kit, hexes, corners) => {
    expect(labels(kit.columns)).toEqual(words(hexes));
    expect(allCorners(kit.columns)).toEqual(words(corners));
  });

  it("name one place each", () => {
    const at = allCorners(MAR.columns).map((corner) => cornerAt(corner, MAR.columns));
    expect(new Set(at.map(({ x, y }) => `${Math.round(x * 100)} ${Math.round(y * 100)}`)).size).toBe(96);
  });

  it("put neighbours at one distance", () => {
    const far = (one: string, other: string) => {
      const [a, b] = [centre(one, DOM.columns), centre(other, DOM.columns)];
      return Math.hypot(a.x - b.x, a.y - b.y);
    };
    for (const other of ["c3", "c4", "d2", "d4", "e3", "e4"]) expect(far("d3", other)).toBeCloseTo(Math.sqrt(3));
    for (const other of ["b1", "c2", "d1"]) expect(far("c1", other)).toBeCloseTo(Math.sqrt(3));
    expect(far("d3", "b3")).toBeGreaterThan(2);
  });
});

describe("the window on the map", () => {
  const world = { x: -5, y: -4, w: 10, h: 8 };

  it("shows Earth and a little more, and no more than the board", () => {
    const board = worldOf([], DOM.columns);
    const small = worldOf(["d3"], DOM.columns);
    const edge = worldOf(["a1", "g4"], DOM.columns);
    expect(small.w).toBeLessThan(board.w / 1.5);
    expect(small.x + small.w / 2).toBeCloseTo(0);
    expect(edge.x).toBeCloseTo(board.x);
    expect(edge.x + edge.w).toBeCloseTo(board.x + board.w);
  });

  it("shows the whole world at first", () => expect(windowOf(whole(world), world)).toEqual(world));

  it("keeps the point under the finger where it is", () => {
    const at = { x: 2, y: 1 };
    const near = zoomed(whole(world), 2, at, world);
    const box = windowOf(near, world);
    expect(box.w).toBe(5);
    expect((at.x - box.x) / box.w).toBeCloseTo((at.x - world.x) / world.w);
  });

  it("never leaves the world", () => {
    const far = moved(zoomed(whole(world), 3, whole(world), world), -100, -100, world);
    const box = windowOf(far, world);
    expect(box.x + box.w).toBeCloseTo(5);
    expect(box.y + box.h).toBeCloseTo(4);
    expect(kept({ x: 0, y: 0, zoom: 99 }, world).zoom).toBe(MOST_ZOOM);
    expect(kept({ x: 3, y: 3, zoom: 0.1 }, world)).toEqual(whole(world));
  });
});

describe("cubes on a tile", () => {
  it.each([1, 2, 3, 4, 5, 6])("of %i animals stand apart and within the hex", (n) => {
    const { wide, tall, at } = slots(n);
    expect(at).toHaveLength(n);
    for (const [k, one] of at.entries()) {
      const [right, low] = [Math.abs(one.x) + wide / 2, Math.abs(one.y) + tall / 2];
      expect(right + low / Math.sqrt(3)).toBeLessThan(101);
      for (const other of at.slice(k + 1)) {
        const apart = Math.abs(one.x - other.x) >= wide || Math.abs(one.y - other.y) >= tall;
        expect(apart).toBe(true);
      }
    }
  });
});

describe("where elements light up", () => {
  const asked = (game: string, actions: string[]): Stage => {
    const candidates = actions.map((action) => ({ action, label: { key: "", args: {} } }));
    return { game, candidates } as Partial<Stage> as Stage;
  };
  const rows = { abundance: { sun: 1 }, wanderlust: {} };
  it.each([
    [["adapt sun", "pass"], "adaptation-1", ["adaptation"]],
    [["take sun"], "abundance-2", ["abundance"]],
    [["take sun"], "wanderlust-1", ["bag"]],
    [["take sun"], "domination-4", ["bag"]],
    [["exchange sun worms"], null, ["display", "bag"]],
    [["feed depletion sun", "feed regression worms"], "bottom-feeder-fish", ["depletion", "regression"]],
    [["dominate sun"], "domination-1", ["pawns"]],
    [["cubes 1", "pass"], "speciation-1", []],
  ])("for %j at %s", (actions, space, expected) => {
    expect([...spots(asked("marine", actions), rows, space)]).toEqual(expected);
  });

  it("tells apart what one verb means in two games", () => {
    expect([...spots(asked("dominant-species", ["dominate c4"]), rows, null)]).toEqual([]);
    expect([...kindsOf(asked("dominant-species", ["dominate c4", "pass"]))]).toEqual(["hex"]);
    expect([...kindsOf(asked("marine", ["explore 2", "pawn basic"]))]).toEqual(["stack", "pawn"]);
  });

  it("knows the section of a space", () => {
    expect(sectionOf("wanderlust-2")).toBe("wanderlust");
    expect(sectionOf("bottom-feeder-fish")).toBe("bottom-feeder");
    expect(sectionOf(null)).toBe("");
  });
});

describe("displays", () => {
  const animal = { elements: { sun: 3, worms: 1 }, acquired: { sun: 1, worms: 1 } } as unknown as AnimalView;
  it("tell printed elements from acquired ones", () => expect(printed(animal)).toEqual({ sun: 2, worms: 0 }));
  it("show one disk for each element", () => {
    expect(spread(animal.elements, ["worms", "sun"])).toEqual(["worms", "sun", "sun", "sun"]);
    expect(total(animal.elements)).toBe(4);
  });
});

it("an insight is read from a table and from a replay", () => {
  const insight = { tiles: {}, elements: {}, attacks: [] };
  expect(insightOf({ insight: { ply: 3, insight, changes: [] } } as unknown as Stage)).toBe(insight);
  expect(insightOf({ insight } as unknown as Stage)).toBe(insight);
  expect(insightOf({ insight: null } as unknown as Stage)).toBeNull();
});
