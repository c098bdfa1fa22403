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

/** What the table shows around every board. */
const TOLD = ["waiting", "over"];

/** A list with one item for each player belongs to the seats; everything else to all. */
const isBySeat = (value: unknown, players: number): value is unknown[] =>
  Array.isArray(value) && value.length === players;

export function panelsOf(view: Readonly<Record<string, unknown>>, players: number): Panels {
  const fields = Object.entries(view).filter(([name]) => !TOLD.includes(name));
  const bySeat = fields.filter(([, value]) => isBySeat(value, players)) as [string, unknown[]][];
  const seatFields = (seat: number): Field[] => bySeat.flatMap(([name, values]) => fieldsOf(name, values[seat]));
  return {
    shared: fields.filter(([, value]) => !isBySeat(value, players)),
    seats: Array.from({ length: players }, (_, seat) => seatFields(seat)),
  };
}

/** Things that have the same parts are the rows of a table; undefined for anything else. */
export function rowsOf(value: unknown): Record<string, unknown>[] | undefined {
  if (!Array.isArray(value) || !value.length || !value.every(isObject)) return undefined;
  const parts = (one: Record<string, unknown>) => Object.keys(one).join();
  return value.every((one) => parts(one) === parts(value[0] as Record<string, unknown>)) ? value : undefined;
}

/** What a seat has of one list: an object is its fields at once. */
const fieldsOf = (name: string, value: unknown): Field[] => (isObject(value) ? Object.entries(value) : [[name, value]]);

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
