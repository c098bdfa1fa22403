// Drawings as path data in a box of 24 x 24. They take the colour of the text around them.
export interface Glyph {
  /** Filled; what lies inside of another shape is a hole. */
  fill?: string;
  /** Drawn as a line with round ends. */
  line?: string;
  /** How thick the line is. */
  width?: number;
}

export interface Terrain extends Glyph {
  /** Lines of the pattern, in a square of `size` whose edges meet. */
  pattern: string;
  size: number;
}

export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

export const ray = (degrees: number, from: number, to: number): string => {
  const angle = (degrees * Math.PI) / 180;
  const at = (far: number) => `${(12 + far * Math.cos(angle)).toFixed(1)} ${(12 + far * Math.sin(angle)).toFixed(1)}`;
  return `M${at(from)}L${at(to)}`;
};

export const SUN: Glyph = {
  fill: oval(12, 12, 4.8),
  line: [0, 45, 90, 135, 180, 225, 270, 315].map((degrees) => ray(degrees, 7.6, 10.6)).join(""),
  width: 2.2,
};
