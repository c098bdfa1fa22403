// A puzzle on the board: answered like a question at a table, then right or wrong, then played on.
import { Refused } from "../core/api";
import type { Asking, Stage } from "../core/board/stage";
import { narrowed, targets, tokensOf } from "../core/board/targets";
import { named } from "../core/names";
import { settings } from "../core/settings.svelte";
import type { ChairView, Moment, OptionView, PuzzleVerdict, SeatView, Words } from "../core/wire";
import { progress } from "./progress.svelte";
import type { Posed, Source } from "./source";

/** Who plays the games that puzzles are from. */
const LEVEL = "skilled";
const NONE: string[] = [];

export class PuzzleStage implements Stage, Asking {
  posed: Posed | null = $state.raw(null);
  verdict: PuzzleVerdict | null = $state.raw(null);
  /** The answer that was judged last. */
  given: OptionView | null = $state.raw(null);
  /** How far the solution is played on; 0: the question. */
  step = $state(0);
  trouble: Words | null = $state.raw(null);
  tokens: string[] = $state.raw(NONE);
  pending: OptionView | null = $state.raw(null);
  sending = $state(false);
  private later: Moment | null = $state.raw(null);
  private looked = $state("");
  /** How far the solution was asked for last. */
  private wanted = 0;
  private tried = false;
  private gone = false;

  constructor(
    readonly source: Source,
    /** What else is remembered if it is solved: that it was the puzzle of a day. */
    private readonly also = "",
  ) {}

  open = (): Promise<void> =>
    this.trying(async () => {
      const posed = await this.source.pose();
      if (!this.gone) this.posed = posed;
    });

  close(): void {
    this.gone = true;
  }

  // ---- what boards ask ---------------------------------------------------------------------
  private get moment(): Moment | null {
    return this.later ?? this.posed?.moment ?? null;
  }
  get mine(): SeatView | null {
    return this.moment?.seat ?? null;
  }
  get game(): string {
    return this.posed?.game ?? "";
  }
  get players(): number {
    return this.posed?.players ?? 0;
  }
  /** Whose answer is looked for. */
  get asked(): number {
    return this.posed?.moment.seat.seat ?? -1;
  }
  readonly chairs: ChairView[] = $derived(named(Array.from({ length: this.players }, (_, seat) => this.chair(seat))));
  get seat(): number {
    return this.mine?.seat ?? -1;
  }
  get view(): Record<string, unknown> {
    return this.mine?.view ?? {};
  }
  get waiting(): number[] {
    return this.moment?.waiting ?? [];
  }
  get insight(): Record<string, unknown> | null {
    return this.moment && { ply: this.moment.ply, insight: this.moment.insight, changes: [] };
  }
  private chair(seat: number): ChairView {
    const yours = seat === this.asked;
    const level = yours ? "" : LEVEL;
    return { seat, name: "", level, yours, flagged: false, present: yours, vacation: 0 };
  }

  // ---- pointing and answering ----------------------------------------------------------------
  /** Whether it is known: found, or given up. */
  get over(): boolean {
    return this.verdict?.best != null;
  }
  get options(): OptionView[] {
    return this.over ? [] : (this.posed?.moment.seat.options ?? []);
  }
  get myTurn(): boolean {
    return this.options.length > 0;
  }
  readonly candidates: OptionView[] = $derived(narrowed(this.options, this.tokens));
  private readonly targets = $derived(targets(this.options, this.tokens));
  private readonly marks = $derived.by(() => {
    const best = this.step ? (this.later?.line?.action ?? "") : (this.verdict?.best?.action ?? "");
    return new Set(tokensOf(this.looked || best));
  });
  lit = (token: string): boolean => !this.sending && this.targets.has(token);
  picked = (token: string): boolean => this.tokens.includes(token);
  marked = (token: string): boolean => this.marks.has(token);

  pick = (token: string): void => {
    if (this.tokens.includes(token) && !this.targets.has(token)) return this.unpick(token);
    if (!this.targets.has(token)) return;
    this.tokens = [...this.tokens, token];
    const [only, more] = this.candidates;
    if (only && !more) this.choose(only);
  };

  unpick(token: string): void {
    this.tokens = this.tokens.slice(0, this.tokens.indexOf(token));
    this.pending = null;
  }

  clear(): void {
    this.tokens = NONE;
    this.pending = null;
    this.looked = "";
  }

  choose(option: OptionView): void {
    if (!settings.confirm) return void this.answer(option.action);
    this.pending = option;
    this.look(option.action);
  }

  point = (token: string | null): void => {
    if (token === null && !this.pending) this.looked = "";
  };

  look(action: string): void {
    this.looked = action;
  }

  /** Have an answer judged; nothing gives up. */
  answer = (action: string): Promise<void> =>
    this.trying(async () => {
      const { posed } = this;
      if (!posed || this.sending || this.over) return;
      this.sending = true;
      this.given = this.options.find((option) => option.action === action) ?? null;
      const verdict = await this.source.judge(action).finally(() => (this.sending = false));
      if (this.gone) return;
      this.clear();
      this.verdict = verdict;
      this.remember(posed, verdict.right);
    });

  private remember({ game, id }: Posed, right: boolean): void {
    if (this.tried) return;
    this.tried = true;
    progress.add(game, id, right);
    if (this.also) progress.add(game, this.also, right);
  }

  // ---- playing on --------------------------------------------------------------------------------
  /** The position after so many answers of the solution; 0: the question. */
  follow = (n: number): Promise<void> =>
    this.trying(async () => {
      this.wanted = n;
      const later = n ? await this.source.line(n) : null;
      if (this.gone || this.wanted !== n) return;
      this.later = later;
      this.step = n;
    });

  /** The last answer of the solution that is shown. */
  get last(): Moment["line"] {
    return this.step ? (this.later?.line ?? null) : null;
  }

  private async trying(doing: () => Promise<void>): Promise<void> {
    this.trouble = null;
    try {
      await doing();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.trouble = error.why;
    }
  }
}
