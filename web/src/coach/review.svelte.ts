// A review beside its replay: asked for until it is made, and better lines on the board.
import { get, post } from "../core/api";
import type { Moment, Review, ReviewView } from "../core/wire";
import { ReplayStage } from "../replay/replay.svelte";
import { turningOf, NOBODY } from "./chart";

/** Milliseconds between two questions how far it is; longer, the longer it takes. */
const OFTEN = 700;
const SELDOM = 4000;
const SLOWER = 1.25;

/** A better line that is shown: that of a decision, after so many of its answers. */
export interface Line {
  ply: number;
  n: number;
  steps: number;
}

export class ReviewStage extends ReplayStage {
  found: ReviewView | null = $state.raw(null);
  line: Line | null = $state.raw(null);
  private asking = 0;
  private left = false;

  get review(): Review | null {
    return this.found?.review ?? null;
  }

  private get path(): string {
    return `/api/tables/${encodeURIComponent(this.id)}/review`;
  }

  /** What there is already. */
  look = (): Promise<void> =>
    this.tried(async () => {
      this.found = await get<ReviewView>(this.path);
      this.wait(OFTEN);
    });

  /** Have it made. */
  begin = (): Promise<void> =>
    this.tried(async () => {
      this.found = await post<ReviewView>(this.path);
      this.wait(OFTEN);
    });

  private wait(time: number): void {
    clearTimeout(this.asking);
    if (this.found?.status !== "making" || this.left) return;
    this.asking = window.setTimeout(() => void this.again(Math.min(time * SLOWER, SELDOM)), time);
  }

  private again = (time: number): Promise<void> =>
    this.tried(async () => {
      const found = await get<ReviewView>(this.path).catch((error: unknown) => {
        this.wait(SELDOM);
        throw error;
      });
      if (this.left) return;
      this.found = found;
      this.wait(time);
    });

  // ---- better lines ---------------------------------------------------------------------------
  /** Show the position of a better line after so many of its answers. */
  follow = (ply: number, n: number): Promise<void> =>
    this.tried(async () => {
      const steps = this.review ? (turningOf(this.review, NOBODY).find((one) => one.ply === ply)?.line.length ?? 0) : 0;
      const moment = await get<Moment>(`${this.path}/${ply}/${n}`);
      if (this.left) return;
      this.pause();
      this.ply = ply - 1;
      this.line = { ply, n, steps };
      this.moment = moment;
    });

  override seek(ply: number): void {
    this.line = null;
    super.seek(ply);
  }

  /** The position before a decision, in the game. */
  leave = (): void => this.seek((this.line?.ply ?? 1) - 1);

  override close(): void {
    this.left = true;
    clearTimeout(this.asking);
    super.close();
  }
}
