// Luck that nobody chose: this device adds numbers, and remembers what it was shown before the start.
import type { TableView } from "../wire";

interface Note {
  commitment: string;
  /** Own numbers by seat. */
  numbers: Record<number, string>;
}

const KEY = "tangledbank-luck";
/** Tables that are remembered. */
const MOST = 200;

/** 128 random bits in digits. */
export function randomNumber(): string {
  const words = crypto.getRandomValues(new Uint32Array(4));
  return words.reduce((number, word) => (number << 32n) + BigInt(word), 0n).toString();
}

function notes(): Record<string, Note> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Note>;
  } catch {
    return {}; // a broken note of ours, or a browser that keeps none
  }
}

function keep(id: string, fresh: Note): void {
  const latest = Object.entries({ ...notes(), [id]: fresh }).slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // a browser that keeps nothing: then it cannot compare
  }
}

/** Remember what is shown before the start: the first fingerprint that was shown stays. */
export function note({ id, status, shared_seed: seed, chairs }: TableView): void {
  if (status !== "open" || !seed) return;
  const own = chairs.filter(({ seat, yours }) => yours && seed.numbers[seat]);
  const numbers = Object.fromEntries(own.map(({ seat }) => [seat, seed.numbers[seat]!]));
  keep(id, { commitment: notes()[id]?.commitment ?? seed.commitment, numbers });
}

/** A number was added: the game may begin before it is shown. */
export function added(id: string, seat: number, number: string): void {
  const known = notes()[id];
  if (known) keep(id, { ...known, numbers: { ...known.numbers, [seat]: number } });
}

async function fingerprint(secret: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export type Verdict = "fits" | "differs" | "unknown";

/** Whether what is told at the end fits what this device was shown before the start. */
export async function verdict({ id, shared_seed: seed }: TableView): Promise<Verdict> {
  const known = notes()[id];
  // browsers hash at safe addresses only
  if (!seed?.secret || !known || !globalThis.crypto.subtle) return "unknown";
  const same = known.commitment === seed.commitment && (await fingerprint(seed.secret)) === known.commitment;
  return same && Object.entries(known.numbers).every(([seat, number]) => seed.numbers[Number(seat)] === number)
    ? "fits"
    : "differs";
}
