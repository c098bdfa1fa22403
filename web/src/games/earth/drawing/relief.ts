// How the ground of a tile lies: a far and a near rise, each from its crest down to the lower edge of the tile.
export type Relief = "waves" | "hills" | "dunes" | "canopy" | "ridges" | "drifts";

const ground = (crest: string): string => `${crest}V100H-110Z`;

/** In the coordinates of a tile, whose corners are 100 from its middle; the far crest first. */
export const CRESTS: Readonly<Record<Relief, readonly [string, string]>> = {
  waves: ["M-110-14Q-92-28-73-14T-36-14 0-14 36-14 73-14 110-14", "M-110 36Q-88 20-66 36T-22 36 22 36 66 36 110 36"],
  hills: ["M-110-4C-76-34-36-34-4-14S66 4 110-24", "M-110 44C-62 20-22 26 18 42S78 50 110 30"],
  dunes: ["M-110 4C-62-4-44-36-8-32C20-28 30 4 110-10", "M-110 50C-70 44-30 16 6 22C36 28 60 50 110 38"],
  canopy: [
    "M-110-2Q-104-24-84-16Q-74-36-52-22Q-36-40-16-22Q4-42 22-22Q42-38 58-18Q80-32 88-12Q104-16 110 2",
    "M-110 46Q-100 26-80 34Q-64 16-44 32Q-24 14-4 32Q18 12 36 32Q58 18 74 34Q96 24 110 44",
  ],
  ridges: [
    "M-110 4L-78-28-56-8-20-42 6-12 34-32 66-4 90-18 110 2",
    "M-110 52L-74 26-48 44-14 16 20 44 52 24 84 46 110 34",
  ],
  drifts: ["M-110 8C-60-22-10 10 40-6S90-14 110-4", "M-110 52C-70 30-20 52 30 40S90 34 110 46"],
};

export const grounds = (relief: Relief): readonly string[] => CRESTS[relief].map(ground);
