// The one bubble that explains a piece, and where it may be: beside what is explained, never over it.
import type { About } from "./stage";

export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

const NOTHING: Area = { left: 0, top: 0, right: 0, bottom: 0 };
export const bubble = $state({ about: null as About | null, near: NOTHING, pinned: false });

/** Around a piece: as many times its own size as its neighbours reach. */
export function around({ left, top, right, bottom }: Area, reach: number): Area {
  const [wide, tall] = [(right - left) * reach, (bottom - top) * reach];
  return { left: left - wide, top: top - tall, right: right + wide, bottom: bottom + tall };
}

export function explain(about: About, at: Area, pinned = false): void {
  bubble.about = about;
  bubble.near = around(at, about.reach ?? 0);
  bubble.pinned = pinned;
}

export function hush(): void {
  bubble.about = null;
  bubble.pinned = false;
}

const GAP = 10;
const EDGE = 8;
const within = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/** Above if there is room, else below, to the right or to the left; without room, where most of it is. */
export function placed(near: Area, { width, height }: Size, screen: Size): { left: number; top: number } {
  const middle = within(EDGE, (near.left + near.right - width) / 2, screen.width - width - EDGE);
  const beside = within(EDGE, (near.top + near.bottom - height) / 2, screen.height - height - EDGE);
  const ways = [
    { left: middle, top: near.top - GAP - height, room: near.top - GAP - height - EDGE },
    { left: middle, top: near.bottom + GAP, room: screen.height - EDGE - near.bottom - GAP - height },
    { left: near.right + GAP, top: beside, room: screen.width - EDGE - near.right - GAP - width },
    { left: near.left - GAP - width, top: beside, room: near.left - GAP - width - EDGE },
  ];
  const best = ways.find(({ room }) => room >= 0) ?? ways.reduce((one, other) => (other.room > one.room ? other : one));
  return {
    left: within(EDGE, best.left, screen.width - width - EDGE),
    top: within(EDGE, best.top, screen.height - height - EDGE),
  };
}
