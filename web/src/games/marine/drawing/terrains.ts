// Seven terrains and the two sides of a vent: a sign that says it and a pattern that shows it.
import { oval, type Terrain } from "../../earth/drawing/glyph";

const BUBBLES = oval(9, 9, 5) + oval(28, 16, 3.5) + oval(14, 30, 3) + oval(33, 33, 5);

const SMOKER: Terrain = {
  fill: "M8 22l1.500-8h5L16 22z" + oval(10.5, 9.5, 3) + oval(14.5, 6.5, 3.2) + oval(10, 3.8, 2.3),
  pattern: BUBBLES,
  size: 40,
  relief: "ridges",
};

export const TERRAINS: Record<string, Terrain> = {
  land: {
    fill: "M1 20.500c3-5.500 6-8 9-8 2 0 3.500 1 5 2.500 1.300-1.200 2.500-1.700 3.700-1.700 1.900 0 3.400 2.500 4.300 7.200z",
    line: "M10 12.500V7M10 7C8 4 5.500 4.500 4.500 6.500M10 7c2-3 4.500-2.500 5.500-.5M10 7c-.5-2.500.5-4 2-5",
    width: 1.8,
    pattern: "M2 14q8-10 16 0M22 34q8-10 16 0M30 10h.1M34 14h.1M8 30h.1M12 34h.1",
    size: 40,
    relief: "hills",
  },
  kelp: {
    line: "M7 22c4-4-4-6 0-10s-4-6 0-10M16 22c4-4-4-6 0-10s-4-6 0-10",
    width: 3,
    pattern: "M10 0q8 10 0 20t0 20M30 0q-8 10 0 20t0 20",
    size: 40,
    relief: "canopy",
  },
  coral: {
    line: "M12 22v-8M12 14L6 9V4M12 14l6-5V4M12 14V3M6 9L2.500 8M18 9l3.500-1",
    width: 2.6,
    pattern: "M10 18v-8M10 10L5 5M10 10l5-5M30 38v-8M30 30l-5-5M30 30l5-5",
    size: 40,
    relief: "canopy",
  },
  seamount: {
    fill: "M2 21.500L10 9l3 4 2-2.500 7 11z",
    line: "M2 4.500q2.500-3 5 0t5 0 5 0 5 0",
    width: 2,
    pattern: "M2 16l8-8 8 8M6 17l4-4 4 4M22 36l8-8 8 8M26 37l4-4 4 4",
    size: 40,
    relief: "ridges",
  },
  seagrass: {
    line: "M5 22c0-7-2-9-1-15M10 22c0-9 1-11 0-18M15 22c0-8 1-9 3-14M20 22c0-5 1-6 2-9",
    width: 2.2,
    pattern: "M6 16q-3-6 0-12M11 16q3-6 0-12M26 36q-3-6 0-12M31 36q3-6 0-12",
    size: 40,
    relief: "hills",
  },
  sand: {
    fill: "M12 2l2.600 6.200 6.900.4-5.300 4.200 1.800 6.600L12 15.800l-6 3.600 1.800-6.600L2.500 8.600l6.900-.4z",
    pattern: "M5 6h.1M20 13h.1M33 6h.1M12 24h.1M28 28h.1M5 36h.1M20 37h.1M36 20h.1",
    size: 40,
    relief: "dunes",
  },
  ocean: {
    line: "M2 8.500q2.500-4 5 0t5 0 5 0 5 0M2 15.500q2.500-4 5 0t5 0 5 0 5 0",
    width: 2.6,
    pattern: "M0 10q5-6 10 0t10 0 10 0 10 0M-10 30q5-6 10 0t10 0 10 0 10 0 10 0",
    size: 40,
    relief: "waves",
  },
  smoker: SMOKER,
  vent: SMOKER,
  geyser: {
    fill: "M3 22c1.500-4 4-6 6.500-6.500h5C17 16 19.500 18 21 22z",
    line: "M12 15V4M9.500 15C9.500 9 8 6 4.500 5M14.500 15c0-6 1.500-9 5-10",
    width: 2.2,
    pattern: BUBBLES,
    size: 40,
    relief: "drifts",
  },
};
