// What the points of each animal are made of, when the game is over.
import type { TileInsight } from "../../core/wire";
import type { EarthView } from "./view";

export interface Points {
  animal: string;
  /** What it had before the last scoring. */
  before: number;
  pawns: number;
  tiles: number;
  total: number;
}

/** `tiles`: what the last scoring of each tile brought; `pawns`: what special pawns brought. Most points first. */
export function pointsOf(view: EarthView, tiles: Record<string, TileInsight>, pawns: Record<string, number>): Points[] {
  const found = Object.values(tiles);
  return Object.entries(view.animals)
    .map(([animal, { vp: total }]) => {
      const last = found.reduce((sum, { points }) => sum + (points[animal] ?? 0), 0);
      const held = pawns[animal] ?? 0;
      return { animal, before: total - last - held, pawns: held, tiles: last, total };
    })
    .sort((one, other) => other.total - one.total);
}
