// Points over time as lines of steps: what the score graph draws.
import type { CourseLine } from "../core/wire";

/** A score and since when it holds. */
export interface Score {
  ply: number;
  points: number;
}

export interface Scale {
  x: (ply: number) => number;
  y: (points: number) => number;
}

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The points of a seat, only where they change; nothing while they are hidden. */
export function scoresOf(lines: readonly CourseLine[], seat: number): Score[] {
  const found: Score[] = [];
  for (const { ply, scores } of lines) {
    const points = scores[seat];
    if (points !== null && points !== undefined && points !== found[found.length - 1]?.points)
      found.push({ ply, points });
  }
  return found;
}

/** Round numbers for the axis, three to six of them, from 0 (or below) to at least the highest score. */
export function ticksOf(lowest: number, highest: number): number[] {
  const span = Math.max(highest - Math.min(lowest, 0), 1);
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200].find((n) => span / n <= 4) ?? 500;
  const first = Math.floor(Math.min(lowest, 0) / step) * step;
  const ticks = [first];
  while (ticks[ticks.length - 1]! < highest || ticks.length < 2) ticks.push(ticks[ticks.length - 1]! + step);
  return ticks;
}

export function scaleOf(frame: Frame, plies: number, ticks: readonly number[]): Scale {
  const [low, high] = [ticks[0]!, ticks[ticks.length - 1]!];
  const wide = frame.width - frame.left - frame.right;
  const tall = frame.height - frame.top - frame.bottom;
  return {
    x: (ply) => frame.left + (wide * ply) / Math.max(plies, 1),
    y: (points) => frame.top + tall * (1 - (points - low) / (high - low)),
  };
}

/** The ply under a place of the graph. */
export function plyAt(x: number, frame: Frame, plies: number): number {
  const wide = Math.max(frame.width - frame.left - frame.right, 1);
  return Math.round(Math.min(Math.max((x - frame.left) / wide, 0), 1) * plies);
}

/** A line that stays until the points change, up to the last ply. */
export function pathOf(scores: readonly Score[], { x, y }: Scale, plies: number): string {
  const [begin, ...rest] = scores;
  if (!begin) return "";
  const steps = rest.map(({ ply, points }) => `H${x(ply).toFixed(1)}V${y(points).toFixed(1)}`);
  return `M${x(begin.ply).toFixed(1)} ${y(begin.points).toFixed(1)}${steps.join("")}H${x(plies).toFixed(1)}`;
}

/** The points at a ply. */
export const pointsAt = (scores: readonly Score[], ply: number): number | null =>
  (scores.findLast((score) => score.ply <= ply) ?? scores[0])?.points ?? null;
