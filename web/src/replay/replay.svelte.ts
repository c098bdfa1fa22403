// A replay: which position is shown, through whose eyes, and whether it goes on by itself.
import { get, Refused } from "../core/api";
import type { Stage } from "../core/board/stage";
import { tokensOf } from "../core/board/targets";
import type { ChairView, Course, CourseLine, Moment, TableView, Words } from "../core/wire";
import { roundAfter, roundAt, roundBefore, roundsOf, within, type Round } from "./course";
import { Moments, Throttle } from "./moments";
import { named } from "../core/names";

/** From whom nothing is hidden. */
export const EVERYTHING = -2;
/** Milliseconds for a step, by speed. */
export const SPEEDS = { "0.5": 2600, "1": 1300, "2": 650, "4": 260 } as const;
export type Speed = keyof typeof SPEEDS;

/** The server answers so many questions a minute: dragging the timeline asks for fewer positions than it passes. */
const PAUSE = 110;
const BE_PATIENT = 1500;

const wait = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

export class ReplayStage implements Stage {
  table: TableView | null = $state.raw(null);
  lines: CourseLine[] = $state.raw([]);
  /** The position that is wanted; the one that is shown may be a moment behind. */
  ply = $state(0);
  moment: Moment | null = $state.raw(null);
  eye = $state(EVERYTHING);
  playing = $state(false);
  speed: Speed = $state("1");
  trouble: Words | null = $state.raw(null);
  readonly rounds: Round[] = $derived(roundsOf(this.lines));
  private moments: Moments | null = null;
  private readonly throttle = new Throttle(PAUSE);
  private timer = 0;
  private gone = false;
  private requests = 0;

  constructor(readonly id: string) {}

  // ---- what boards ask ---------------------------------------------------------------------
  get game(): string {
    return this.table?.game ?? "";
  }
  get players(): number {
    return this.table?.players ?? 0;
  }
  readonly chairs: ChairView[] = $derived(named(this.table?.chairs ?? []));
  get seat(): number {
    return this.eye === EVERYTHING ? -1 : this.eye;
  }
  get view(): Record<string, unknown> {
    return this.moment?.seat.view ?? {};
  }
  get waiting(): number[] {
    return this.moment?.waiting ?? [];
  }
  get insight(): Record<string, unknown> | null {
    return this.moment && { ply: this.moment.ply, insight: this.moment.insight, changes: [] };
  }
  private readonly marks = $derived(new Set(tokensOf(this.moment?.line?.action ?? "")));
  lit = (): boolean => false;
  picked = (): boolean => false;
  marked = (token: string): boolean => this.marks.has(token);
  pick = (): void => {};
  point = (): void => {};

  // ---- where we are --------------------------------------------------------------------------
  get plies(): number {
    return this.lines.length;
  }
  get round(): Round {
    return roundAt(this.rounds, this.ply);
  }
  /** Whether the game is over, so that everything may be seen by everybody. */
  get over(): boolean {
    return this.table?.status === "over" || this.table?.status === "closed";
  }
  /** Seats whose eyes one may look through. */
  get eyes(): number[] {
    return this.chairs.filter((chair) => this.over || chair.yours).map((chair) => chair.seat);
  }

  /** An eye that is none of a seat one may look through is everybody's. */
  async open(ply: number | null, eye: number): Promise<void> {
    this.table = await get<TableView>(`/api/tables/${encodeURIComponent(this.id)}`);
    if (this.gone) return;
    this.ply = ply ?? 0;
    await this.enter(this.eyes.includes(eye) ? eye : EVERYTHING);
  }

  /** Look through other eyes at the same position. */
  lookThrough = (eye: number): Promise<void> => this.tried(() => this.enter(eye));

  /** EVERYTHING: what the server usually shows, all after the game, the own seat before. */
  private async enter(eye: number): Promise<void> {
    const path = `/api/tables/${encodeURIComponent(this.id)}`;
    const query = eye === EVERYTHING ? "" : `?seat=${eye}`;
    const request = (this.requests += 1);
    const course = await get<Course>(`${path}/course${query}`);
    if (this.gone || request !== this.requests) return; // other eyes were wanted meanwhile
    this.eye = course.seat;
    this.lines = course.lines;
    this.moments = new Moments((n) => patient(() => get<Moment>(`${path}/moments/${n}${query}`)), course.lines.length);
    this.ply = within(this.ply, this.plies);
    await this.show();
  }

  /** What is said against something is shown, and nothing goes on by itself. */
  protected async tried(doing: () => Promise<void>): Promise<void> {
    try {
      await doing();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.trouble = error.why;
      this.pause();
    }
  }

  // ---- going somewhere -----------------------------------------------------------------------
  seek(ply: number): void {
    this.pause();
    this.to(ply);
  }

  private to(ply: number): void {
    this.ply = within(ply, this.plies);
    this.throttle.run(() => void this.show());
  }

  step = (by: number): void => this.seek(this.ply + by);
  previousRound = (): void => this.seek(roundBefore(this.rounds, this.ply));
  nextRound = (): void => this.seek(roundAfter(this.rounds, this.ply));

  /** Show the wanted position, unless another one is wanted by the time it arrives. */
  private show = (): Promise<void> =>
    this.tried(async () => {
      const { moments, ply } = this;
      const moment = await moments!.at(ply);
      if (this.gone || moments !== this.moments || ply !== this.ply) return;
      const onwards = ply - (this.moment?.ply ?? -1) === 1;
      this.moment = moment;
      this.trouble = null;
      if (onwards) moments!.prepare(ply); // whoever jumps about wants none of the next ones
    });

  // ---- playing ---------------------------------------------------------------------------------
  toggle = (): void => {
    if (this.playing) return this.pause();
    if (this.ply === this.plies) this.to(0);
    this.playing = true;
    this.tick();
  };

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private tick(): void {
    this.timer = window.setTimeout(() => {
      if (this.ply >= this.plies) return this.pause();
      if (this.moment?.ply === this.ply) this.to(this.ply + 1); // else it is still on its way
      this.tick();
    }, SPEEDS[this.speed]);
  }

  close(): void {
    this.gone = true;
    this.pause();
    this.throttle.stop();
  }
}

/** Ask once more after a while if the server was asked too often. */
async function patient<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== "slow") throw error;
    await wait(BE_PATIENT);
    return ask();
  }
}
