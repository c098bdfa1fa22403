// How far the story of a table was when one answered last. It outlives the window: a game may take days.
export interface Snapshot {
  /** Lines of the story that were known then. */
  end: number;
  ply: number;
  epoch: number;
  /** When that was, in milliseconds since 1970. */
  at: number;
}

const KEY = "tangledbank-since";
/** Tables whose mark is kept. */
const MOST_TABLES = 40;
/** Milliseconds after which somebody has been away. */
export const AWAY = 600_000;

type Snapshots = Record<string, Snapshot>;

function noted(): Snapshots {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Snapshots;
  } catch {
    return {}; // a broken note of ours, or a browser that keeps none
  }
}

function note(name: string, mark: Snapshot): void {
  const others = Object.entries(noted()).filter(([other]) => other !== name);
  const kept = others.slice(1 - MOST_TABLES);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [name, mark]])));
  } catch {
    // a browser that keeps nothing: it holds until the page is left
  }
}

export class Since {
  mark: Snapshot | null = $state.raw(null);
  /** Whether one comes back after a while: then what happened is told before anything moves. */
  away = $state(false);
  private readonly name: string;

  constructor(table: string) {
    this.name = table;
  }

  /** Somebody opens the table; who was never there before has missed nothing. */
  arrive(now: Snapshot): void {
    const known = noted()[this.name];
    const fits = known && known.end <= now.end && known.ply <= now.ply && known.epoch <= now.epoch;
    this.mark = fits ? known : now;
    this.away = Boolean(fits && known.end < now.end && now.at - known.at > AWAY);
    if (!fits) note(this.name, now);
  }

  /** One's own answer. */
  answer(now: Snapshot): void {
    this.mark = now;
    this.away = false;
    note(this.name, now);
  }

  /** What was told does not all hold any more. */
  shorten(end: number, ply: number): void {
    if (this.mark && (this.mark.end > end || this.mark.ply > ply))
      this.mark = { ...this.mark, end: Math.min(end, this.mark.end), ply: Math.min(ply, this.mark.ply) };
  }
}
