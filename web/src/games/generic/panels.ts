// The view of any game as panels: what all share, and what each seat has. Nothing is known of the game but its view.

export type Field = [name: string, value: unknown];

export interface Panels {
  shared: Field[];
  /** By seat. */
  seats: Field[][];
}

/** A name of the notation as people write it. */
export function readable(name: string): string {
  const words = name.replaceAll(/[_-]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A list with one item for each player belongs to the seats; everything else to all. */
const isBySeat = (value: unknown, players: number): value is unknown[] =>
  Array.isArray(value) && value.length === players;

export function panelsOf(view: Readonly<Record<string, unknown>>, players: number): Panels {
  const fields = Object.entries(view);
  const bySeat = fields.filter(([, value]) => isBySeat(value, players)) as [string, unknown[]][];
  const seatFields = (seat: number): Field[] => bySeat.flatMap(([name, values]) => fieldsOf(name, values[seat]));
  return {
    shared: fields.filter(([, value]) => !isBySeat(value, players)),
    seats: Array.from({ length: players }, (_, seat) => seatFields(seat)),
  };
}

/** What a seat has of one list: an object is its fields at once. */
const fieldsOf = (name: string, value: unknown): Field[] => (isObject(value) ? Object.entries(value) : [[name, value]]);

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
