// What belongs to a seat is told apart from what lies on Earth: by colour in every palette, and without any by its shape.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ELEMENTS as DOM } from "../../src/games/dominant-species/drawing/elements";
import { PAWN_OUTLINE, SPECIAL_OUTLINE, type Corner } from "../../src/games/earth/drawing/shapes";
import { ELEMENTS as MAR } from "../../src/games/marine/drawing/elements";
import { contrast, difference, EYES } from "./colours";

const read = (path: string): string => readFileSync(`src/${path}`, "utf-8");
const SHEETS: Record<string, [string, string[]]> = {
  "dominant-species": [read("games/dominant-species/look.css"), Object.keys(DOM)],
  marine: [read("games/marine/look.css"), Object.keys(MAR)],
};
const APP = read("app.css");
const EARTH = read("games/earth/earth.css");
const PALETTES = ["light", "dark", "colour-blind", "contrast"];
const SEATS = [1, 2, 3, 4, 5, 6];

/** What a sheet says of a variable in a palette; what it does not say there it says for all. */
function valueOf(sheet: string, palette: string, name: string): string {
  const blocks = [...sheet.matchAll(/^(:root[^{]*)\{([^}]*)\}/gm)].map(([, head = "", body = ""]) => [head, body]);
  const own = blocks.filter(([head = ""]) => head.includes(`"${palette}"`));
  const all = blocks.filter(([head = ""]) => /:root\s*[,{]?\s*$/.test(head.split(",")[0] ?? ""));
  const found = [...own, ...all].map(([, body = ""]) => new RegExp(`${name}: ([^;]+);`).exec(body)?.[1]);
  return found.find(Boolean) ?? "";
}
const seatsOf = (palette: string) => SEATS.map((seat) => valueOf(APP, palette, `--seat-${seat}`));

describe.each(PALETTES)("in the palette %s", (palette) => {
  const seats = seatsOf(palette);
  it.each(Object.entries(SHEETS))("no seat looks like an element of %s, to any eyes", (_, [sheet, elements]) => {
    const grounds = elements.map((element) => valueOf(sheet, palette, `--e-${element}`));
    for (const eyes of Object.keys(EYES))
      for (const seat of seats)
        for (const ground of grounds) expect(difference(seat, ground, eyes)).toBeGreaterThan(28);
  });
  it("seats differ from each other", () => {
    for (const [k, one] of seats.entries())
      for (const other of seats.slice(k + 1)) expect(difference(one, other)).toBeGreaterThan(12);
  });
  it("signs can be seen on both", () => {
    const ink = valueOf(EARTH, palette, "--on-seat");
    for (const seat of seats) expect(contrast(seat, ink)).toBeGreaterThan(4.5);
    for (const [sheet, elements] of Object.values(SHEETS))
      for (const element of elements) {
        const of = (part: string) => valueOf(sheet, palette, `--e-${element}${part}`);
        expect(contrast(of(""), of("-ink"))).toBeGreaterThan(6);
      }
  });
});

/** Whether a point lies within an outline. */
const inside = (outline: readonly Corner[], x: number, y: number): boolean =>
  outline.reduce((within, [x1, y1], k) => {
    const [x2, y2] = outline[(k + 1) % outline.length]!;
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !within : within;
  }, false);

/** How much of what either covers both cover, in a box of 24 x 24. */
function alike(one: (x: number, y: number) => boolean, other: (x: number, y: number) => boolean): number {
  const points = Array.from({ length: 96 * 96 }, (_, k) => [((k % 96) + 0.5) / 4, (Math.floor(k / 96) + 0.5) / 4]);
  const both = points.filter(([x = 0, y = 0]) => one(x, y) && other(x, y)).length;
  return both / points.filter(([x = 0, y = 0]) => one(x, y) || other(x, y)).length;
}

describe("shapes", () => {
  const disk = (x: number, y: number) => Math.hypot(x - 12, y - 12) < 12;
  const pawn = (x: number, y: number) => inside(PAWN_OUTLINE, x, y);
  const special = (x: number, y: number) => inside(SPECIAL_OUTLINE, x, y);
  it("a pawn is no disk", () => expect(alike(pawn, disk)).toBeLessThan(0.75));
  it("a special pawn is no disk", () => expect(alike(special, disk)).toBeLessThan(0.75));
  it("one pawn is not the other", () => expect(alike(special, pawn)).toBeLessThan(0.75));
  it("a disk is one", () => expect(alike(disk, disk)).toBe(1));
});
