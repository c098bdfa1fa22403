// A table as this client sees it: what the server said, what was picked so far, and what can be asked.
import { get, Refused } from "./api";
import { named } from "./names";
import { settings } from "./settings.svelte";
import { connection, type Listener } from "./socket.svelte";
import type { Stage, Story } from "./stage";
import { narrowed, targets, tokensOf, wished } from "./targets";
import type { Change, ChatView, OptionView, Presence, Refusal, Seen, SeatView, TableInsight, TableView, Words } from "./wire";

/** One of a bot's best moves. */
export interface Idea {
  action: string;
  visits: number;
  /** From 0 (certain to be last) to 1 (certain to win clearly). */
  value: number;
  score: number;
  why: Words | null;
}

interface Answered {
  seat: number;
  ply: number;
  action: string;
}

/** Why something was not done, to be shown. */
export interface Objection {
  why: Words;
  reasons: Refusal[];
}

const PREVIEW_AFTER = 120;
const NOTHING: SeatView = { seat: -1, view: {}, prompt: null, rules: [], options: [], undo: "no", since: 0, events: [] };

export class TableStore implements Stage, Listener {
  table: TableView | null = $state.raw(null);
  chat: ChatView[] = $state.raw([]);
  spectators = $state(0);
  /** The own seat through whose eyes we look. */
  chosen = $state(-1);
  /** Hot-seat: the next one has not taken the device yet. */
  curtain = $state(false);
  tokens: string[] = $state.raw([]);
  preview: { action: string; events: Words[]; changes: Change[] } | null = $state.raw(null);
  ideas: Idea[] | null = $state.raw(null);
  thinking = $state(false);
  objection: Objection | null = $state.raw(null);
  /** An answer that waits to be confirmed. */
  pending: OptionView | null = $state.raw(null);
  sending = $state(false);
  /** Words of the log or of a hint that point at something. */
  marks: string[] = $state.raw([]);
  insight: Record<string, unknown> | null = $state.raw(null);
  /** Own answers that were taken back, the next to be given again last. */
  undone: Answered[] = $state.raw([]);
  /** Whether the game has secrets between the seats of one device. */
  secret = true;
  /** The story of each seat. */
  private readonly stories = new Map<number, Story>();
  private given: Answered[] = $state.raw([]);
  private storyVersion = $state(0);
  private timer = 0;
  private stop: (() => void) | null = null;
  private left = false;

  constructor(readonly id: string) {}

  // ---- what is there: worked out once for all pieces of a board ------------------------------
  mine: SeatView = $derived.by(() => {
    const seats = this.table?.seats ?? [];
    return seats.find((shown) => shown.seat === this.chosen) ?? seats[0] ?? NOTHING;
  });
  game = $derived(this.table?.game ?? "");
  players = $derived(this.table?.players ?? 0);
  chairs = $derived(named(this.table?.chairs ?? []));
  seat = $derived(this.mine.seat);
  view = $derived(this.mine.view);
  waiting = $derived(this.table?.waiting ?? []);
  options: OptionView[] = $derived(this.curtain ? [] : this.mine.options);
  myTurn = $derived(this.options.length > 0);
  /** What is still possible after what was picked. */
  candidates = $derived(narrowed(this.options, this.tokens));
  /** What can be pointed at next. */
  private open = $derived(targets(this.options, this.tokens));
  story: Story = $derived.by(() => {
    void this.storyVersion;
    return this.stories.get(this.seat) ?? [];
  });
  /** Whose answer would be taken back: on a shared device that of whoever answered last. */
  undoer: SeatView = $derived.by(() => {
    const last = this.given.at(-1)?.seat;
    return this.table?.seats.find(({ seat, undo }) => seat === last && undo !== "no") ?? this.mine;
  });
  /** The answer that was taken back last, if it fits the present question. */
  again: string | null = $derived.by(() => {
    const last = this.undone.at(-1);
    const fitting = last && last.ply === this.table?.ply && last.seat === this.seat;
    return fitting && this.options.some((option) => option.action === last.action) ? last.action : null;
  });

