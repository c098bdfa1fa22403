// What is printed on the board of Dominant Species (DS-1, DS-2).
import type { Kit, Print } from "../earth/kit";
import { ANIMALS } from "./drawing/animals";
import { ELEMENTS } from "./drawing/elements";
import { PORTRAITS } from "./drawing/portraits";
import { SCENERY } from "./drawing/scenery";
import { TERRAINS } from "./drawing/terrains";

export const KIT: Kit = {
  prefix: "dom",
  columns: [4, 5, 6, 5, 6, 5, 4],
  animals: ANIMALS,
  abilities: {
    mammal: ["web-earth-ability-mammal", "DS-22.1"],
    reptile: ["web-earth-ability-reptile", "DS-22.2"],
    bird: ["web-earth-ability-bird", "DS-22.3"],
    amphibian: ["web-earth-ability-amphibian", "DS-22.4"],
    arachnid: ["web-earth-ability-arachnid", "DS-22.5"],
    insect: ["web-earth-ability-insect", "DS-22.6"],
  },
  foodChain: "DS-1.1",
  survival: ["DS-20.5", "DS-20.7"],
  lastCard: "ice_age",
  elements: ELEMENTS,
  terrains: TERRAINS,
  scenery: SCENERY,
  portraits: PORTRAITS,
  sections: [
    { name: "initiative", spaces: 1, rules: ["DS-7.1"] },
    { name: "adaptation", spaces: 3, rules: ["DS-8.1"] },
    { name: "regression", spaces: 2, rules: ["DS-9.4"] },
    { name: "abundance", spaces: 2, rules: ["DS-10.1"] },
    { name: "wasteland", spaces: 1, rules: ["DS-11.1"] },
    { name: "depletion", spaces: 1, rules: ["DS-12.1"] },
    { name: "glaciation", spaces: 4, rules: ["DS-13.3"] },
    { name: "speciation", spaces: 6, rules: ["DS-14.2"] },
    { name: "wanderlust", spaces: 3, rules: ["DS-15.1"] },
    { name: "migration", spaces: 6, rules: ["DS-16.1"] },
    { name: "competition", spaces: 7, rules: ["DS-17.1"] },
    { name: "domination", spaces: 5, rules: ["DS-18.1"] },
  ],
  scores: {
    sea: { points: [9, 5, 3, 2], limit: 4 },
    wetland: { points: [8, 4, 2, 1], limit: 4 },
    savannah: { points: [7, 4, 2], limit: 3 },
    jungle: { points: [6, 3, 2], limit: 3 },
    forest: { points: [5, 3, 2], limit: 3 },
    desert: { points: [4, 2], limit: 2 },
    mountain: { points: [3, 2], limit: 2 },
    tundra: { points: [1], limit: 1 },
  },
};

/** DS-1.3 */
export const MOST_ELEMENTS = 6;
const SPECIATION = ["meat", "sun", "seed", "water", "grub", "grass"];
const COMPETITION = ["jungle", "wetland", "desert", "forest", "savannah", "mountain", "sea", "jungle"];

/** DS-14.1, DS-16.1, DS-1.20  What is printed on a space. */
export function printOn(section: string, n: number): Print | null {
  if (section === "speciation") return { kind: "element", names: [SPECIATION[n - 1] ?? ""] };
  if (section === "migration") return { kind: "number", n: 8 - n };
  if (section === "competition") return { kind: "terrain", names: COMPETITION.slice(n - 1, n + 1) };
  return null;
}
