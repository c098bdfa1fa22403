// Eight landscapes, each in a box of 100 x 56 with the ground at its foot.
import { oval, type Drawn } from "../../earth/drawing/glyph";
import { acacia, fir, palm, peak, reed, tuft } from "../../earth/drawing/plants";

const SWELL = "q6-8 12.500 0t12.500 0 12.500 0 12.500 0 12.500 0 12.500 0 12.500 0";

export const SCENERY: Record<string, Drawn> = {
  sea: [
    ["water-deep", "M47 34c1-9-2-15-13-21 9-2 14 0 17 5 3-5 8-7 17-5-11 6-14 12-13 21z"],
    ["shine", "M36.500 14c5 0 9 1.500 12 6", 1.6],
    ["gleam", `M0 37${SWELL}`, 2.6],
    ["water-deep", `M-2 44${SWELL}`, 3],
    ["gleam", `M6 52${SWELL}`, 2.4],
  ],
  wetland: [
    ["water", oval(50, 45, 44, 10)],
    ["gleam", "M20 43h16M52 40h22M36 49h20", 1.8],
    ...reed(22, 46, 36),
    ...reed(30, 48, 44),
    ...reed(38, 46, 30),
    ...tuft(32, 49, 22, "leaf-deep"),
    ...reed(72, 47, 34),
    ...reed(79, 49, 42),
    ...tuft(76, 50, 20, "leaf"),
    ["leaf", oval(52, 47, 7, 2.6) + oval(62, 51, 5, 2)],
    ["coral-1", oval(52, 45, 2.4, 1.8)],
  ],
  savannah: [
    ["soil", oval(50, 53, 46, 5)],
    ...acacia(62, 52, 46),
    ...acacia(24, 51, 26),
    ...tuft(8, 54, 12, "soil"),
    ...tuft(42, 55, 14, "soil"),
    ...tuft(88, 54, 13, "soil"),
  ],
  jungle: [
    ["leaf-deep", oval(20, 40, 19, 16) + oval(50, 36, 22, 20) + oval(80, 40, 19, 16)],
    ["leaf", oval(15, 34, 11, 8) + oval(42, 26, 13, 9) + oval(74, 33, 11, 8)],
    ...palm(30, 55, 46),
    ...palm(66, 55, 40),
    ["dark", oval(50, 50, 8, 6)],
    ["leaf", "M40 56q-2-16-16-17 2 14 16 17zM60 56q2-16 16-17-2 14-16 17zM50 56q-9-9-3-21 9 8 3 21z"],
    ["leaf-deep", "M40 56q-6-10-13-14M60 56q6-10 13-14M50 55q-3-10-2-17", 1.2],
  ],
  forest: [
    ["soil", oval(50, 53, 46, 4)],
    ...fir(28, 47, 36),
    ...fir(72, 47, 38),
    ...fir(50, 50, 48),
    ...fir(12, 53, 34),
    ...fir(88, 53, 34),
    ...fir(34, 56, 30),
    ...fir(67, 56, 32),
  ],
  desert: [
    ["soil", "M0 50q22-22 44-6t56-6v18H0z"],
    ["sand", "M0 50q22-22 44-6-14 2-22 12H0z"],
    ["soil-deep", "M44 44q26-20 56-6-20-2-34 8t-42 4z"],
    ["sand", "M20 56q20-14 42-10t38-2v12z"],
    ["leaf-deep", "M70 48V14M70 34c-9 0-10-3-10-12M70 28c9 0 10-3 10-11", 7],
    ["leaf", "M68.500 46V15M59 22c0 6 1 9 6 10.500", 2],
    ["leaf-deep", "M24 50V36M24 45c-4 0-5-2-5-6", 4.4],
  ],
  mountain: [
    ...peak(24, 54, 36, 46),
    ...peak(78, 54, 34, 44),
    ...peak(50, 56, 52, 60),
    ["rock-deep", "M4 56l8-6 8 6zM80 56l7-5 8 5z"],
  ],
  tundra: [
    ["ice-deep", "M10 52l8-22 9 22zM72 52l9-26 10 26z"],
    ["ice", "M10 52l8-22 2 22zM72 52l9-26 2 26z"],
    ["ice-deep", "M28 54L46 10l8 8 16 36z"],
    ["ice", "M28 54L46 10l2 22-4 22z"],
    ["bone", "M54 18l4 20 12 16z"],
    ["bone", "M0 56q12-9 26-4t28-1 24 1 22 1v3z"],
    ["far", "M6 53q10-4 18-1M56 52q12-2 20 1", 1.2],
  ],
};
