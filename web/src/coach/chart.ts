// Chances over a game: what the chart draws, and what its table says. Nothing is drawn or asked here.
import type { Review, RulesPage } from "../core/wire";

/** A chance of 1. */
export const WHOLE = 1_000_000;
/** Instead of a seat: the game as it really stood, all cards open. */
export const NOBODY = -1;

export interface Box {
  width: number;
  height: number;
}

/** The chances of all seats after an answer. */
export interface Point {
  ply: number;
  chances: number[];
}

/** As the game stood, or as far as a seat could know: then what it knew at its last decision holds until the next. */
export function pointsOf(review: Review, eye: number): Point[] {
  const all = review.chances.map((chances, k) => ({ ply: review.first + k, chances }));
  if (eye === NOBODY) return all;
  const own = review.decisions.filter((decision) => decision.answer.seat === eye);
  const found = own.map((decision) => ({ ply: decision.ply - 1, chances: decision.known }));
  return [...found, all[all.length - 1]!];
}

/** The last point at or before a ply. */
export const pointAt = (points: readonly Point[], ply: number): Point =>
  points.findLast((point) => point.ply <= ply) ?? points[0]!;

export const xOf = (review: Review, ply: number, { width }: Box): number =>
  (width * (ply - review.first)) / Math.max(review.plies - review.first, 1);

/** The ply under a place of the chart. */
export function plyAt(review: Review, x: number, { width }: Box): number {
  const part = Math.min(Math.max(x / Math.max(width, 1), 0), 1);
  return review.first + Math.round(part * (review.plies - review.first));
}

const sumBelow = (chances: readonly number[], seat: number): number =>
  chances.slice(0, seat).reduce((sum, chance) => sum + chance, 0);

/** The area of a seat: its upper edge from left to right, its lower edge back. */
export function areaOf(review: Review, points: readonly Point[], seat: number, box: Box): string {
  const y = (sum: number): string => ((box.height * sum) / WHOLE).toFixed(1);
  const edge = (upTo: number): string[] =>
    points.flatMap((point, k) => {
      const next = points[k + 1]?.ply ?? review.plies;
      const sum = y(sumBelow(point.chances, upTo));
      return [point.ply, next].map((ply) => `${xOf(review, ply, box).toFixed(1)} ${sum}`);
    });
  return `M${edge(seat).join("L")}L${edge(seat + 1)
    .reverse()
    .join("L")}Z`;
}

/** Where the number of a seat has most room: the middle of its area where that is highest; null: nowhere. */
export function labelOf(
  review: Review,
  points: readonly Point[],
  seat: number,
  box: Box,
): { x: number; y: number } | null {
  const inside = points.slice(0, -1).filter(({ ply }) => {
    const x = xOf(review, ply, box);
    return x > 14 && x < box.width - 14;
  });
  const best = inside.reduce<Point | null>(
    (best, point) => (point.chances[seat]! > (best?.chances[seat] ?? 0) ? point : best),
    null,
  );
  if (!best || (box.height * best.chances[seat]!) / WHOLE < 18) return null;
  const middle = sumBelow(best.chances, seat) + best.chances[seat]! / 2;
  return { x: xOf(review, best.ply, box), y: (box.height * middle) / WHOLE };
}

/** Rows of the table: so many, evenly spread, with the first and the last. */
export function rowsOf(points: readonly Point[], most = 16): Point[] {
  const last = points.length - 1;
  const places = Array.from({ length: most }, (_, k) => Math.round((k * last) / (most - 1)));
  return [...new Set(places)].map((k) => points[k]!);
}

/** 43 %, as the language writes it. */
export const percent = (millionths: number, language: string): string =>
  new Intl.NumberFormat(language, { style: "percent" }).format(millionths / WHOLE);

/** +4.3 % or −4.3 %, as the language writes it; nothing has no sign. */
export const signed = (millionths: number, language: string): string =>
  new Intl.NumberFormat(language, {
    style: "percent",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: "exceptZero",
  })
    .format(millionths / WHOLE)
    .replace("-", "−");

/** What makes the result of a seat, in the order in which it adds up. */
export const PARTS = ["fair", "deal", "chance", "hidden", "own", "others", "play"] as const;

/** The events that moved most, in the order of the game. */
export function greatest(review: Review, most = 8): Review["luck"] {
  const size = (effect: readonly number[]): number => Math.max(...effect.map(Math.abs));
  const found = [...review.luck].sort((a, b) => size(b.effect) - size(a.effect) || a.ply - b.ply).slice(0, most);
  return found.sort((a, b) => a.ply - b.ply);
}

/** The turning points of a seat, or of all, the worst first. */
export function turningOf(review: Review, seat: number): Review["decisions"] {
  const found = review.turning.flatMap((ply) => review.decisions.filter((decision) => decision.ply === ply));
  return seat === NOBODY ? found : found.filter((decision) => decision.answer.seat === seat);
}

/** Whether a rule is of a section: EV-6.2 of EV-6, DS-C13.1 of DS-C. */
export const isIn = (section: string, rule: string): boolean =>
  rule === section || rule.startsWith(/\d$/.test(section) ? `${section}.` : section);

/** The title of the chapter that a section of the rules is; nothing while the rules are not known. */
export const titleOfSection = (page: RulesPage | null, section: string): string =>
  page?.chapters.find((chapter) => chapter.rules.some((one) => isIn(section, one.id)))?.title ?? "";
