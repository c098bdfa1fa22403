// Positions of a replay: asked for once, a few ahead, the oldest forgotten.
import type { Moment } from "../core/wire";

export class Moments {
  private readonly kept = new Map<number, Promise<Moment>>();

  constructor(
    private readonly ask: (ply: number) => Promise<Moment>,
    private readonly last: number,
    private readonly most = 150,
  ) {}

  at(ply: number): Promise<Moment> {
    const found = this.kept.get(ply) ?? this.asked(ply);
    this.kept.delete(ply);
    this.kept.set(ply, found); // used last: forgotten last
    if (this.kept.size > this.most) this.kept.delete(this.kept.keys().next().value!);
    return found;
  }

  private asked(ply: number): Promise<Moment> {
    const asked = this.ask(ply);
    asked.catch(() => this.kept.delete(ply)); // what failed may be asked again
    return asked;
  }

  /** Have the next ones at hand. */
  prepare(ply: number, ahead = 2): void {
    for (let next = ply + 1; next <= Math.min(ply + ahead, this.last); next += 1) {
      if (!this.kept.has(next)) this.at(next).catch(() => {});
    }
  }
}

/** Lets a call through at most every `pause` milliseconds; of those in between only the last one counts. */
export class Throttle {
  private timer = 0;
  private free = 0;

  constructor(private readonly pause: number) {}

  run(act: () => void): void {
    clearTimeout(this.timer);
    const wait = this.free - Date.now();
    if (wait <= 0) return this.now(act);
    this.timer = window.setTimeout(() => this.now(act), wait);
  }

  private now(act: () => void): void {
    this.free = Date.now() + this.pause;
    act();
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
