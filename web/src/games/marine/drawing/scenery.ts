// Seven landscapes and the two sides of a vent, each in a box of 100 x 56 with the ground at its foot.
import { oval, type Drawn } from "../../earth/drawing/glyph";
import { palm } from "../../earth/drawing/plants";

const SWELL = "q6-8 12.500 0t12.500 0 12.500 0 12.500 0 12.500 0 12.500 0 12.500 0";
const KELP = "c8-7-8-12 0-19s-8-12 0-19 0-10 0-12";
const blades = (feet: readonly (readonly [x: number, y: number, tall: number, lean: number])[]): string =>
  feet.map(([x, y, tall, lean]) => `M${x} ${y}q${lean}-${tall / 2} 0-${tall}`).join("");

const smallFish = (x: number, y: number, paint: string): Drawn => [
  [paint, `M${x} ${y}q6-6 12-1l5-4v9l-5-3q-6 4-12-1z`],
  ["dark", oval(x + 3.6, y - 1, 0.9)],
];

export const SCENERY: Record<string, Drawn> = {
  land: [
    ["water", oval(50, 50, 48, 6)],
    ["soil", "M8 52q14-14 40-14t44 14z"],
    ["sand", "M8 52q14-14 40-14 10 0 20 2-22 2-34 12z"],
    ["near", "M30 41q14-10 34-3-12 2-16 5-10-4-18-2z"],
    ...palm(40, 42, 36),
    ...palm(60, 43, 28),
    ["gleam", "M6 53q6-3 12 0t12 0M60 54q6-3 12 0t12 0", 1.8],
  ],
  kelp: [
    ["leaf-deep", `M14 56${KELP}M40 56${KELP}M68 56${KELP}`, 6],
    ["leaf", `M27 56${KELP}M54 56${KELP}M84 56${KELP}`, 5],
    ["sand", oval(27, 18, 2.4) + oval(54, 20, 2.4) + oval(84, 19, 2.4) + oval(27, 37, 2.4) + oval(54, 38, 2.4)],
    ...smallFish(60, 26, "fish-1"),
  ],
  coral: [
    ["coral-3", "M16 56V38q-9-4-9-14M16 42q8-3 9-14M16 38V22", 5],
    ["coral-1", "M50 56V32M50 46q-16-4-17-22M50 42q16-4 17-24M50 34q-7-5-6-20M50 32q7-5 7-18", 6.5],
    ["coral-2", "M74 56c-2-9 2-13 8-13s12-8 14 0-2 13-8 13z"],
    ["soil", oval(80, 49, 1.2) + oval(86, 47, 1.2) + oval(91, 50, 1.2) + oval(84, 53, 1.2)],
    ["bone", "M47.500 55V33M35 26q2 12 10 16", 1.3],
    ...smallFish(70, 30, "fish-1"),
  ],
  seamount: [
    ["rock-deep", "M2 56L22 26l8 5 6-4 14 29z"],
    ["rock", "M2 56L22 26l3 12-5 18z"],
    ["rock-deep", "M30 56L52 14h10l6 4 28 38z"],
    ["rock", "M30 56L52 14h6l-4 16 4 10-8 16z"],
    ["coral-3", "M52 14q4-5 8 0zM62 15q3-4 6 2z"],
    ["gleam", oval(72, 12, 2) + oval(77, 6, 1.5) + oval(38, 16, 1.6)],
  ],
  seagrass: [
    [
      "leaf-deep",
      blades([
        [10, 56, 36, 6],
        [22, 56, 44, -7],
        [38, 56, 38, 8],
        [56, 56, 46, -6],
        [72, 56, 40, 7],
        [90, 56, 36, -6],
      ]),
      4.4,
    ],
    [
      "leaf",
      blades([
        [16, 56, 42, -6],
        [30, 56, 48, 7],
        [46, 56, 34, -7],
        [64, 56, 42, 8],
        [80, 56, 44, -7],
      ]),
      3.6,
    ],
    ["coral-2", "M50 30c-3-6 3-10 6-6 4 0 5 4 1 5 1 6-2 12-6 14 2-4 2-8-1-13z"],
  ],
  sand: [
    ["soil", "M0 50q18-9 34-3t34-2 32 1v10H0z"],
    ["sand", "M0 53q20-7 40-2t60-2v7H0z"],
    [
      "coral-1",
      "M30 12l5.500 12.500 13.500.8-10.500 8.700 3.700 13.300L30 39.800l-12.200 7.500L21.500 34 11 25.300l13.500-.8z",
    ],
    [
      "bone",
      oval(30, 20, 1.2) +
        oval(41, 27, 1.2) +
        oval(37, 41, 1.2) +
        oval(23, 41, 1.2) +
        oval(19, 27, 1.2) +
        oval(30, 30, 1.6),
    ],
    ["bone", "M62 48q0-18 14-18t14 18q-14 5-28 0z"],
    ["coral-3", "M76 31v17M68 34q3 6 4 15M84 34q-3 6-4 15", 1.6],
  ],
  ocean: [
    [
      "sea-low",
      "M14 34c2-12 14-18 30-18 14 0 22 6 30 14 3-6 3-10 1-14 8 2 12 7 12 13 4-1 7 0 10 3-6 6-14 7-20 4-8 4-18 8-32 8-16 0-29-3-31-10z",
    ],
    ["far", "M18 38c8 4 24 4 36 1-6 5-18 6-26 5-6-1-9-3-10-6z"],
    ["bone", oval(27, 29, 1.7)],
    ["gleam", "M38 14c-2-5-1-8-4-10M40 14c1-5 4-6 5-9", 2],
    ["gleam", `M0 52${SWELL}`, 2.4],
  ],
  smoker: [
    ["smoke", "M36 26c-8-4-4-12 0-13-3-8 6-13 12-9 5-6 15-2 14 5 7 2 7 12-1 14z"],
    ["shine", "M38 15c1-5 5-7 9-6", 1.6],
    ["rock-deep", "M12 56l10-24h10l6 24zM62 56l6-18h10l8 18z"],
    ["dark", "M30 56l8-34h18l10 34z"],
    ["rock", "M30 56l8-34h5l-3 34z"],
    ["ember", "M40 22q4 4 8-1t8 1l1 5q-5-3-9 1t-9-1z"],
    ["ember", oval(34, 48, 1.6) + oval(60, 50, 1.6)],
  ],
  geyser: [
    ["ice-deep", "M6 56q20-18 44-18t44 18z"],
    ["ice", "M6 56q20-18 44-18-18 4-24 18z"],
    ["gleam", "M44 40C42 24 34 20 26 20c6-6 14-6 18-2-2-8 2-14 6-16 4 2 8 8 6 16 4-4 12-4 18 2-8 0-16 4-18 20z"],
    ["bone", "M48 40q-3-18-2-30M53 40q3-14 8-18", 2],
    ["water", oval(30, 30, 1.8) + oval(72, 31, 1.8) + oval(36, 12, 1.6) + oval(66, 11, 1.6)],
  ],
};
