// What an animal is drawn of, 140 wide and 112 high with the ground at 106, and a little more on both sides: each
// trait grows its parts on it.
export type Paint =
  | "skin"
  | "deep"
  | "pale"
  | "bone"
  | "dark"
  | "leaf"
  | "bark"
  | "earth"
  | "shell"
  | "rose"
  | "sun"
  | "white"
  | "dark-line"
  | "deep-line"
  | "pale-line"
  | "leaf-line"
  | "bark-line";

/** A shape in a colour, perhaps moved: `KIN` stands in many places. */
export type Shape = readonly [paint: Paint, path: string, moved?: string];

/** From back to front. `crown` and `face` move with the head, behind and before it. */
export const LAYERS = ["behind", "coat", "crown", "face", "front"] as const;
export type Layer = (typeof LAYERS)[number];
export type Parts = Partial<Record<Layer, readonly Shape[]>>;

/** Another animal of the species, seen from afar. */
export const KIN =
  "M16 60c-5 4-6 12-4 19l4-1c-1-7 0-11 3-13l3 7 3 34h9l1-24 18 2 15-1 2 23h9l2-31 6-9c3-1 7-2 9-2 9 2 20 1 22-5 1-9-9-17-20-18-4-8-8-9-9-1-12 6-14 9-28 8C34 46 20 47 16 60Z";

const BIRD = "M44 45c1-9 8-14 16-13 1-5 7-8 11-4 0 13-5 20-14 20-3 1-7 0-9 1l-11 6Z";
const WOLF =
  "M2 106l1-16C-4 84-8 74-10 64c8 8 14 10 24 10 6-1 9-4 11-8l1-9 6 5 4-4 2 7 11 6c0 4-3 5-11 5l-4 8 1 22h-6l-3-16H14l-5 16Z";

