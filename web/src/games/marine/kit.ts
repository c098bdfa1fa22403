// What is printed on the board of Marine (DSM-1, DSM-2, DSM-5).
import type { Kit } from "../earth/kit";
import { ANIMALS } from "./drawing/animals";
import { ELEMENTS } from "./drawing/elements";
import { PORTRAITS } from "./drawing/portraits";
import { SCENERY } from "./drawing/scenery";
import { TERRAINS } from "./drawing/terrains";

export const KIT: Kit = {
  prefix: "mar",
  columns: [4, 5, 6, 7, 6, 5, 4],
  animals: ANIMALS,
  abilities: {},
  foodChain: "DSM-1.2",
  survival: ["DSM-20.5"],
  elements: ELEMENTS,
  terrains: TERRAINS,
  scenery: SCENERY,
  portraits: PORTRAITS,
  sections: [
    { name: "abundance", spaces: 3, rules: ["DSM-6.1"] },
    { name: "autotrophs", spaces: 2, rules: ["DSM-7.2"] },
    { name: "depletion", spaces: 1, rules: ["DSM-8.1"] },
    { name: "adaptation", spaces: 3, rules: ["DSM-9.1"] },
    { name: "regression", spaces: 2, rules: ["DSM-10.1"] },
    { name: "speciation", spaces: 5, rules: ["DSM-11.1"] },
    { name: "wanderlust", spaces: 3, rules: ["DSM-12.1"] },
    { name: "tectonics", spaces: 2, rules: ["DSM-13.2"] },
    { name: "migration", spaces: 4, rules: ["DSM-14.1"] },
    { name: "competition", spaces: 4, rules: ["DSM-15.1"] },
    { name: "evolution", spaces: 5, rules: ["DSM-16.1"] },
    { name: "domination", spaces: 3, rules: ["DSM-17.4"] },
  ],
  scores: {
    land: { points: [8, 4, 2, 1], limit: 1 },
    kelp: { points: [7, 4, 2], limit: 2 },
    coral: { points: [6, 3, 2], limit: 2 },
    seamount: { points: [5, 3, 2], limit: 3 },
    seagrass: { points: [4, 2], limit: 2 },
    sand: { points: [3, 2], limit: 3 },
    ocean: { points: [2, 1], limit: 4 },
    vent: { points: [1], limit: 1 },
  },
};

/** DSM-4.12  Spaces for special pawns only. */
export const SPECIAL_SPACES = [
  "adaptation-3",
  "speciation-5",
  "wanderlust-3",
  "tectonics-2",
  "migration-4",
  "competition-4",
];
/** DSM-14.2 */
export const MIGRATION = [3, 4, 5];
