// What grows and stands on several terrains: the feet are at (x, y), the height is given.
import { oval, type Drawn } from "./glyph";

/** Numbers of a path, short. */
const at = (...numbers: number[]): string => numbers.map((n) => String(Math.round(n * 10) / 10)).join(" ");

export function fir(x: number, y: number, tall: number): Drawn {
  const tiers = [
    [1, 0.52, 0.2],
    [0.76, 0.3, 0.27],
    [0.54, 0.1, 0.34],
  ] as const;
  const side = (way: number) =>
    tiers
      .map(([top, foot, wide]) => `M${at(x, y - tall * top)}L${at(x + way * tall * wide, y - tall * foot)}H${at(x)}z`)
      .join("");
  return [
    ["bark", `M${at(x - 1.3, y)}h2.6v${at(-tall * 0.2)}h-2.600z`],
    ["leaf-deep", side(1)],
    ["leaf", side(-1)],
  ];
}

export function palm(x: number, y: number, tall: number): Drawn {
  const top = at(x + tall * 0.12, y - tall);
  const r = tall * 0.5;
  const frond = (dx: number, dy: number, bend: number) =>
    `M${top}q${at(dx * r * 0.5, dy * r - bend)} ${at(dx * r, dy * r + r * 0.25)}`;
  return [
    ["bark", `M${at(x, y)}q${at(-tall * 0.04, -tall * 0.6)} ${at(tall * 0.12, -tall)}`, tall * 0.09],
    ["leaf-deep", frond(1, 0.25, r * 0.5) + frond(-1, 0.25, r * 0.5), tall * 0.13],
    ["leaf", frond(0.85, -0.4, r * 0.35) + frond(-0.85, -0.4, r * 0.35) + frond(0.1, -0.7, 0), tall * 0.12],
  ];
}

/** A tree with a flat crown. */
export const acacia = (x: number, y: number, tall: number): Drawn => [
  [
    "bark",
    `M${at(x, y)}V${at(y - tall * 0.55)}M${at(x, y - tall * 0.4)}l${at(-tall * 0.3, -tall * 0.35)}`,
    tall * 0.08,
  ],
  ["bark", `M${at(x, y - tall * 0.35)}l${at(tall * 0.32, -tall * 0.4)}`, tall * 0.08],
  ["leaf-deep", oval(x + tall * 0.1, y - tall * 0.74, tall * 0.62, tall * 0.15)],
  ["leaf", oval(x - tall * 0.12, y - tall * 0.84, tall * 0.55, tall * 0.14)],
];

export function peak(x: number, y: number, tall: number, wide: number): Drawn {
  const [left, top] = [at(x - wide / 2, y), at(x, y - tall)];
  return [
    ["rock-deep", `M${left}L${top}L${at(x + wide / 2, y)}z`],
    [
      "rock",
      `M${left}L${top}l${at(wide * 0.07, tall * 0.35)} ${at(-wide * 0.1, tall * 0.25)} ${at(wide * 0.09, tall * 0.4)}z`,
    ],
    [
      "ice",
      `M${top}l${at(wide * 0.17, tall * 0.34)} ${at(-wide * 0.09, -tall * 0.07)} ${at(-wide * 0.05, tall * 0.12)} ${at(-wide * 0.09, -tall * 0.12)} ${at(-wide * 0.11, tall * 0.07)}z`,
    ],
  ];
}

/** Blades that fan out. */
export const tuft = (x: number, y: number, tall: number, paint: string): Drawn => [
  [
    paint,
    [-0.5, -0.22, 0.06, 0.32, 0.58]
      .map((lean) => `M${at(x + lean * 3, y)}q${at(lean * 2, -tall * 0.5)} ${at(lean * tall * 0.7, -tall)}`)
      .join(""),
    tall * 0.13,
  ],
];

/** A bulrush. */
export const reed = (x: number, y: number, tall: number): Drawn => [
  ["leaf-deep", `M${at(x, y)}V${at(y - tall)}`, 1.6],
  ["bark", `M${at(x, y - tall * 0.72)}V${at(y - tall * 0.98)}`, 4.2],
];
