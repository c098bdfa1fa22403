// Eight terrains: a sign that says it and a pattern that shows it.
import { ray, type Terrain } from "../../earth/drawing/glyph";

const WAVES = "M0 10q5-6 10 0t10 0 10 0 10 0M-10 30q5-6 10 0t10 0 10 0 10 0 10 0";

export const TERRAINS: Record<string, Terrain> = {
  sea: {
    line: "M2 8.500q2.500-4 5 0t5 0 5 0 5 0M2 15.500q2.500-4 5 0t5 0 5 0 5 0",
    width: 2.6,
    pattern: WAVES,
    size: 40,
    relief: "waves",
  },
  wetland: {
    line: "M7 22V9M12 22V6M17 22V10M2 22h20",
    width: 1.8,
    fill: "M5.600 3.500h2.800v6H5.600zM10.600 1h2.800v6h-2.800zM15.600 4.500h2.800v6h-2.800z",
    pattern: "M4 12h14M24 30h14M8 12V4M12 12V2M30 30v-9M34 30v-6",
    size: 40,
    relief: "waves",
  },
  savannah: {
    line: "M12 22V11M12 15L7.500 9.500M12 14l4.500-5",
    width: 2,
    fill: "M2 9.500C2 6 6.500 3.500 12 3.500S22 6 22 9.500c-3-1-6-1.300-10-1.300S5 8.500 2 9.500z",
    pattern: "M8 14l-3-8M8 14V4M8 14l3-8M28 34l-3-8M28 34V24M28 34l3-8",
    size: 40,
    relief: "hills",
  },
  jungle: {
    fill: "M12 2c6 3.500 8 9 5.500 14.500C16 18.500 14 20 12 22c-2-2-4-3.500-5.500-5.500C4 11 6 5.500 12 2zM11.200 7v4l-2.700-2v2.300l2.700 2v3.200L8 14v2.300l3.200 2.500h1.600l3.200-2.500V14l-3.200 2.500v-3.200l2.700-2V9l-2.700 2V7z",
    pattern: "M10 2c8 6 8 14 0 18C2 16 2 8 10 2zM10 6v12M30 22c8 6 8 14 0 18-8-4-8-12 0-18zM30 26v12",
    size: 40,
    relief: "canopy",
  },
  forest: {
    fill: "M12 1.500l5.500 7H15l4 5.500h-2.800L20 19H4l3.800-5H5l4-5.500H6.500zM10.700 19h2.600v3.500h-2.600z",
    pattern: "M10 3l-6 9h12zM10 12v5M30 23l-6 9h12zM30 32v5",
    size: 40,
    relief: "canopy",
  },
  desert: {
    line: "M12 22V5M7 8.500v3.500c0 2 1.500 2.500 5 2.500M17 6.500V10c0 2-1.500 2.500-5 2.500",
    width: 3,
    pattern: "M5 5h.1M20 13h.1M35 7h.1M12 24h.1M29 28h.1M4 36h.1M20 36h.1M37 20h.1",
    size: 40,
    relief: "dunes",
  },
  mountain: {
    fill: "M1.500 20.500L9 5l4.200 7.500L15.500 9l7 11.500zM9 8.500L6.600 13.500l2.200-1 1.700 1.400 1.200-.7z",
    pattern: "M2 16l8-12 8 12M22 36l8-12 8 12",
    size: 40,
    relief: "ridges",
  },
  tundra: {
    line:
      [0, 60, 120, 180, 240, 300].map((degrees) => ray(degrees + 30, 0, 10)).join("") +
      "M9.500 4L12 6.500 14.500 4M9.500 20L12 17.500l2.500 2.500",
    width: 2,
    pattern: "M0 20L20 0M20 40L40 20M10 26l6 6M16 26l-6 6M30 6l6 6M36 6l-6 6",
    size: 40,
    relief: "drifts",
  },
};
