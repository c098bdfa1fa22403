// Pictures of the guide to Marine (words/guide), as data.
import type { EarthScene, SceneTile } from "../earth/scene";

export interface SeaScene extends EarthScene {
  /** By type: who controls the special pawn, and its target. */
  special?: Record<string, { control: string | null; target: number }>;
  /** By animal and type: how far it dominates. */
  domination?: Record<string, Record<string, number>>;
}

/** DSM-1.5  What is printed on the displays. */
export const PRINTED = {
  reptiles: { sun: 2, sponges: 1 },
  cephalopods: { gastropods: 2, sponges: 1 },
  fish: { plankton: 2, algae: 1 },
  crustaceans: { worms: 2, algae: 1 },
};
const ALL = { reptiles: {}, cephalopods: {}, fish: {}, crustaceans: {} };
const LAND: SceneTile = { look: "land" };
const OCEAN: SceneTile = { look: "ocean" };

/** DSM-2.17 to DSM-2.19 */
const CENTRE: Record<string, string> = {
  "d3.se": "algae",
  "d4.e": "gastropods",
  "d4.se": "worms",
  "c4.e": "plankton",
  "c3.se": "sponges",
  "c3.e": "sun",
};
const SEA: Record<string, SceneTile> = {
  d4: { look: "coral", cubes: { reptiles: 3, cephalopods: 3, fish: 3, crustaceans: 3 } },
  c3: { look: "seagrass" },
  e3: { look: "kelp" },
  e4: { look: "sand" },
  c4: { look: "seamount" },
  d3: LAND,
  d2: LAND,
  c1: LAND,
  e1: LAND,
  d1: { look: "geyser", cover: true },
  d5: OCEAN,
  d6: OCEAN,
  c6: OCEAN,
  e6: OCEAN,
  d7: { look: "smoker", cover: true },
};

export const SCENES: Record<string, SeaScene> = {
  sea: { animals: ALL, tiles: SEA, corners: CENTRE },
  display: { animals: ALL, displays: ["crustaceans", "fish", "cephalopods", "reptiles"] },
  thriving: {
    animals: { reptiles: {}, cephalopods: {}, fish: {} },
    tiles: { c3: { look: "seagrass", cubes: { reptiles: 2, cephalopods: 1, fish: 3 }, endangered: ["fish"] } },
    corners: { "c3.se": "sponges", "c3.e": "sun" },
  },
  turn: {
    animals: { fish: {}, crustaceans: {} },
    sections: ["abundance", "autotrophs", "depletion", "adaptation", "regression", "speciation", "wanderlust"],
    pawns: {
      "abundance-1": "fish",
      "adaptation-1": "crustaceans",
      "speciation-2": "fish",
      "wanderlust-1": "crustaceans",
    },
    rows: {
      abundance: { algae: 2, sun: 1 },
      adaptation: { worms: 1, plankton: 2 },
      wanderlust: { gastropods: 1, sponges: 1, algae: 2 },
    },
  },
  speciation: {
    animals: { fish: {}, crustaceans: {} },
    tiles: {
      d3: { look: "land", cubes: { fish: 1 } },
      d4: { look: "coral", cubes: { fish: 5, crustaceans: 3 } },
      e3: { look: "kelp", cubes: { fish: 2 } },
    },
    corners: { "d3.se": "algae", "d4.se": "worms" },
    marked: ["d3.se"],
  },
  wanderlust: {
    animals: { reptiles: {}, crustaceans: {} },
    tiles: {
      e1: LAND,
      d2: LAND,
      d3: { look: "land", cubes: { reptiles: 2 } },
      e3: { look: "kelp", cubes: { crustaceans: 2 } },
      e2: LAND,
    },
    corners: { "c3.e": "sun", "d3.se": "algae", "e1.se": "sun" },
    marked: ["e2"],
  },
  vents: {
    animals: { reptiles: {}, fish: {} },
    tiles: {
      d1: { look: "geyser", cover: true },
      e1: { look: "geyser", cover: true, cubes: { reptiles: 2, fish: 1 }, endangered: ["fish"] },
      d2: { look: "land", cubes: { reptiles: 1 } },
    },
    corners: { "d1.se": "sun" },
    marked: ["e1"],
  },
  evolution: {
    animals: ALL,
    tiles: { e3: { look: "kelp", cubes: { reptiles: 2, cephalopods: 2, fish: 1, crustaceans: 4 } } },
    corners: { "d3.se": "algae", "d4.e": "gastropods", "e2.se": "sun" },
    cards: ["fecundity", "annelids", "predator", "habitat", "asteroid"],
  },
  domination: {
    animals: ALL,
    special: {
      worms: { control: null, target: 4 },
      sun: { control: "reptiles", target: 6 },
      algae: { control: null, target: 1 },
    },
    domination: {
      reptiles: { sun: 6, sponges: 2 },
      cephalopods: { gastropods: 4, sponges: 2 },
      fish: { plankton: 4, algae: 3 },
      crustaceans: { worms: 6, algae: 2 },
    },
  },
};
