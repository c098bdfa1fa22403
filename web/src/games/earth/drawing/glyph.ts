// Drawings as path data in a box of 24 x 24. They take the colour of the text around them.
import type { Relief } from "./relief";
export interface Glyph {
  /** Filled; what lies inside of another shape is a hole. */
  fill?: string;
  /** Drawn as a line with round ends. */
  line?: string;
  /** How thick the line is. */
  width?: number;
}

/** One of several layers of a picture: its paint, its path, and how thick a line is; without that it is filled. */
export type Layer = [paint: string, d: string, width?: number];
/** A drawing in several colours, the lowest layer first. */
export type Drawn = Layer[];

const PAINTS: Record<string, string> = {
  ink: "currentColor",
  bone: "#fff8ea",
  shine: "rgb(255 255 255 / 60%)",
  shade: "rgb(0 0 0 / 20%)",
};
/** `body` is an element's own colour; else a colour of landscapes (art/scenes.css), or one written out. */
export function paintOf(paint: string, name: string): string {
  if (paint === "body") return `var(--e-${name}-body)`;
  return PAINTS[paint] ?? (paint.startsWith("#") ? paint : `var(--${paint})`);
}

/** A shape in its own colour with a dark outline. */
export const shaped = (d: string, width = 1.7, paint = "body"): Drawn => [
  [paint, d],
  ["ink", d, width],
];

export interface Terrain extends Glyph {
  /** Lines of the pattern, in a square of `size` whose edges meet. */
  pattern: string;
  size: number;
  relief: Relief;
}

export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

export const ray = (degrees: number, from: number, to: number): string => {
  const angle = (degrees * Math.PI) / 180;
  const at = (far: number) => `${(12 + far * Math.cos(angle)).toFixed(1)} ${(12 + far * Math.sin(angle)).toFixed(1)}`;
  return `M${at(from)}L${at(to)}`;
};

export const SUN: Drawn = [
  ["ink", [0, 45, 90, 135, 180, 225, 270, 315].map((degrees) => ray(degrees, 8.3, 11)).join(""), 2.2],
  ...shaped(oval(12, 12, 5.8)),
  ["shine", "M9 10.500q1-1.800 3-2", 1.4],
];
