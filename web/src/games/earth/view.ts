// What both games on Earth show, as the engine writes it (earth/view.py), and what can be read closer from it.
import type { Insight, TableInsight, TileInsight } from "../../core/wire";
import type { Stage } from "../../core/board/stage";

/** Disks by type of element, those that are there. */
export type Disks = Record<string, number>;

export interface AnimalView {
  seat: string;
  vp: number;
  elements: Disks;
  acquired: Disks;
  gene_pool: number;
  eliminated: number;
  pawns: number;
}

export interface StackView {
  face_up: string | null;
  face_down: number;
}

export interface EarthView {
  players: number;
  round: number;
  last_round: boolean;
  /** Whether the game ended at its limit of rounds. */
  truncated: boolean;
  over: boolean;
  deciding: string | null;
  animals: Record<string, AnimalView>;
  corners: Record<string, string>;
  spaces: Record<string, string>;
  rows: Record<string, Disks>;
  bag: Disks;
  stacks: StackView[];
  unseen_tiles: Record<string, number>;
  unseen_cards: string[];
  deck: number;
  survival: string | null;
  options: string[];
}

/** A tile as the map draws it, whichever game it is. */
export interface MapTile {
  /** The name of its words. */
  terrain: string;
  /** Its drawing: for a vent, the side that is up. */
  look: string;
  /** Whether it is a smaller tile on top of another. */
  cover: boolean;
  cubes: Record<string, number>;
  dominant: string | null;
  endangered: string[];
  sheltered: Record<string, number>;
  scored: boolean;
}

export const seatOf = (animal: AnimalView): number => Number(animal.seat.slice(1));

/** A table gives the moment with the insight, a replay the insight itself. */
export function insightOf(stage: Stage): Insight | null {
  const found = stage.insight as unknown as Insight | TableInsight | null;
  return found && "insight" in found ? found.insight : found;
}

export const tileInsight = (stage: Stage, hex: string): TileInsight | undefined => insightOf(stage)?.tiles[hex];

export const total = (disks: Disks): number => Object.values(disks).reduce((sum, n) => sum + n, 0);

/** One entry for each disk, in the order of the types. */
export const spread = (disks: Disks, order: readonly string[]): string[] =>
  order.flatMap((element) => Array.from({ length: disks[element] ?? 0 }, () => element));

/** An animal's disks: those that can be lost come last. */
export function printed(animal: AnimalView): Disks {
  const left = Object.entries(animal.elements).map(([element, n]) => [element, n - (animal.acquired[element] ?? 0)]);
  return Object.fromEntries(left) as Disks;
}
