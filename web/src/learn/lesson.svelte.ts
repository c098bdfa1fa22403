// A lesson on a real table: the learner answers as the step says, the other seats answer by themselves.
import { Refused } from "../core/api";
import { lineOf } from "../core/socket.svelte";
import type { Stage } from "../core/stage";
import type { TableStore } from "../core/table.svelte";
import type { ChairView, Lesson, LessonStep, OptionView, SeatView, Words } from "../core/wire";
import { named } from "../core/names";
import { askedAt, complete, dueAt, leads, resumedAt, startsOf } from "./lesson";

/** Others answer slowly enough to be followed, but never keep anybody waiting for long. */
const SLOWEST = 420;
const LONGEST = 2600;

/** A position as the learner saw it, for looking back. */
interface Shot {
  mine: SeatView;
  waiting: number[];
}

export class LessonStage implements Stage {
  /** The step that is read; earlier ones can be read again. */
  shown = $state(0);
  /** What was chosen instead of what the step wants. */
  nudge: Words | null = $state.raw(null);
  trouble: Words | null = $state.raw(null);
  /** What happened since the learner answered. */
  told: Words[] = $state.raw([]);
  hurry = $state(false);
  readonly starts: number[];
  private readonly shots = new Map<number, Shot>();
  private timer = 0;
  private asked = -1;
  private heard = 0;

  constructor(
    readonly lesson: Lesson,
    readonly table: TableStore,
  ) {
    this.starts = startsOf(lesson);
  }

  // ---- where we are --------------------------------------------------------------------------
  get ply(): number {
    return this.table.table?.ply ?? 0;
  }
  get step(): LessonStep {
    return this.lesson.steps[this.shown]!;
  }
  get last(): boolean {
    return this.shown === this.lesson.steps.length - 1;
  }
  /** Whether this step was done before, and is only read again. */
  get past(): boolean {
    return this.ply > this.starts[this.shown]! && this.ply >= this.starts[this.shown + 1]!;
  }
  /** Whether others are about to answer. */
  get watching(): boolean {
    return !this.past && dueAt(this.lesson, this.starts, this.ply) !== null;
  }
  /** The answer that the step waits for. */
  get wanted(): OptionView | null {
    if (this.past || this.watching || this.ply !== this.starts[this.shown]) return null;
    return this.options.find((option) => option.action === this.step.expects) ?? null;
  }
  get options(): OptionView[] {
    return this.now?.mine.options ?? [];
  }
  private get now(): Shot | null {
    const { table } = this.table;
    const mine = table?.seats.find((shown) => shown.seat === this.seat);
    return table && mine ? { mine, waiting: table.waiting } : null;
  }
  private get shot(): Shot | null {
    return (this.past && this.shots.get(this.starts[this.shown]!)) || this.now;
  }

  // ---- what boards ask -----------------------------------------------------------------------
  get game(): string {
    return this.lesson.game;
  }
  get players(): number {
    return this.table.players;
  }
  /** All seats are the learner's, but only one of them is played. */
  readonly chairs: ChairView[] = $derived.by(() => {
    const chairs = this.table.chairs.map((chair) => ({ ...chair, yours: chair.seat === this.lesson.seat }));
    return named(chairs);
  });
  get seat(): number {
    return this.lesson.seat;
  }
  get view(): Record<string, unknown> {
    return this.shot?.mine.view ?? {};
  }
  get waiting(): number[] {
    return this.shot?.waiting ?? [];
  }
  readonly insight = null;
  lit = (token: string): boolean => this.wanted !== null && leads(this.wanted.action, this.table.tokens, token);
  picked = (token: string): boolean => this.table.tokens.includes(token);
  marked = (token: string): boolean => this.step.points.includes(token);
  point = (): void => {};
  get candidates(): OptionView[] {
    return this.wanted ? [this.wanted] : [];
  }
  choose = (): void => this.answer();

  /** Pointing at what the step speaks of goes on; anything else is answered with what it wants. */
  pick = (token: string): void => {
    const { wanted, table } = this;
    if (!wanted) return;
    if (!leads(wanted.action, table.tokens, token)) return this.refuse();
    this.nudge = null;
    table.tokens = [...table.tokens, token];
    if (complete(wanted.action, table.tokens)) this.answer();
  };

  refuse(): void {
    if (this.wanted) this.nudge = { key: "web-learn-nudge", args: { wanted: this.wanted.label } };
  }

  /** Give the expected answer. */
  answer(): void {
    if (!this.wanted) return;
    this.nudge = null;
    this.hurry = false;
    this.told = [];
    this.table.lookThrough(this.seat);
    void this.table.answer(this.wanted.action);
  }

  // ---- back and forth --------------------------------------------------------------------------
  back(): void {
    this.shown = Math.max(this.shown - 1, 0);
    this.nudge = null;
  }

  /** To the next step; what this one waits for is answered for the learner. */
  next(): void {
    if (this.wanted) return this.answer();
    if (this.watching) this.hurry = true;
    else if (!this.last) this.shown += 1;
    this.nudge = null;
  }

  // ---- the other seats -------------------------------------------------------------------------
  /** The table moved: keep what was seen, let others answer, or go on to the next step. */
  moved(): void {
    const { now, ply } = this;
    if (!now || ply === this.asked) return;
    if (this.asked < 0) this.shown = resumedAt(this.starts, ply);
    this.asked = ply;
    this.shots.set(ply, now);
    this.listen(now.mine);
    const due = dueAt(this.lesson, this.starts, ply);
    if (due) this.give(ply, ...due);
    else if (ply === this.starts[this.shown + 1] && this.step.expects !== null) this.shown += 1;
  }

  private listen({ since, skipped, events }: SeatView): void {
    const first = since + skipped;
    const fresh = events.slice(Math.max(this.heard - first, 0));
    if (this.heard > 0) this.told = [...this.told, ...fresh];
    this.heard = first + events.length;
  }

  private give(ply: number, seat: number, action: string): void {
    const many = this.lesson.steps[askedAt(this.starts, ply)]!.others.length;
    const still = this.hurry || document.documentElement.dataset.motion === "none";
    this.timer = window.setTimeout(
      () => void this.send(ply, seat, action),
      still ? 0 : Math.min(SLOWEST, LONGEST / many),
    );
  }

  private async send(ply: number, seat: number, action: string): Promise<void> {
    try {
      await lineOf(this.table.id).say({ type: "move", table: this.table.id, seat, ply, action });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.code !== "stale") this.trouble = error.why; // stale: it was answered already
    }
  }

  leave(): void {
    clearTimeout(this.timer);
    this.table.leave();
  }
}
