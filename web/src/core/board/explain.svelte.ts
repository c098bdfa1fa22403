// The one bubble that explains a piece, and where it may be: beside what is explained, never over it, and over as little
// as can be of what can be chosen.
import type { About } from "./stage";

export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

const NOTHING: Area = { left: 0, top: 0, right: 0, bottom: 0 };
export const bubble = $state({ about: null as About | null, near: NOTHING, pinned: false, open: [] as Area[] });

/** Around a piece: as many times its own size as its neighbours reach. */
export function around({ left, top, right, bottom }: Area, reach: number): Area {
  const [wide, tall] = [(right - left) * reach, (bottom - top) * reach];
  return { left: left - wide, top: top - tall, right: right + wide, bottom: bottom + tall };
}

export function explain(about: About, at: Area, pinned = false): void {
  bubble.about = about;
  bubble.near = around(at, about.reach ?? 0);
  bubble.pinned = pinned;
  bubble.open = [...document.querySelectorAll(".board .lit")].map((piece) => piece.getBoundingClientRect());
}

export function hideBubble(): void {
  bubble.about = null;
  bubble.pinned = false;
}

const GAP = 10;
const EDGE = 8;
/** What can be chosen counts so much more than what cannot. */
const OPEN = 10;
const within = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

interface Way {
  left: number;
  top: number;
  room: number;
}

/** On each side of the piece: in line with its middle, its beginning or its end. */
function waysAround(near: Area, { width, height }: Size, screen: Size): Way[] {
  const [wide, tall] = [screen.width - width - EDGE, screen.height - height - EDGE];
  const lefts = [(near.left + near.right - width) / 2, near.left, near.right - width];
  const tops = [(near.top + near.bottom - height) / 2, near.top, near.bottom - height];
  const [above, below] = [near.top - GAP - height, near.bottom + GAP];
  const [after, before] = [near.right + GAP, near.left - GAP - width];
  const across = (top: number, room: number) => lefts.map((left) => ({ left: within(EDGE, left, wide), top, room }));
  const along = (left: number, room: number) => tops.map((top) => ({ left, top: within(EDGE, top, tall), room }));
  return [
    ...across(above, above - EDGE),
    ...across(below, tall - below),
    ...along(after, wide - after),
    ...along(before, before - EDGE),
  ];
}

/** How many areas something would lie over. */
export const covered = (at: { left: number; top: number }, { width, height }: Size, areas: readonly Area[]): number =>
  areas.filter(
    ({ left, top, right, bottom }) =>
      at.left < right && at.left + width > left && at.top < bottom && at.top + height > top,
  ).length;

/** Where there is room and least of what can be chosen is covered: above, below, to the right or to the left; without
 * room, where most of it is. */
export function placed(near: Area, size: Size, screen: Size, open: Area[] = []): { left: number; top: number } {
  const covers = (way: Way): number => covered(way, size, open);
  const ways = waysAround(near, size, screen);
  const free = ways.filter(({ room }) => room >= 0).map((way) => ({ ...way, over: covers(way) }));
  const best = free.length
    ? free.reduce((one, other) => (other.over < one.over ? other : one))
    : ways.reduce((one, other) => (other.room > one.room ? other : one));
  return {
    left: within(EDGE, best.left, screen.width - size.width - EDGE),
    top: within(EDGE, best.top, screen.height - size.height - EDGE),
  };
}

/** Beside whichever of several pieces least is covered: of what can be chosen, then of everything else. */
export function placedAmong(
  near: Area[],
  size: Size,
  screen: Size,
  open: Area[],
  other: Area[],
): { left: number; top: number } {
  const cost = (at: { left: number; top: number }): number => OPEN * covered(at, size, open) + covered(at, size, other);
  const ways = near.map((one) => placed(one, size, screen, open));
  return ways.reduce((one, next) => (cost(next) < cost(one) ? next : one));
}
