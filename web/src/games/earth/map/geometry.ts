// The whole map: its corners and the rectangle around it.
import { centre, corner, labels, type Columns, type Point } from "../../../core/board/hex";
import type { Box } from "./camera";

const DIRECTIONS = ["e", "ne", "nw", "w", "sw", "se"];
const MARGIN = 0.26;
/** How much of the empty places around Earth is seen, so that one sees that there are some. */
const BEYOND = 0.3;

const near = ({ x, y }: Point): string => `${Math.round(x * 100)},${Math.round(y * 100)}`;

/** Corners as core/hexgrid.py names them: after the first hex that touches them. */
export function allCorners(columns: Columns): string[] {
  const known = new Map<string, string>();
  for (const hex of labels(columns)) {
    DIRECTIONS.forEach((direction, k) => {
      const at = near(corner(centre(hex, columns), k));
      if (!known.has(at)) known.set(at, `${hex}.${direction}`);
    });
  }
  return [...known.values()];
}

/** The rectangle around hexes; around none, nothing. */
function around(hexes: string[], columns: Columns, reach: number): Box {
  const middles = hexes.map((hex) => centre(hex, columns));
  const [left, right] = [
    Math.min(...middles.map(({ x }) => x)) - 1 - reach * 1.5,
    Math.max(...middles.map(({ x }) => x)) + 1 + reach * 1.5,
  ];
  const tall = (0.5 + reach) * Math.sqrt(3);
  const [top, bottom] = [Math.min(...middles.map(({ y }) => y)) - tall, Math.max(...middles.map(({ y }) => y)) + tall];
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** What there is to see: these hexes and the beginning of those around them, never more than the board. */
export function worldOf(hexes: string[], columns: Columns): Box {
  const board = around(labels(columns), columns, 0);
  const earth = hexes.length ? around(hexes, columns, BEYOND) : board;
  const [x, y] = [Math.max(board.x, earth.x), Math.max(board.y, earth.y)];
  const [right, bottom] = [
    Math.min(board.x + board.w, earth.x + earth.w),
    Math.min(board.y + board.h, earth.y + earth.h),
  ];
  return { x: x - MARGIN, y: y - MARGIN, w: right - x + 2 * MARGIN, h: bottom - y + 2 * MARGIN };
}
