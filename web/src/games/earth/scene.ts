// Pictures of the guides to both games on Earth, as data; what is not named does not matter for the picture.
import { centre, cornerAt } from "../../core/board/hex";
import { boxText } from "./map/camera";
import type { Kit } from "./kit";
import type { AnimalView, Disks, EarthView, MapTile } from "./view";

export interface SceneTile {
  /** What it looks like; for a vent, its side. */
  look: string;
  cubes?: Record<string, number>;
  dominant?: string;
  endangered?: string[];
  /** Whether it is a smaller tile on top of another. */
  cover?: boolean;
}

export interface EarthScene {
  /** The animals in play with what they have acquired, in the order of the food chain. */
  animals: Record<string, Disks>;
  tiles?: Record<string, SceneTile>;
  /** Hexes without a tile that are drawn, too. */
  empty?: string[];
  /** Elements by corner. */
  corners?: Record<string, string>;
  /** Hexes and corners that the text speaks of. */
  marked?: string[];
  /** Whose displays are drawn. */
  displays?: string[];
  /** Sections of the action display, with the pawns and disks that lie there. */
  sections?: string[];
  pawns?: Record<string, string>;
  rows?: Record<string, Disks>;
  cards?: string[];
}

export const tileOf = ({ look, cubes = {}, dominant, endangered = [], cover = false }: SceneTile): MapTile => ({
  terrain: look,
  look,
  cover,
  cubes,
  dominant: dominant ?? null,
  endangered,
  sheltered: {},
  scored: false,
});

const sum = (one: Disks, other: Disks): Disks =>
  Object.fromEntries([...Object.keys(one), ...Object.keys(other)].map((e) => [e, (one[e] ?? 0) + (other[e] ?? 0)]));

const animalOf = (seat: number, printed: Disks, acquired: Disks): AnimalView => ({
  seat: `P${seat}`,
  vp: 0,
  elements: sum(printed, acquired),
  acquired,
  gene_pool: 31,
  eliminated: 0,
  pawns: 3,
});

/** What the engine would show of it, as far as pieces need it. */
export function viewOf(scene: EarthScene, printed: Record<string, Disks>): EarthView {
  const animals = Object.entries(scene.animals).map(([name, acquired], k) => [
    name,
    animalOf(k + 1, printed[name] ?? {}, acquired),
  ]);
  return {
    players: animals.length,
    round: 2,
    last_round: false,
    truncated: false,
    over: false,
    deciding: null,
    animals: Object.fromEntries(animals) as Record<string, AnimalView>,
    corners: scene.corners ?? {},
    spaces: scene.pawns ?? {},
    rows: scene.rows ?? {},
    bag: {},
    stacks: [],
    unseen_tiles: {},
    unseen_cards: [],
    deck: 0,
    survival: null,
    options: [],
  };
}

/** The part of the board that is drawn: hexes and corners with a little room. */
export function frameOf({ tiles = {}, empty = [], corners = {} }: EarthScene, kit: Kit): { box: string; wide: number } {
  const hexes = [...Object.keys(tiles), ...empty].map((hex) => centre(hex, kit.columns));
  const points = Object.keys(corners).map((corner) => cornerAt(corner, kit.columns));
  const xs = [...hexes.flatMap(({ x }) => [x - 1, x + 1]), ...points.flatMap(({ x }) => [x - 0.25, x + 0.25])];
  const ys = [...hexes.flatMap(({ y }) => [y - 0.87, y + 0.87]), ...points.flatMap(({ y }) => [y - 0.25, y + 0.25])];
  const [x, y] = [Math.min(...xs) - 0.08, Math.min(...ys) - 0.08];
  const [w, h] = [Math.max(...xs) + 0.08 - x, Math.max(...ys) + 0.08 - y];
  return { box: boxText({ x, y, w, h }), wide: w };
}
