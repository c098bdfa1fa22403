// What the engine shows of Dominant Species (games/dominant_species/view.py).
import type { AnimalView, EarthView, MapTile } from "../earth/view";

export interface DomTile {
  terrain: string;
  cubes: Record<string, number>;
  fitness: Record<string, number>;
  dominant: string | null;
  sheltered: Record<string, number>;
}

export interface DomView extends EarthView {
  phase: number;
  pointer: string;
  track: string[];
  animals: Record<string, AnimalView>;
  tiles: Record<string, DomTile>;
  tundra_left: number;
  cards: string[];
  used: string[];
  scored: string[];
}

export function mapTile(view: DomView, hex: string, tile: DomTile): MapTile {
  return {
    terrain: tile.terrain,
    look: tile.terrain,
    cover: tile.terrain === "tundra",
    cubes: tile.cubes,
    dominant: tile.dominant,
    endangered: Object.keys(tile.cubes).filter((animal) => tile.fitness[animal] === 0),
    sheltered: tile.sheltered,
    scored: view.scored.includes(hex),
  };
}

export const mapTiles = (view: DomView): Record<string, MapTile> =>
  Object.fromEntries(Object.entries(view.tiles).map(([hex, tile]) => [hex, mapTile(view, hex, tile)]));

/** How many elements of each tile suit an animal. */
export const matching = (view: DomView, animal: string): Record<string, number> =>
  Object.fromEntries(Object.entries(view.tiles).map(([hex, tile]) => [hex, tile.fitness[animal] ?? 0]));
