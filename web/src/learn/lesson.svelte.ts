// A lesson on a real table: the learner answers as the step says, or finds the answer; the other seats answer by themselves.
import { Refused } from "../core/api";
import { lineOf } from "../core/connection/socket.svelte";
import type { Stage } from "../core/board/stage";
import type { TableStore } from "../core/table/table.svelte";
import { narrowed, targets } from "../core/board/targets";
import type { ChairView, LessonPart, LessonStep, OptionView, SeatView, Words } from "../core/wire";
import { complete, dueAt, isProblem, leads, objectionTo, resumedAt, startsOf } from "./lesson";

/** A position as the learner saw it, for looking back. */
interface Shot {
  mine: SeatView;
  waiting: number[];
}

const plain = (key: string): Words => ({ key, args: {} });

export class LessonStage implements Stage {
  /** The step that is read; earlier ones can be read again. */
  shown = $state(0);
  /** What is said to what was chosen instead of what the step wants. */
  nudge: Words | null = $state.raw(null);
  trouble: Words | null = $state.raw(null);
  readonly starts: number[];
  private readonly shots = new Map<number, Shot>();
  private asked = -1;
  private hurry = false;

  constructor(
    readonly part: LessonPart,
    readonly table: TableStore,
  ) {
    this.starts = startsOf(part);
  }

  // ---- where we are --------------------------------------------------------------------------
  get ply(): number {
    return this.table.table?.ply ?? 0;
  }
  get step(): LessonStep {
    return this.part.steps[this.shown]!;
  }
  get text(): Words {
    return plain(this.step.text);
  }
  get last(): boolean {
    return this.shown === this.part.steps.length - 1;
  }
  /** Whether the learner is to find the answer. */
  get problem(): boolean {
    return isProblem(this.step);
  }
  /** Whether this step was done before, and is only read again. */
  get past(): boolean {
    return this.ply > this.starts[this.shown]! && this.ply >= this.starts[this.shown + 1]!;
  }
  private get due(): [number, string] | null {
    return dueAt(this.part, this.starts, this.ply);
  }
  /** Whether others are about to answer, or one is shown what they did. */
  get watching(): boolean {
    return this.due !== null || this.table.playback.playing;
  }
  /** The answer that the step waits for. */
  get wanted(): OptionView | null {
    if (this.past || this.watching || this.ply !== this.starts[this.shown]) return null;
    return this.options.find((option) => option.action === this.step.expects) ?? null;
  }
  get options(): OptionView[] {
    return this.table.options;
  }
  private get shot(): Shot | null {
    return (this.past && !this.watching && this.shots.get(this.starts[this.shown]!)) || null;
  }

  // ---- what boards ask -----------------------------------------------------------------------
  get game(): string {
    return this.table.game;
  }
  get players(): number {
    return this.table.players;
  }
  get chairs(): ChairView[] {
    return this.table.chairs;
  }
  get seat(): number {
    return this.part.seat;
  }
  get view(): Record<string, unknown> {
    return this.shot?.mine.view ?? this.table.view;
  }
  get waiting(): number[] {
    return this.shot?.waiting ?? this.table.waiting;
  }
  readonly insight = null;
  lit = (token: string): boolean => this.wanted !== null && this.goesOn(this.wanted, token);
  picked = (token: string): boolean => this.table.tokens.includes(token);
  marked = (token: string): boolean => this.step.points.includes(token);
  noticed = (token: string): string => this.table.noticed(token);
  point = (): void => {};
  get candidates(): OptionView[] {
    if (!this.wanted) return [];
    return this.problem ? narrowed(this.options, this.table.tokens) : [this.wanted];
  }

  /** Whether pointing at something is a step towards an answer: to a problem towards any. */
  private goesOn({ action }: OptionView, token: string): boolean {
    const { tokens } = this.table;
    return this.problem ? targets(this.options, tokens).has(token) : leads(action, tokens, token);
  }

  /** Pointing at what the step speaks of goes on; anything else is answered with what it wants. */
  pick = (token: string): void => {
    const { wanted, table, problem } = this;
    if (!wanted) return;
    if (this.picked(token) && !this.goesOn(wanted, token)) return void (table.tokens = []);
    if (!this.goesOn(wanted, token)) return problem ? undefined : this.refuse(wanted);
    this.nudge = null;
    table.tokens = [...table.tokens, token];
    const [only, more] = this.candidates;
    if (only && !more && (problem || complete(only.action, table.tokens))) this.choose(only);
  };

  choose = (option: OptionView): void => {
    if (!this.wanted) return;
    if (option.action === this.wanted.action) this.answer();
    else this.refuse(option);
  };

  /** Something else was chosen: a problem says what is wrong with it. */
  private refuse({ action }: OptionView): void {
    const key = objectionTo(this.step, action);
    this.nudge = key ? plain(key) : { key: "web-learn-nudge", args: { wanted: this.wanted!.label } };
    this.table.tokens = [];
  }

  /** Give the expected answer. */
  answer(): void {
    if (!this.wanted) return;
    this.nudge = null;
    this.hurry = false;
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
    this.hurry = this.watching;
    if (this.hurry) this.table.playback.skip();
    else if (!this.last) this.shown += 1;
    this.nudge = null;
  }

  // ---- the other seats -------------------------------------------------------------------------
  /** The table moved, or has shown what happened: let others answer, or go on to the next step. */
  moved(): void {
    const { table } = this.table;
    if (!table) return;
    if (this.asked !== table.ply) this.arrived(table.ply);
    if (!this.watching && table.ply === this.starts[this.shown + 1] && this.step.expects !== null) this.shown += 1;
  }

  private arrived(ply: number): void {
    const first = this.asked < 0;
    if (first) this.shown = resumedAt(this.starts, ply);
    this.asked = ply;
    this.shots.set(ply, { mine: this.table.mine, waiting: this.table.waiting });
    if (this.hurry) this.table.playback.skip();
    if (this.due) void this.send(ply, ...this.due);
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
    this.table.leave();
  }
}
