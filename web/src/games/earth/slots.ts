// Where the cubes of each animal stand on a tile: always in the same place, so that one looks there.
export interface Slot {
  x: number;
  y: number;
}

export interface Slots {
  wide: number;
  tall: number;
  at: Slot[];
}

/** Places for so many animals; 100 is the hex's radius. */
export function slots(animals: number): Slots {
  const columns = animals === 4 ? 2 : Math.min(animals, 3);
  const rows = Math.ceil(animals / columns);
  const wide = columns === 3 ? 48 : 64;
  const tall = rows === 1 ? 46 : 38;
  const at = Array.from({ length: animals }, (_, k) => ({
    x: ((k % columns) - (columns - 1) / 2) * (wide + 3),
    y: (Math.floor(k / columns) - (rows - 1) / 2) * (tall + 6) + 4,
  }));
  return { wide, tall, at };
}
