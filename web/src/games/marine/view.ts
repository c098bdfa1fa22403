// What the engine shows of Marine (games/marine/view.py).
import type { Print } from "../earth/kit";
import type { AnimalView, EarthView, MapTile } from "../earth/view";
import { MIGRATION, SPECIAL_SPACES } from "./kit";

export interface SeaTile {
  terrain: string;
  side: string | null;
  cubes: Record<string, number>;
  endangered: string[];
}

export interface SeaAnimal extends AnimalView {
  most_elements: number;
  special_pawns: string[];
  retrieved: boolean;
  traits: string[];
  copy: string | null;
  domination: Record<string, number>;
  /** Traits to choose from, for their owner's eyes. */
  hand?: string[];
  rejected?: string[];
}

export interface SpecialPawn {
  control: string | null;
  target: number;
  space: string | null;
}

export interface SeaView extends EarthView {
  edition: string;
  turn: string;
  space: string | null;
  order: string[];
  animals: Record<string, SeaAnimal>;
  tiles: Record<string, SeaTile>;
  circles: (string | null)[];
  competition: string[];
  evolution: string[];
  regression_cubes: string[];
  special_pawns: Record<string, SpecialPawn>;
  vents_left: number;
  track: string[];
  discard: string[];
}

export const mapTile = (tile: SeaTile): MapTile => ({
  terrain: tile.terrain,
  look: tile.side ?? tile.terrain,
  cover: tile.side !== null,
  cubes: tile.cubes,
  dominant: null,
  endangered: tile.endangered.filter((animal) => tile.cubes[animal]),
  sheltered: {},
  scored: false,
});

export const mapTiles = (view: SeaView): Record<string, MapTile> =>
  Object.fromEntries(Object.entries(view.tiles).map(([hex, tile]) => [hex, mapTile(tile)]));

/** DSM-15.2, DSM-16.5  The marker beside a space, and how far the space reaches. */
const marker = (terrain: string | undefined, n: number, says: string): Print | null =>
  terrain ? { kind: "terrain", names: [terrain], n, says } : null;

/** What lies or is printed on a space. */
export function printOn(view: SeaView, section: string, n: number): Print | null {
  if (SPECIAL_SPACES.includes(`${section}-${n}`)) return { kind: "special" };
  const circle = view.circles[n - 1];
  if (section === "speciation") return circle ? { kind: "element", names: [circle] } : null;
  if (section === "competition") return marker(view.competition[n - 1], n, "web-earth-space-victims");
  if (section === "evolution") return marker(view.evolution[n - 1], n, "web-earth-space-slots");
  if (section === "migration") return { kind: "number", n: MIGRATION[n - 1] ?? 0 };
  return null;
}