export const PARTS: Record<string, Parts> = {
  ambush: {
    coat: [
      [
        "dark",
        "M40 53c5 6 7 12 6 20-5-5-8-10-9-17ZM52 49c4 6 6 13 4 21-5-6-7-13-7-20ZM65 48c3 7 3 14 0 21-4-6-5-14-3-21ZM78 50c2 7 1 13-3 19-3-6-3-13-1-19Z",
      ],
    ],
    front: [
      [
        "leaf",
        "M8 110c1-16-2-26-9-35 11 6 15 18 16 35ZM20 110c0-18 3-28 12-36-4 11-4 22-3 36ZM34 110c-1-13-4-22-10-29 10 4 17 14 18 29ZM62 110c-1-14 1-23 8-31-1 10 0 20 2 31ZM92 110c1-16-1-25-7-33 10 5 15 17 15 33ZM106 110c0-14 3-23 11-30-3 10-3 19-1 30ZM122 110c0-12-3-20-8-26 9 4 15 13 15 26Z",
      ],
    ],
  },
  burrowing: {
    behind: [
      ["earth", "M-14 106C-10 82 4 66 22 66s32 16 37 40Z"],
      ["dark", "M2 106c0-18 8-28 20-28s20 10 20 28Z"],
    ],
    front: [
      ["earth", "M-12 107c2-6 8-7 12-3 3-5 10-4 11 3ZM98 107c2-5 6-6 9-3 3-4 9-3 10 3Z"],
      ["bone", "M82 103l-5 7 7-3 3 4 3-4 6 4-2-8Z"],
    ],
  },
  carnivore: {
    front: [["bone", "M82 103l-2 6 6-3 3 4 3-4 5 3-2-6ZM36 103l-2 6 6-3 3 4 3-4 5 3-2-6Z"]],
  },
  climbing: {
    behind: [
      ["bark", "M2 106c5-28 5-58 0-86l8-6c2 10 4 18 4 24 8-3 16-10 20-20l6 3c-4 14-14 22-26 26-1 20 0 40 5 59Z"],
      ["leaf", "M-10 22C-18 6-4-6 8 0 16-8 32-4 32 6c12-2 20 10 12 18-10 8-22 4-26 0-8 8-24 8-28-2Z"],
    ],
    front: [["bark-line", "M31 62C16 62 4 60 5 68s16 4 14-4-12-4-17 2"]],
  },
  cooperation: {
    front: [
      ["pale", KIN, "translate(146 61) scale(-.43 .43)"],
      ["dark", "M108.500 83a1.800 1.800 0 1 0 .1 0Z"],
      ["leaf", "M98 92c-10-1-14-7-14-14 9 0 14 5 14 14Zm-1 0c1-8 5-12 12-12 0 7-5 12-12 12Z"],
    ],
  },
  defensive_herding: {
    behind: [
      ["deep", KIN, "translate(92 -6) scale(-.94 1)"],
      ["deep", KIN, "translate(26 -12) scale(.94 1)"],
      ["bone", "M-6 34c-8-4-10-10-7-17 3 6 7 8 13 9ZM122 26c8-4 10-10 7-17-3 6-7 8-13 9Z"],
      ["white", "M0 43a2.500 2.500 0 1 0 .1 0ZM118 36a2.500 2.500 0 1 0 .1 0Z"],
    ],
  },
  fat_tissue: {
    coat: [["deep-line", "M38 84q14 9 30 7M48 93q10 4 20 1M84 60q8 6 9 15"]],
  },
  fertile: {
    front: [
      ["bone", "M4 99c-1-8 3-15 7-15s8 7 7 15ZM16 98c-1-9 3-16 8-16s9 7 8 16ZM30 99c-1-8 3-14 7-14s7 6 6 14Z"],
      ["bark", "M-4 96c14 5 38 5 54 0 0 9-8 13-27 13S-4 105-4 96Z"],
      ["earth", "M2 101q20 5 42 0l-3 4q-18 3-35 0Z"],
    ],
  },
  foraging: {
    face: [
      ["leaf-line", "M18 9q12 3 22-7"],
      [
        "leaf",
        "M27 8c-2-10 2-15 9-17 2 8-1 14-9 17ZM29 9c6-5 12-4 17 1-6 5-12 4-17-1ZM36 5c2-8 7-11 13-10-1 7-6 10-13 10Z",
      ],
      ["rose", "M24 11a4 4 0 1 0 .1 0ZM33 12a4 4 0 1 0 .1 0Z"],
    ],
  },
  hard_shell: {
    coat: [
      ["shell", "M23 68C22 42 42 29 64 29s43 13 43 37c-22 12-62 13-84 2Z"],
      ["pale-line", "M48 73l4-24h24l5 24M52 49 43 34M76 49l9-14M28 60l21 2M102 58l-22 3"],
      ["deep", "M21 66c24 10 64 9 88-3l1 7c-24 12-66 13-89 3Z"],
    ],
  },
  horns: {
    crown: [["bone", "M-5-7C-19-13-22-27-13-38c0 10 6 17 17 24ZM5-11C0-22 4-33 15-39c-3 9-1 18 5 27Z"]],
    face: [["bone", "M15-4c2-8 6-12 13-13-2 7-2 12-3 17Z"]],
  },
  intelligence: {
    face: [
      ["rose", "M-16-3C-24-17-15-31-3-29 4-36 21-32 21-20c6 5 4 11-1 12C6-15-5-12-16-3Z"],
      ["dark-line", "M-12-18c5-5 9-1 9 4M-3-28c5 3 6 7 3 10M9-32c-3 6 0 9 6 9M5-16c2-6 7-7 11-4"],
    ],
  },
  long_neck: {
    coat: [
      [
        "deep",
        "M44 58a5 5 0 1 0 .1 0ZM58 52a4 4 0 1 0 .1 0ZM57 68a6 6 0 1 0 .1 0ZM72 58a5 5 0 1 0 .1 0ZM84 66a4 4 0 1 0 .1 0ZM90 51a4 4 0 1 0 .1 0ZM95 38a3.400 3.400 0 1 0 .1 0ZM100 27a3 3 0 1 0 .1 0Z",
      ],
    ],
    crown: [["deep", "M-6-9l-3-9 4-1 4 9ZM2-10V-20h4l1 10Z"]],
  },
  pack_hunting: {
    behind: [
      ["deep", WOLF, "translate(2 -7)"],
      ["dark", WOLF, "translate(98 -2) scale(.92)"],
      ["sun", "M34 59a2.400 2.400 0 1 0 .1 0ZM128 60a2.400 2.400 0 1 0 .1 0Z"],
    ],
    coat: [
      [
        "dark",
        "M58 60a5 4.500 0 1 0 .1 0ZM51 56a2.200 2.200 0 1 0 .1 0ZM56 53a2.200 2.200 0 1 0 .1 0ZM61 53a2.200 2.200 0 1 0 .1 0ZM66 57a2.200 2.200 0 1 0 .1 0Z",
      ],
    ],
  },
  scavenger: {
    face: [["white", "M-16-3c-8 0-11 6-8 10-5 4-3 11 3 11 1 6 8 7 12 3 6 3 12-1 11-7C-6 15-15 8-16-3Z"]],
    front: [
      ["bone", "M98 106c-5 0-6-6-2-8-2-5 4-8 7-4l20 5c2-4 8-3 8 2 4 2 2 8-3 7-2 4-8 3-8-1l-15-3c-1 3-4 4-7 2Z"],
      [
        "bone",
        "M100 92l22-13 2 3-22 13ZM104 84c0-8 3-12 9-14l1 3c-4 2-6 5-6 9ZM114 79c0-8 3-12 9-14l1 3c-4 2-6 5-6 9Z",
      ],
    ],
  },
  symbiosis: {
    coat: [
      ["sun", BIRD],
      ["dark", "M45 45c6-7 12-9 18-7-2 7-8 11-18 7ZM65 30a1.800 1.800 0 1 0 .1 0Z"],
      ["rose", "M71 29l9 2-9 4Z"],
    ],
  },
  warning_call: {
    crown: [["rose", "M-10-6c-8-2-13-7-14-14 5 2 8 3 11 2-1-6 0-11 4-15 2 5 4 8 7 9 1-5 4-9 9-10 1 6 1 12-1 18Z"]],
    face: [
      ["dark", "M13 5c5-2 10-2 12 1 0 6-8 8-12 5Z"],
      ["dark-line", "M31-6q7 9 1 20M37-13q11 15 2 34"],
    ],
  },
};