  // ---- from the server ---------------------------------------------------------------------
  async enter(): Promise<void> {
    const stop = await connection.watch(this.id, this);
    if (this.left) stop();
    else this.stop = stop;
  }

  leave(): void {
    this.left = true;
    this.stop?.();
    clearTimeout(this.timer);
  }

  known(): { events: number; epoch: number } {
    const only = this.table?.seats.length === 1 ? (this.stories.get(this.seat)?.length ?? 0) : 0;
    return { events: only, epoch: this.table?.epoch ?? 0 };
  }

  seen({ table, chat }: Seen): void {
    if (this.table && table.n < this.table.n) return;
    const before = this.table;
    for (const shown of table.seats) this.tell(shown);
    if (chat.length) this.chat = merged(this.chat, chat);
    this.table = table;
    this.storyVersion += 1;
    if (before && table.ply < before.ply) this.takenBack(table.ply);
    if (before?.ply !== table.ply || before.epoch !== table.epoch) this.moved(before !== null);
  }

  private tell(shown: SeatView): void {
    const kept = (this.stories.get(shown.seat) ?? []).slice(0, shown.since);
    this.stories.set(shown.seat, kept.concat(shown.events));
  }

  private takenBack(ply: number): void {
    const back = this.given.filter((answer) => answer.ply >= ply).reverse();
    this.given = this.given.filter((answer) => answer.ply < ply);
    this.undone = [...this.undone, ...back];
  }

  presence({ seats, spectators }: Presence): void {
    this.spectators = spectators;
    if (!this.table) return;
    const chairs = this.table.chairs.map((chair) => ({ ...chair, present: seats.includes(chair.seat) }));
    this.table = { ...this.table, chairs };
  }

  /** The question changed: nothing of the last one holds. */
  private moved(playing: boolean): void {
    this.clear();
    this.ideas = null;
    this.insight = null;
    this.turnTo(playing);
    const only = this.options[0];
    if (settings.auto && playing && this.options.length === 1 && only) void this.answer(only.action);
  }

  /** Hot-seat: look through the eyes of whoever of this device is to answer. */
  private turnTo(playing: boolean): void {
    const own = this.table?.seats.map((shown) => shown.seat) ?? [];
    const asked = this.waiting.filter((seat) => own.includes(seat));
    if (own.includes(this.chosen) && (asked.length === 0 || asked.includes(this.chosen))) return;
    const next = asked[0] ?? own[0] ?? -1;
    this.curtain = this.secret && own.length > 1 && (playing || this.chosen >= 0) && next !== this.chosen;
    this.chosen = next;
  }

  lookThrough(seat: number): void {
    this.curtain = this.secret && seat !== this.chosen;
    this.chosen = seat;
    this.clear();
    this.insight = null;
  }

  // ---- pointing and answering ----------------------------------------------------------------
  lit = (token: string): boolean => !this.sending && this.open.has(token);
  picked = (token: string): boolean => this.tokens.includes(token);
  marked = (token: string): boolean => this.marks.includes(token);

  /** One thing more is pointed at; the last one that is needed answers. */
  pick = (token: string): void => {
    this.objection = null;
    if (this.tokens.includes(token) && !this.open.has(token)) return this.unpick(token);
    if (!this.open.has(token)) return void this.object(token);
    this.tokens = [...this.tokens, token];
    const [only, more] = this.candidates;
    if (only && !more) this.choose(only);
  };

  unpick(token: string): void {
    this.tokens = this.tokens.slice(0, this.tokens.indexOf(token));
    this.pending = null;
  }

  clear(): void {
    this.tokens = [];
    this.pending = null;
    this.preview = null;
    this.objection = null;
    this.marks = [];
  }

  /** An answer was found: send it, or ask once more. */
  choose(option: OptionView): void {
    if (!settings.confirm) return void this.answer(option.action);
    this.pending = option;
    this.look(option.action, 0);
  }

