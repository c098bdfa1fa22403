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

/** Places for so many animals, two or three beside each other; 100 is the hex's radius. */
export function slots(animals: number): Slots {
  const columns = animals > 4 ? 3 : Math.min(animals, 2);
  const rows = Math.ceil(animals / columns);
  const wide = columns === 3 ? 48 : 64;
  const tall = rows === 1 ? 46 : 38;
  const inRow = (row: number) => Math.min(columns, animals - row * columns);
  const at = Array.from({ length: animals }, (_, k) => {
    const row = Math.floor(k / columns);
    return { x: ((k % columns) - (inRow(row) - 1) / 2) * (wide + 3), y: (row - (rows - 1) / 2) * (tall + 6) + 4 };
  });
  return { wide, tall, at };
}