/** The animal itself: what it stands on behind and before, its body, its neck and its head. */
export interface Build {
  far: Shape[];
  body: Shape[];
  head: Shape[];
  /** Where the head is. */
  at: readonly [x: number, y: number];
}

const LEGS = "M34 72h18c1 12 0 22-1 33H38c0-11-3-21-4-33ZM81 74h16c1 12 0 20-1 31H84c0-11-2-19-3-31Z";
const FAR_LEGS = "M50 76h15l-2 28H53ZM70 76h14l-3 28H72Z";
const LEAN = "M28 68C26 51 42 46 62 47c18-1 37 2 39 18 1 15-15 22-38 22-20 0-34-4-35-19Z";
const FAT = "M25 67C22 48 38 40 58 40c24-1 45 4 47 25 1 21-17 34-42 34-25 0-37-14-38-32Z";
const TAIL = "M33 55c-11-1-18 8-18 22l-4 8c5 4 9 2 9-3 0-9 3-17 14-17Z";
const WHIP = "M35 53C22 52 9 43 4 26c-1-3 3-5 5-2 6 10 15 17 29 18Z";
const SHORT_NECK = "M78 53c8-9 14-15 22-18l16 20c-8 3-13 11-20 18Z";
const TALL_NECK = "M76 56c14-10 17-25 21-44l15 6c-3 22-3 38-14 54Z";
const SKULL = "M-15 2C-16-9-7-15 3-14c12 1 21 8 22 16 0 7-7 10-14 10C-4 13-14 11-15 2Z";
const MUZZLE = "M12-1c7 0 13 3 13 7 0 5-6 7-12 7-5 0-9-3-8-7 0-4 3-7 7-7Z";
const EAR = "M-8-8c-8-2-12-8-10-15 8 1 13 6 14 13Z";
const SNOUT = "M-15 1C-15-10-6-15 4-13l20 6c7 2 10 6 8 10-1 4-5 5-9 5L3 11c-9 1-17 0-18-10Z";
const JAW = "M-3 9l26 1c3 1 2 5-1 7C12 20 2 18-5 12Z";
const PRICKED = "M-12-6c-4-6-5-13-3-20 7 3 11 8 12 15Z";
const FANGS =
  "M8 7l2.500 8 3.500-7.500ZM16 7.500l2.500 8 3-8ZM24 7l1.800 6 2.200-6ZM12 13l2-5 2 5.500ZM20 13.500l2-5.500 1.500 5Z";
