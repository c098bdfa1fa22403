// Outlines by which one tells apart what belongs to a seat from what lies on Earth, without any colour.
export type Corner = readonly [x: number, y: number];

/** A pawn as seen from the side, in a box of 24 x 24: a head, a waist, a foot. */
export const PAWN_OUTLINE: readonly Corner[] = [
  [9.6, 0.6],
  [14.4, 0.6],
  [18.6, 3],
  [20.6, 7],
  [20.2, 11],
  [17.4, 14.6],
  [18.4, 17.4],
  [22.2, 20],
  [22.2, 23.4],
  [1.8, 23.4],
  [1.8, 20],
  [5.6, 17.4],
  [6.6, 14.6],
  [3.8, 11],
  [3.4, 7],
  [5.4, 3],
];

/** A special pawn: a rhombus. */
export const SPECIAL_OUTLINE: readonly Corner[] = [
  [12, 0],
  [24, 12],
  [12, 24],
  [0, 12],
];

const path = (corners: readonly Corner[]): string => `M${corners.map(([x, y]) => `${x} ${y}`).join("L")}z`;
export const PAWN = path(PAWN_OUTLINE);
export const SPECIAL = path(SPECIAL_OUTLINE);
