// Where the cubes of the animals on a tile stand: in the order of the food chain, as large as their number allows.
import type { MapTile } from "../view";

export interface Slot {
  x: number;
  y: number;
}

export interface Slots {
  wide: number;
  tall: number;
  at: Slot[];
}

/** How large a tag is, how many stand beside each other, and how far below the middle of the hex they are. */
const SIZES = [
  { upTo: 1, columns: 1, wide: 92, tall: 56, low: 16 },
  { upTo: 2, columns: 2, wide: 71, tall: 50, low: 14 },
  { upTo: 4, columns: 2, wide: 66, tall: 40, low: 2 },
  { upTo: 6, columns: 3, wide: 48, tall: 38, low: 4 },
] as const;
const APART = { x: 3, y: 4 };

/** Places for so many animals; 100 is the hex's radius. */
export function slots(animals: number): Slots {
  const { columns, wide, tall, low } = SIZES.find(({ upTo }) => animals <= upTo) ?? SIZES[3];
  const rows = Math.ceil(animals / columns);
  const inRow = (row: number) => Math.min(columns, animals - row * columns);
  const at = Array.from({ length: animals }, (_, k) => {
    const row = Math.floor(k / columns);
    return {
      x: ((k % columns) - (inRow(row) - 1) / 2) * (wide + APART.x),
      y: (row - (rows - 1) / 2) * (tall + APART.y) + low,
    };
  });
  return { wide, tall, at };
}

const SLOTS = [0, 1, 2, 3, 4, 5, 6].map(slots);

export interface Group extends Slot {
  animal: string;
  seat: number;
  n: number;
  wide: number;
  tall: number;
}

/** The cubes on a tile with their places; `animals`: all in play with their seats. */
export function groups(tile: MapTile, animals: [string, number][]): Group[] {
  const here = animals.filter(([animal]) => tile.cubes[animal]);
  const { wide, tall, at } = SLOTS[here.length]!;
  return here.map(([animal, seat], k) => ({ animal, seat, n: tile.cubes[animal] ?? 0, wide, tall, ...at[k]! }));
}