const eye = (white: Paint): Shape[] => [
  [white, "M3-8a4 4 0 1 0 .1 0Z"],
  ["dark", "M4.500-6.400a2.400 2.400 0 1 0 .1 0Z"],
  ["white", "M5.300-6a.8.8 0 1 0 .1 0Z"],
];

const HERBIVORE: Shape[] = [
  ["deep", EAR],
  ["skin", SKULL],
  ["pale", MUZZLE],
  ...eye("white"),
  ["dark-line", "M13 9q5 2 9-1M20 2h.1"],
];
const HUNTER: Shape[] = [
  ["deep", PRICKED],
  ["deep", JAW],
  ["bone", FANGS],
  ["skin", SNOUT],
  ["bone", "M10 6l2.500 7 3-6.500ZM21 6l2.200 6.500 2.800-6.500Z"],
  ...eye("sun"),
  ["dark-line", "M-3-10l11 3M27-1h.1"],
];

/** How an animal with these traits is built; the rest of it is in PARTS. */
export function buildOf(traits: ReadonlySet<string>): Build {
  const hunts = traits.has("carnivore");
  const tall = traits.has("long_neck");
  return {
    far: [
      ["deep", FAR_LEGS],
      ["deep", hunts ? WHIP : TAIL],
    ],
    body: [
      ["skin", LEGS],
      ["skin", traits.has("fat_tissue") ? FAT : LEAN],
      ["skin", tall ? TALL_NECK : SHORT_NECK],
    ],
    head: hunts ? HUNTER : HERBIVORE,
    at: tall ? [107, 16] : [109, 43],
  };
}

/** What the traits grow on one layer, in the order of PARTS: the same animal looks the same on every table. */
export const grown = (traits: ReadonlySet<string>, layer: Layer): Shape[] =>
  Object.entries(PARTS).flatMap(([trait, parts]) => (traits.has(trait) ? (parts[layer] ?? []) : []));

/** Where the others of a species stand, from the first on: x, the ground under their feet, and their size. */
export const HERD: readonly (readonly [x: number, y: number, size: number])[] = [
  [10, 84, 0.36],
  [134, 82, 0.34],
  [28, 68, 0.28],
  [120, 66, 0.27],
  [-12, 70, 0.27],
];

/** Which part of an animal the picture of a trait shows: x, y, width and height. */
export const PICTURED: Record<string, string> = {
  ambush: "6 36 124 77",
  burrowing: "-16 30 134 83",
  carnivore: "64 10 92 57",
  climbing: "-26 -8 146 90",
  cooperation: "46 40 116 72",
  defensive_herding: "-24 6 172 106",
  fat_tissue: "6 26 132 82",
  fertile: "-10 40 116 72",
  foraging: "62 22 96 60",
  hard_shell: "8 18 128 80",
  horns: "70 -2 80 50",
  intelligence: "66 8 80 50",
  long_neck: "20 -6 144 90",
  pack_hunting: "-22 30 172 82",
  scavenger: "60 26 130 82",
  symbiosis: "24 10 108 67",
  warning_call: "60 8 104 65",
};
