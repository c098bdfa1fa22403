// What a player is shown: the present, or on the way there one answer of the others after the other. What can be answered
// is always that of the present: nobody waits.
import { settings } from "../settings.svelte";
import type { TableView } from "../wire";

/** A position of a table, and how much of each seat's story belongs to it. */
export interface Scene {
  table: TableView;
  ends: ReadonlyMap<number, number>;
}

/** A step from one scene to the next. */
export interface Step {
  before: Scene | null;
  after: Scene | null;
  /** Milliseconds that it takes. */
  length: number;
  /** What one has done oneself needs no words. */
  own: boolean;
}

/** So many scenes wait at most, and are kept to be seen again: more nobody would watch. */
export const MOST_SCENES = 60;
/** With more than these waiting each takes less time. */
const UNHURRIED = 8;
const SHORTEST = 140;
/** An own answer is shown at once; the next one may not follow before it was seen. */
export const OWN = 450;

export class Scenes {
  step: Step = $state.raw({ before: null, after: null, length: 0, own: true });
  private queue: Scene[] = $state.raw([]);
  readonly waiting: number = $derived(this.queue.length);
  /** The scene that is shown takes its time. */
  private holding = $state(false);
  readonly playing: boolean = $derived(this.holding || this.queue.length > 0);
  private timer = 0;
  /** Since one's own last answer. */
  private kept: Scene[] = [];

  /** `lasting`: how long a step takes at the chosen pace; 0: no time. */
  constructor(private readonly lasting: (before: Scene, after: Scene) => number) {}

  get current(): Scene | null {
    return this.step.after;
  }
  private get latest(): Scene | null {
    return this.queue.at(-1) ?? this.current;
  }

  // ---- what comes ----------------------------------------------------------------------------
  /** An own answer, or what cannot be reached step by step: it is shown now. */
  show(scene: Scene, length: number): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.step = { before: length ? this.current : null, after: scene, length, own: true };
    this.rest(length);
  }

  /** One's own answer: from here on it is news. */
  begin(scene: Scene): void {
    this.kept = [scene];
  }

  /** An answer of somebody else: it waits for those before it. */
  add(scene: Scene): void {
    this.kept = [...this.kept, scene].slice(-MOST_SCENES);
    this.queue = [...this.queue, scene].slice(-MOST_SCENES);
    if (!this.holding) this.next();
  }

  /** The same position once more: only clocks or people are others. */
  renew(scene: Scene): void {
    if (this.queue.length) this.queue = [...this.queue.slice(0, -1), scene];
    else this.step = { ...this.step, after: scene };
    this.kept = [...this.kept.slice(0, -1), scene];
  }

  // ---- going on ------------------------------------------------------------------------------
  /** Now: whoever chooses something wants no more of the past. */
  catchUp = (): void => {
    if (!this.playing) return;
    clearTimeout(this.timer);
    const last = this.latest;
    this.queue = [];
    this.holding = false;
    this.step = { before: null, after: last, length: 0, own: true };
  };

  /** See again what happened since one's last answer, if it is known here from `ply` on. */
  again(ply: number): boolean {
    const from = this.kept.findIndex(({ table }) => table.ply === ply);
    if (from < 0) return false;
    this.play(this.kept.slice(from));
    return true;
  }

  /** Show scenes one after the other, the first at once. */
  play([first, ...rest]: Scene[]): void {
    if (!first) return;
    clearTimeout(this.timer);
    this.queue = rest;
    this.step = { before: null, after: first, length: 0, own: false };
    this.rest(OWN);
  }

  leave(): void {
    clearTimeout(this.timer);
  }

  private rest(length: number): void {
    this.holding = length > 0;
    if (length) this.timer = window.setTimeout(() => this.next(), length);
  }

  private next(): void {
    this.holding = false;
    const [scene, ...rest] = this.queue;
    const before = this.current;
    if (!scene) return;
    const length = before ? this.hurried(this.lasting(before, scene)) : 0;
    this.queue = rest;
    this.step = { before, after: scene, length, own: false };
    if (length) this.rest(length);
    else this.next();
  }

  private hurried(length: number): number {
    const share = Math.min(1, UNHURRIED / Math.max(1, this.queue.length));
    return length && Math.max(SHORTEST, length * share);
  }
}

/** Milliseconds for a step, by pace. */
export const PACES = { calm: 1100, brisk: 450, "at-once": 0 } as const;
export const paceNow = (): number => PACES[settings.pace];
