// Ratings as people read them.
import type { LeaderView } from "../../core/wire";

/** "+12", "−7" or "±0". */
export const signed = (change: number): string =>
  change === 0 ? "±0" : change > 0 ? `+${change}` : `−${Math.abs(change)}`;

/** From the lowest to the highest end of all intervals, so that they stand below each other. */
export function span(leaders: readonly LeaderView[]): [number, number] {
  const low = Math.min(...leaders.map(({ rating, margin }) => rating - margin));
  const high = Math.max(...leaders.map(({ rating, margin }) => rating + margin));
  return leaders.length ? [low, high] : [0, 1];
}

/** Where on a line from 0 to 1 somebody's rating is, and its interval. */
export function placed({ rating, margin }: LeaderView, [low, high]: [number, number]) {
  const at = (value: number): number => (value - low) / (high - low || 1);
  return { value: at(rating), low: at(rating - margin), high: at(rating + margin) };
}
