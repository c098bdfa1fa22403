// Flat-top hexes as in core/hexgrid.py: labels, corners, and where they are drawn. The unit is the hex's radius.
export interface Point {
  x: number;
  y: number;
}

const HALF = Math.sqrt(3) / 2;
const DIRECTIONS = ["e", "ne", "nw", "w", "sw", "se"];

/** How many hexes the columns of a board have, from the left; columns are centred. */
export type Columns = readonly number[];

export const labels = (columns: Columns): string[] =>
  columns.flatMap((n, q) => Array.from({ length: n }, (_, k) => String.fromCharCode(97 + q) + (k + 1)));

/** The middle of a hex; (0, 0) is the middle of the board. */
export function centre(label: string, columns: Columns): Point {
  const q = label.charCodeAt(0) - 97;
  const k = Number(label.slice(1)) - 1;
  const tall = columns[q] ?? 0;
  return { x: (q - (columns.length - 1) / 2) * 1.5, y: (k - (tall - 1) / 2) * 2 * HALF };
}

/** A corner of a hex, east first, then counterclockwise. */
export function corner(middle: Point, k: number, size = 1): Point {
  const angle = (-k * Math.PI) / 3;
  return { x: middle.x + size * Math.cos(angle), y: middle.y + size * Math.sin(angle) };
}

/** Where `d3.se` is. */
export function cornerAt(label: string, columns: Columns): Point {
  const [hex = "", direction = ""] = label.split(".");
  return corner(centre(hex, columns), DIRECTIONS.indexOf(direction));
}

/** The outline of a hex for an SVG polygon. */
export const outline = (middle: Point, size = 1): string =>
  [0, 1, 2, 3, 4, 5]
    .map((k) => corner(middle, k, size))
    .map(({ x, y }) => `${x.toFixed(3)},${y.toFixed(3)}`)
    .join(" ");
