// How different two colours look: the distance in Oklab times 100 (2 is just seen), also to the eyes of the colour-blind.
type Three = readonly [number, number, number];

/** Machado, Oliveira and Fernandes 2009, at full severity. */
export const EYES: Record<string, readonly [Three, Three, Three]> = {
  most: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const LMS: readonly Three[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const LAB: readonly Three[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

const times = (matrix: readonly Three[], vector: number[]): number[] =>
  matrix.map((row) => row.reduce((sum, factor, k) => sum + factor * (vector[k] ?? 0), 0));

/** `#rrggbb` as light, from 0 to 1. */
function light(colour: string): number[] {
  const found = /^#(..)(..)(..)$/.exec(colour);
  if (!found) throw new Error(`not a colour: ${colour}`);
  const shares = found.slice(1).map((two) => parseInt(two, 16) / 255);
  return shares.map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
}

const oklab = (colour: string, eyes: string): number[] => {
  const seen = times(EYES[eyes]!, light(colour)).map((share) => Math.min(1, Math.max(0, share)));
  return times(LAB, times(LMS, seen).map(Math.cbrt));
};

export const difference = (one: string, other: string, eyes = "most"): number => {
  const there = oklab(other, eyes);
  return 100 * Math.hypot(...oklab(one, eyes).map((value, k) => value - there[k]!));
};

export function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [one, other]
    .map((colour) => times([[0.2126, 0.7152, 0.0722]], light(colour))[0]!)
    .sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}
