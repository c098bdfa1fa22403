// How what happens on Earth moves: cubes, pawns, elements and tiles between animals, spaces, hexes and the supply.
import { eventOf, type Beat, type Happenings } from "../../core/story/happenings";
import { placesOf, thingOf } from "../../core/board/pointing";
import type { Words } from "../../core/wire";
import { at, rise, travel, type Look, type Motion } from "../../motion/motions";
import type { EarthView } from "./view";

export const BAG = "bag";
export const STACKS = "stacks";
/** The box of a section, where its elements lie. */
export const boxOf = (section: string): string => `box-${section}`;

/** A line with its words taken apart. */
interface Told {
  animal: string;
  hex: string;
  from: string;
  to: string;
  corner: string;
  space: string;
  section: string;
  card: string;
  element: Look;
  cubes: Look;
  pawn: Look;
  special: Look;
  tile: Look;
  n: string;
  /** The hex that was scored last in this beat. */
  scored: string;
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");

function told(prefix: string, line: Words, beat: Beat): Told {
  const { args } = line;
  const animal = thingOf(args.animal ?? args.whom);
  const seat = (beat.after as unknown as EarthView).animals[animal]?.seat.slice(1);
  const element = thingOf(args.element);
  const terrain = thingOf(args.terrain);
  const paint = `var(--seat-${seat ?? 1})`;
  const face = `${prefix}-animal-${animal}`;
  const sign = `${prefix}-element-${element}`;
  const before = beat.lines.slice(0, beat.lines.indexOf(line));
  return {
    animal,
    hex: text(args.hex),
    from: text(args.source),
    to: text(args.target),
    corner: text(args.corner),
    space: thingOf(args.space),
    section: thingOf(args.row ?? args.section),
    card: thingOf(args.card),
    element: { shape: "disk", glyph: sign, paint: `var(--e-${element})`, ink: `var(--e-${element}-ink)` },
    cubes: { shape: "cube", glyph: face, paint, text: String(args.n ?? "") },
    pawn: { shape: "pawn", glyph: face, paint },
    special: { shape: "cube", glyph: sign, paint },
    tile: { shape: "tile", glyph: `${prefix}-terrain-${terrain}`, paint: `var(--t-${terrain})` },
    n: String(args.n ?? ""),
    scored:
      before
        .filter((one) => eventOf(one) === "scored")
        .flatMap(placesOf)
        .at(-1) ?? "",
  };
}

const STAR: Look = { shape: "star", paint: "var(--earth-gold)" };

const MOTIONS: Record<string, (line: Told) => Motion[]> = {
  pawn: ({ animal, space, pawn }) => [travel(animal, space, pawn)],
  "pawn-back": ({ animal, space, pawn }) => [travel(space, animal, pawn)],
  bump: ({ animal, space, pawn }) => [travel(space, animal, pawn)],
  "special-pawn": ({ animal, space, special }) => [travel(animal, space, special)],
  "gain-element": ({ animal, element }) => [travel(BAG, animal, element)],
  "lose-element": ({ animal, element }) => [travel(animal, BAG, element)],
  waste: ({ element }) => [travel(boxOf("wasteland"), BAG, element)],
  feed: ({ animal, section, element }) => [travel(boxOf(section), animal, element)],
  "draw-disk": ({ section, element }) => [travel(BAG, boxOf(section), element)],
  put: ({ corner, element }) => [travel(BAG, corner, element)],
  remove: ({ corner, element }) => [travel(corner, BAG, element)],
  tile: ({ hex, tile }) => [travel(STACKS, hex, tile), at("drop", hex)],
  cover: ({ hex }) => [at("drop", hex)],
  side: ({ hex }) => [at("turn", hex)],
  cubes: ({ animal, hex, cubes }) => [travel(animal, hex, cubes)],
  shelter: ({ animal, hex, cubes }) => [travel(animal, hex, cubes)],
  revive: ({ animal, hex, cubes }) => [travel(animal, hex, cubes)],
  move: ({ from, to, cubes }) => [travel(from, to, cubes)],
  return: ({ animal, hex, cubes }) => [travel(hex, animal, cubes)],
  eliminate: ({ animal, hex, cubes }) => [travel(hex, animal, cubes)],
  vp: ({ animal, n, scored, cubes }) => [
    ...(scored ? [travel(scored, animal, { ...cubes, shape: "points", text: `+${n}` })] : [rise(animal, `+${n}`)]),
  ],
  "lose-vp": ({ animal, n }) => [rise(animal, `−${n}`)],
  card: ({ card, animal }) => [travel(card, animal, { shape: "card", text: "★" })],
  scored: ({ hex }) => [at("pulse", hex)],
  dominant: ({ animal, hex }) => [travel(animal, hex, STAR)],
  holder: ({ animal }) => [
    travel("survival", animal, { shape: "disk", glyph: "earth-survival", paint: "var(--good)" }),
  ],
  control: ({ animal, special }) => [travel("special-pawns", animal, special)],
  trait: ({ animal }) => [at("pulse", animal)],
};

/** What both games on Earth tell; `more` are the weights of events of one of them. */
export const earthly = (prefix: string, more: Record<string, number>): Happenings => ({
  weights: {
    "last-round": 12,
    vp: 8,
    "lose-vp": 8,
    eliminate: 7,
    card: 6,
    dominant: 5,
    "dominant-nobody": 4,
    holder: 5,
    "lose-element": 5,
    tile: 4,
    cover: 5,
    endangered: 4,
    move: 3,
    cubes: 3,
    remove: 3,
    put: 2,
    pawn: 2,
    "gain-element": 2,
    ...more,
  },
  sums: ["vp", "lose-vp"],
  sounds: { vp: "score", eliminate: "attack" },
  motions: (line, beat) => MOTIONS[eventOf(line)]?.(told(prefix, line, beat)) ?? [],
});