  async answer(action: string): Promise<void> {
    if (!this.table || this.sending) return;
    const { ply } = this.table;
    clearTimeout(this.timer); // what is about to be previewed happens now
    const answer = { seat: this.seat, ply, action };
    this.given = [...this.given, answer];
    this.sending = true;
    const done = await this.tried(connection.say({ type: "move", table: this.id, ...answer }));
    this.sending = false;
    if (done === undefined) this.given = this.given.filter((other) => other !== answer);
    else this.undone = same(this.undone.at(-1), answer) ? this.undone.slice(0, -1) : [];
    this.clearUnlessObjected();
  }

  private clearUnlessObjected(): void {
    const kept = this.objection;
    this.clear();
    this.objection = kept;
  }

  /** Wait for something; what is said against it is shown. */
  private async tried<T>(promise: Promise<T>): Promise<T | undefined> {
    try {
      return await promise;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.objection = { why: error.why, reasons: error.reasons };
      return undefined;
    }
  }

  /** Say why something cannot be chosen. */
  private async object(token: string): Promise<void> {
    const action = wished(this.options, this.tokens, token);
    if (action === null) {
      const why = this.mine.prompt ?? { key: "web-not-asked", args: {} };
      this.objection = { why: this.myTurn ? { key: "web-not-asked-for", args: { prompt: why } } : why, reasons: [] };
      return;
    }
    const data = await this.tried(connection.why({ table: this.id, seat: this.seat, action }));
    if (data) this.objection = { why: { key: "web-not-possible", args: {} }, reasons: data as Refusal[] };
  }

  // ---- looking ahead ---------------------------------------------------------------------------
  /** What is pointed at decides what is previewed: the answer that it would give. */
  point = (token: string | null): void => {
    clearTimeout(this.timer);
    if (this.pending) return;
    if (token === null) {
      this.preview = null;
      return;
    }
    if (!this.open.has(token)) return;
    const [only, more] = narrowed(this.options, [...this.tokens, token]);
    if (only && !more) this.look(only.action);
  };

  look(action: string, after = PREVIEW_AFTER): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.foresee(action), after);
  }

  private async foresee(action: string): Promise<void> {
    const ply = this.table?.ply;
    const query = new URLSearchParams({ seat: String(this.seat), action });
    const [events, insight] = await Promise.all([
      connection.preview({ table: this.id, seat: this.seat, action }).catch(() => null),
      get<TableInsight>(`/api/tables/${this.id}/insight?${query}`).catch(() => null),
    ]);
    if (events && ply === this.table?.ply) this.preview = { action, events: events as Words[], changes: insight?.changes ?? [] };
  }

  async hint(): Promise<void> {
    this.thinking = true;
    const ideas = await this.tried(connection.hint({ table: this.id, seat: this.seat }));
    this.thinking = false;
    this.ideas = (ideas as Idea[] | undefined) ?? null;
  }

  mark(action: string | null): void {
    this.marks = action === null ? [] : tokensOf(action);
  }

  async lookCloser(): Promise<void> {
    this.insight = await get<Record<string, unknown>>(`/api/tables/${this.id}/insight?seat=${this.seat}`).catch(() => null);
  }

  // ---- back and forth ------------------------------------------------------------------------------
  undo = () => this.tried(connection.say({ type: "undo", table: this.id, seat: this.undoer.seat }));

  vote = (agrees: boolean) => this.tried(connection.say({ type: "vote", table: this.id, seat: this.seat, agrees }));
  pass = (level: string) => this.tried(connection.say({ type: "pass", table: this.id, seat: this.seat, level }));
  speak = (text: string) => this.tried(connection.say({ type: "chat", table: this.id, text }));
}

const same = (one: Answered | undefined, other: Answered): boolean => one?.ply === other.ply && one.action === other.action;

/** Lines of chat in their order, each once. */
export function merged(known: ChatView[], fresh: ChatView[]): ChatView[] {
  const numbers = new Set(known.map((line) => line.n));
  return [...known, ...fresh.filter((line) => !numbers.has(line.n))].sort((a, b) => a.n - b.n);
}
