// Pictures of the guide to Dominant Species (words/guide), as data.
import type { EarthScene, SceneTile } from "../earth/scene";

/** DS-1.2  What is printed on the displays. */
export const PRINTED = {
  mammal: { meat: 2 },
  reptile: { sun: 2 },
  bird: { seed: 2 },
  amphibian: { water: 3 },
  arachnid: { grub: 2 },
  insect: { grass: 2 },
};
const ALL = { mammal: {}, reptile: {}, bird: {}, amphibian: {}, arachnid: {}, insect: {} };
const ICE: SceneTile = { look: "tundra", cover: true };

/** DS-2.13, DS-2.14 */
const START: Record<string, SceneTile> = {
  d2: { look: "wetland", cubes: { amphibian: 2, arachnid: 1, insect: 1 }, dominant: "amphibian" },
  e3: { look: "savannah", cubes: { insect: 2, reptile: 1, amphibian: 1 }, dominant: "insect" },
  e4: { look: "desert", cubes: { reptile: 2, mammal: 1, insect: 1 }, dominant: "reptile" },
  d4: { look: "mountain", cubes: { mammal: 2, reptile: 1, bird: 1 }, dominant: "mammal" },
  c4: { look: "forest", cubes: { bird: 2, mammal: 1, arachnid: 1 }, dominant: "bird" },
  c3: { look: "jungle", cubes: { arachnid: 2, bird: 1, amphibian: 1 }, dominant: "arachnid" },
  d3: ICE,
};
const DISKS: Record<string, string> = {
  "c3.e": "grub",
  "d2.se": "water",
  "d3.e": "grass",
  "d3.se": "sun",
  "c4.e": "meat",
  "c3.se": "seed",
  "b3.e": "grub",
  "c2.se": "water",
  "d2.e": "grass",
  "e3.se": "sun",
  "d4.e": "meat",
  "c4.se": "seed",
};

export const SCENES: Record<string, EarthScene> = {
  earth: { animals: ALL, tiles: START, corners: DISKS },
  display: { animals: ALL, displays: ["amphibian", "insect"] },
  dominance: {
    animals: { reptile: {}, amphibian: {}, insect: { sun: 1 } },
    tiles: { e3: { look: "savannah", cubes: { reptile: 3, amphibian: 1, insect: 2 }, dominant: "insect" } },
    corners: { "d2.e": "grass", "d3.e": "grass", "d2.se": "water", "e3.se": "sun" },
    displays: ["reptile", "amphibian", "insect"],
  },
  endangered: {
    animals: { mammal: {}, reptile: {}, bird: {} },
    tiles: {
      d4: { look: "mountain", cubes: { mammal: 2, reptile: 1, bird: 1 }, dominant: "mammal", endangered: ["reptile"] },
    },
    corners: { "c4.e": "meat", "d4.e": "meat", "c4.se": "seed" },
  },
  planning: {
    animals: { mammal: {}, bird: {}, insect: {} },
    sections: [
      "initiative",
      "adaptation",
      "regression",
      "abundance",
      "wasteland",
      "depletion",
      "glaciation",
      "speciation",
      "wanderlust",
      "migration",
      "competition",
      "domination",
    ],
    pawns: {
      "initiative-1": "mammal",
      "adaptation-1": "insect",
      "abundance-1": "bird",
      "glaciation-1": "mammal",
      "glaciation-2": "bird",
      "speciation-6": "insect",
      "wanderlust-1": "bird",
      "domination-1": "mammal",
    },
    rows: {
      adaptation: { grass: 1, meat: 2, sun: 1 },
      regression: { grub: 1 },
      abundance: { seed: 2, water: 1, grass: 1 },
      wasteland: { sun: 1 },
      wanderlust: { grub: 2, seed: 1, meat: 1 },
    },
  },
  glaciation: {
    animals: { reptile: {}, amphibian: {}, insect: {} },
    tiles: {
      d3: ICE,
      d2: { ...ICE, cubes: { amphibian: 1 }, dominant: "amphibian" },
      e3: { look: "savannah", cubes: { insect: 4, reptile: 2, amphibian: 1 }, dominant: "insect" },
    },
    corners: { "d2.se": "water", "d2.e": "grass", "d3.e": "grass", "e3.se": "sun" },
    marked: ["e3"],
  },
  speciation: {
    animals: { reptile: {}, insect: {} },
    tiles: {
      d3: { ...ICE, cubes: { insect: 1 }, dominant: "insect" },
      e3: { look: "savannah", cubes: { insect: 5, reptile: 1 }, dominant: "insect" },
      e4: { look: "desert", cubes: { insect: 3, reptile: 2 }, dominant: "reptile" },
    },
    corners: { "d3.e": "grass", "d2.e": "grass", "e3.se": "sun", "d3.se": "sun" },
    marked: ["d3.e"],
  },
  wanderlust: {
    animals: { amphibian: {}, insect: {} },
    tiles: {
      d2: { look: "wetland", cubes: { amphibian: 2, insect: 1 }, dominant: "amphibian" },
      e3: { look: "savannah", cubes: { insect: 2, amphibian: 1 }, dominant: "insect" },
      e2: { look: "sea" },
    },
    empty: ["f1", "f2"],
    corners: { "d2.se": "water", "c2.se": "water", "d2.e": "grass", "d3.e": "grass", "e2.e": "water" },
    marked: ["e2"],
  },
  competition: {
    animals: { mammal: {}, reptile: {}, bird: {} },
    sections: ["migration", "competition"],
    pawns: { "migration-1": "bird", "competition-3": "reptile" },
  },
  scoring: {
    animals: { reptile: {}, bird: {}, amphibian: {} },
    tiles: { d2: { look: "wetland", cubes: { reptile: 2, bird: 2, amphibian: 4 }, dominant: "reptile" } },
    corners: { "c2.se": "water", "d2.se": "sun", "d2.e": "sun", "c3.e": "seed" },
  },
  cards: { animals: ALL, cards: ["fecundity", "predator", "ice_age"] },
};
