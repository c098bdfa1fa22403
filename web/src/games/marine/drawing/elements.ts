// Six elements of the sea: a frond, a snail, plankton, a sponge, the sun, worms.
import { oval, shaped, SUN, type Drawn } from "../../earth/drawing/glyph";

const FROND =
  "M12 22.500C11 18 5 17.500 3 10c4 0 5.800 1.200 7.300 3C9 9 9.300 5.500 12 1.500c2.700 4 3 7.500 1.700 11.500 1.500-1.800 3.300-3 7.300-3-2 7.500-8 8-9 12.500z";
const SHELL = oval(13.4, 10.2, 7.6);
const FOOT = "M2 21.500c-.5-3.500 1-6 3-8.500l4 4.500h11c1.500 0 2 2 1.500 4z";
const WAVE = "q2.200-5 5-2.200t5 .5 4.500-1.500 4-1.300";
const WORMS = `M2.800 9.500${WAVE}M2.800 18.500${WAVE}`;

export const ELEMENTS: Record<string, Drawn> = {
  algae: [...shaped(FROND, 1.5), ["ink", "M12 20V8", 1.4]],
  gastropods: [
    ...shaped(FOOT, 1.5, "bone"),
    ["ink", "M4 13.500L2.500 10M6 12.500l-.5-3.500", 1.4],
    ...shaped(SHELL),
    ["ink", "M13.600 10.700a1.500 1.500 0 0 1-2.900-.3 3 3 0 0 1 5.900-.4 4.800 4.800 0 0 1-6.300 5", 1.6],
  ],
  plankton: [
    ...shaped(oval(7, 7.5, 5), 1.5),
    ...shaped(oval(16.2, 15.8, 6), 1.5),
    ...shaped(oval(18, 5, 3.2), 1.4),
    ...shaped(oval(5.5, 18, 3), 1.4),
    ["ink", oval(7, 7.5, 1.6) + oval(16.2, 15.8, 2)],
    ["ink", "M16.200 9.800v3M16.200 18.800v3M10.200 15.800h3M19.200 15.800h3", 1.1],
  ],
  sponges: [
    ...[
      "M2 22V12a3.200 2.500 0 0 1 6.400 0V22z",
      "M15.600 22V10a3.200 2.500 0 0 1 6.400 0v12z",
      "M8.400 22V5a3.600 2.700 0 0 1 7.200 0v17z",
    ].flatMap((tube) => shaped(tube, 1.5)),
    ["ink", oval(5.2, 12, 1.6, 1) + oval(12, 5, 1.9, 1.1) + oval(18.8, 10, 1.6, 1)],
    ["ink", oval(10.8, 11, 0.8) + oval(13.2, 15, 0.8) + oval(5, 17, 0.8) + oval(18.6, 16, 0.8)],
  ],
  sun: SUN,
  worms: [
    ["ink", WORMS, 6.2],
    ["body", WORMS, 3.4],
  ],
};
