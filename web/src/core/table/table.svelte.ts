// A table as this client sees it: what the server said, what was picked so far, and what can be asked.
import { Answers } from "./answers.svelte";
import { get, post, Refused } from "../api";
import { actionsOf } from "../catalogue.svelte";
import { gameOf } from "../games";
import { named } from "../names";
import { note } from "../notices/notices.svelte";
import { attended, Pacing } from "../story/pacing.svelte";
import { Playback } from "../story/playback.svelte";
import { settings } from "../settings.svelte";
import { shared } from "../connection/shared";
import { lineOf, type Connection, type Listener } from "../connection/socket.svelte";
import type { Stage, Story } from "../board/stage";
import { narrowed, spokenOf, targets, tokensOf, attempted } from "../board/targets";
import type {
  ChatView,
  OptionView,
  Order,
  Presence,
  PreviewView,
  Refusal,
  Seen,
  SeatView,
  TableView,
  Words,
} from "../wire";

/** One of a bot's best moves. */
export interface Idea {
  action: string;
  visits: number;
  /** From 0 (certain to be last) to 1 (certain to win clearly). */
  value: number;
  score: number;
  why: Words | null;
}

/** Why something was not done, to be shown. */
export interface Objection {
  why: Words;
  reasons: Refusal[];
}

/** What is known of a seat's story: its latest lines, and how many there are before them. */
interface Told {
  first: number;
  lines: Story;
}

const PREVIEW_AFTER = 120;
/** Lines of chat that are kept. */
const MOST_CHAT = 500;
/** Always the same one: a new empty list would be news to every piece. */
const NONE: string[] = [];
const NOTHING: SeatView = {
  seat: -1,
  view: {},
  prompt: null,
  rules: [],
  options: [],
  undo: "no",
  reset: "no",
  since: 0,
  skipped: 0,
  events: [],
  orders: [],
  orders_rest: false,
};
const UNTOLD: Told = { first: 0, lines: [] };

export class TableStore implements Stage, Listener {
  table: TableView | null = $state.raw(null);
  chat: ChatView[] = $state.raw([]);
  spectators = $state(0);
  /** The own seat through whose eyes we look. */
  chosen = $state(-1);
  /** Hot-seat: the next one has not taken the device yet. */
  curtain = $state(false);
  tokens: string[] = $state.raw(NONE);
  preview: (PreviewView & { action: string }) | null = $state.raw(null);
  ideas: Idea[] | null = $state.raw(null);
  thinking = $state(false);
  objection: Objection | null = $state.raw(null);
  /** An answer that waits to be confirmed. */
  pending: OptionView | null = $state.raw(null);
  /** Words of the log or of a hint that point at something. */
  marks: string[] = $state.raw(NONE);
  insight: Record<string, unknown> | null = $state.raw(null);
  /** Whether the seats of this device hide from each other what the game keeps secret. */
  secret = true;
  /** The story of each seat, from some event on. */
  private readonly stories = new Map<number, Told>();
  /** What each own seat may answer: apart from the table, because every piece follows it and it changes seldom. */
  private answers: Record<number, OptionView[]> = $state.raw({});
  private readonly given: Answers;
  /** The answer that is on its way. */
  private sent: { ply: number } | null = $state.raw(null);
  private storyVersion = $state(0);
  /** The answer that is looked at: what is told of another one comes too late. */
  private looked = "";
  /** One's own undo is on its way. */
  private undoing = false;
  private timer = 0;
  private stop: (() => void) | null = null;
  private left = false;

  /** How fast somebody who watches is shown what comes. */
  readonly pacing = new Pacing(this);
  /** What of it all a player is shown now. */
  readonly playback: Playback;
  /** The piece that is pointed at. */
  pointed: string | null = $state(null);

  /** To the server, or to the engine of this device. */
  private get line(): Connection {
    return lineOf(this.id);
  }

  /** `paced`: whether what others do is shown step by step. */
  constructor(
    readonly id: string,
    paced = false,
  ) {
    this.given = new Answers(id);
    this.playback = new Playback(this, paced);
  }

  // ---- what is there: worked out once for all pieces of a board ------------------------------
  mine: SeatView = $derived.by(() => {
    const seats = this.table?.seats ?? [];
    return seats.find((shown) => shown.seat === this.chosen) ?? seats[0] ?? NOTHING;
  });
  game = $derived(this.table?.game ?? "");
  players = $derived(this.table?.players ?? 0);
  private seated = $derived(this.table?.chairs ?? []);
  chairs = $derived(named(this.seated));
  seat = $derived(this.mine.seat);
  view = $derived.by(() => this.playback.view);
  waiting = $derived(this.table?.waiting ?? []);
  prompt = $derived(this.mine.prompt);
  options: OptionView[] = $derived.by(() => {
    const { answers, chosen, curtain } = this;
    return (!curtain && (answers[chosen] ?? Object.values(answers)[0])) || NOTHING.options;
  });
  myTurn = $derived(this.options.length > 0);
  sending = $derived(this.sent !== null);
  /** What is still possible after what was picked. */
  candidates = $derived(narrowed(this.options, this.tokens));
  /** What can be pointed at next. */
  private open = $derived(targets(this.options, this.tokens));
  /** What the question speaks of: how many cubes on this hex? */
  private about = $derived(this.myTurn && this.prompt ? spokenOf(this.prompt) : NONE);
  private told: Told = $derived.by(() => {
    void this.storyVersion;
    return (!this.curtain && this.stories.get(this.seat)) || UNTOLD; // it tells what the seat has drawn
  });
  story: Story = $derived(this.told.lines);
  /** How many lines there are before those of the story; they are asked for when somebody wants to read them. */
  untold: number = $derived(this.told.first);
  /** Whose answer would be taken back: on a shared device that of whoever answered last. */
  undoer: SeatView = $derived.by(() => {
    const last = this.given.last?.seat;
    return this.table?.seats.find(({ seat, undo }) => seat === last && undo !== "no") ?? this.mine;
  });
  /** The answer that was taken back last, if it fits the present question. */
  again: string | null = $derived.by(() => {
    const last = this.given.undone.at(-1);
    const fitting = last && last.ply === this.table?.ply && last.seat === this.seat;
    return fitting && this.options.some((option) => option.action === last.action) ? last.action : null;
  });

  // ---- from the server ---------------------------------------------------------------------
  async enter(): Promise<void> {
    const stop = await this.line.watch(this.id, this.pacing);
    if (this.left) stop();
    else this.stop = stop;
  }

  leave(): void {
    this.left = true;
    this.stop?.();
    this.pacing.leave();
    this.playback.scenes.leave();
    clearTimeout(this.timer);
  }

  known(): { events: number; epoch: number; chat: number } {
    const { first, lines } = (this.table?.seats.length === 1 && this.stories.get(this.seat)) || UNTOLD;
    return { events: first + lines.length, epoch: this.table?.epoch ?? 0, chat: this.chat.at(-1)?.n ?? 0 };
  }

  seen({ table, chat }: Seen): void {
    if (this.table && table.n < this.table.n) return;
    const { table: before, options: asked } = this;
    const own = this.sent !== null && table.ply > this.sent.ply;
    for (const shown of table.seats) this.tell(shown);
    this.heard(chat);
    this.table = shared(before, table);
    this.answers = shared(this.answers, Object.fromEntries(table.seats.map(({ seat, options }) => [seat, options])));
    this.storyVersion += 1;
    this.playback.arrived(before, own);
    if (before?.ply === table.ply && before.epoch === table.epoch && before.status === table.status) return;
    const back = before !== null && table.ply < before.ply;
    this.given.at(table.ply);
    this.turned(asked, back);
    if (back && !this.undoing && before.rewind_request?.seat !== this.seat) this.tellUndone();
    this.undoing = false;
    if (before && !back) this.volunteer(); // what was taken back on purpose is not answered by itself
  }

  /** How many lines a seat's story has. */
  endOf(seat: number): number {
    const { first, lines } = this.stories.get(seat) ?? UNTOLD;
    return first + lines.length;
  }

  heard(chat: ChatView[]): void {
    if (chat.length) this.chat = merged(this.chat, chat).slice(-MOST_CHAT);
  }

  private tell(shown: SeatView): void {
    const { first, lines } = this.stories.get(shown.seat) ?? UNTOLD;
    const begin = shown.since + shown.skipped;
    const joined = shown.skipped === 0 && begin >= first;
    const rest = lines.slice(Math.max(begin - first, 0));
    const told = shared(rest, shown.events); // after an answer was taken back the last page is told anew
    if (joined && told === rest) return;
    this.stories.set(
      shown.seat,
      joined ? { first, lines: lines.slice(0, begin - first).concat(told) } : { first: begin, lines: told },
    );
  }

  /** Ask for the page before what is known. */
  async earlier(): Promise<void> {
    const { seat, told, table } = this;
    if (!told.first || !table) return;
    const page = await this.tried(this.line.story({ table: this.id, seat, before: told.first }));
    if (!page || page.epoch !== this.table?.epoch || this.stories.get(seat)?.first !== told.first) return;
    this.stories.set(seat, { first: page.first, lines: page.events.concat(this.stories.get(seat)!.lines) });
    this.storyVersion += 1;
  }

  /** The question is another one because somebody has taken something back: that is said. */
  private tellUndone(): void {
    const names = this.chairs.filter(({ seat }) => this.waiting.includes(seat)).map(({ name }) => name);
    note({ key: "web-undone", args: { names } });
  }

  /** Somebody answered. To whoever still thinks about a secret question that makes no difference. */
  private turned(asked: OptionView[], back: boolean): void {
    const same = asked.length > 0 && asked === this.options;
    this.insight = null; // it tells of the position before
    if (!same || back || this.sent) this.moved();
    if (!same) this.sent = null;
  }

  presence({ seats, spectators }: Presence): void {
    this.spectators = spectators;
    if (this.table) this.table = shared(this.table, attended(this.table, seats));
  }

  /** The question changed: nothing of the last one holds. */
  private moved(): void {
    this.clear();
    this.ideas = null;
    this.turnTo();
  }

  /** Answer by itself where there is only one answer. */
  private volunteer(): void {
    const [only, more] = this.options;
    if (settings.auto && only && !more) void this.answer(only.action);
  }

  /** Whether the game was seen running. */
  private begun = false;

  /** Hot-seat: look through the eyes of whoever of this device is to answer. Nobody's hand is open before they are there. */
  private turnTo(): void {
    const own = this.table?.seats.map((shown) => shown.seat) ?? [];
    const asked = this.waiting.filter((seat) => own.includes(seat));
    const begins = this.table?.status === "running" && !this.begun;
    this.begun ||= begins;
    if (!begins && own.includes(this.chosen) && (asked.length === 0 || asked.includes(this.chosen))) return;
    const next = asked[0] ?? own[0] ?? -1;
    const other = this.begun && (begins || next !== this.chosen);
    this.curtain = this.hides && own.length > 1 && other;
    this.chosen = next;
  }

  private get hides(): boolean {
    return this.secret && gameOf(this.game).secret;
  }

  lookThrough(seat: number): void {
    this.playback.skip();
    this.curtain = this.hides && seat !== this.chosen;
    this.chosen = seat;
    this.clear();
    this.ideas = null;
    this.insight = null;
  }

  // ---- pointing and answering ----------------------------------------------------------------
  lit = (token: string): boolean => !this.sending && this.open.has(token);
  picked = (token: string): boolean => this.tokens.includes(token);
  marked = (token: string): boolean => this.marks.includes(token) || this.about.includes(token);
  noticed = (token: string): string => this.playback.noticed(token);

  /** One thing more is pointed at; the last one that is needed answers. While the past is shown any click ends it. */
  pick = (token: string, kind = ""): void => {
    this.objection = null;
    if (this.playback.skip() && !this.open.has(token)) return;
    if (this.tokens.includes(token) && !this.open.has(token)) return this.unpick(token);
    if (!this.open.has(token)) return void this.object(token, kind);
    this.tokens = [...this.tokens, token];
    const [only, more] = this.candidates;
    if (only && !more) this.choose(only);
  };

  unpick(token: string): void {
    this.tokens = this.tokens.slice(0, this.tokens.indexOf(token));
    this.pending = null;
  }

  clear(): void {
    this.lookAway();
    this.tokens = NONE;
    this.pending = null;
    this.objection = null;
    this.marks = NONE;
  }

  /** An answer was found: send it, or ask once more. */
  choose(option: OptionView): void {
    this.playback.skip();
    if (!settings.confirm) return void this.answer(option.action);
    this.pending = option;
    this.look(option.action, 0);
  }

  async answer(action: string): Promise<void> {
    if (!this.table || this.sent) return;
    this.playback.skip();
    this.lookAway(); // what is about to be previewed happens now
    const answer = { seat: this.seat, ply: this.table.ply, action };
    const again = this.given.isAgain(answer);
    this.given.give(answer);
    this.sent = answer;
    const done = await this.tried(this.line.say({ type: "move", table: this.id, ...answer }));
    if (this.sent === answer) this.unsend(); // else the next question has come already
    if (done === undefined) this.given.refused(answer);
    else this.given.taken(answer, again);
  }

  private unsend(): void {
    const kept = this.objection;
    this.sent = null;
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
  private async object(token: string, kind: string): Promise<void> {
    const action = kind ? attempted(this.options, this.tokens, { token, kind }, actionsOf(this.game)) : null;
    const asked = this.options;
    const reasons = action === null ? null : await this.reasonsAgainst(action);
    if (asked === this.options)
      this.objection = reasons ? { why: { key: "web-not-possible", args: {} }, reasons } : this.otherwise();
  }

  /** null: it would be no answer at any time, as an animal where an element is asked for. */
  private async reasonsAgainst(action: string): Promise<Refusal[] | null> {
    try {
      return (await this.line.why({ table: this.id, seat: this.seat, action })) as Refusal[];
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return null;
    }
  }

  /** Nothing like it is asked for: what is, and by which rules. */
  private otherwise(): Objection {
    const prompt = this.prompt ?? { key: "web-not-asked", args: {} };
    if (!this.myTurn) return { why: prompt, reasons: [] };
    return { why: { key: "web-not-asked-for", args: {} }, reasons: [{ why: prompt, rules: this.mine.rules }] };
  }

  // ---- looking ahead ---------------------------------------------------------------------------
  /** What is pointed at decides what is previewed: the answer that it would give. */
  point = (token: string | null): void => {
    this.pointed = token;
    if (this.pending) return;
    this.lookAway();
    if (token === null || !this.open.has(token)) return;
    const [only, more] = narrowed(this.options, [...this.tokens, token]);
    if (only && !more) this.look(only.action);
  };

  look(action: string, after = PREVIEW_AFTER): void {
    clearTimeout(this.timer);
    this.looked = action;
    this.timer = window.setTimeout(() => void this.foresee(action), after);
  }

  private lookAway(): void {
    clearTimeout(this.timer);
    this.looked = "";
    this.preview = null;
  }

  private async foresee(action: string): Promise<void> {
    const found = await this.line.preview({ table: this.id, seat: this.seat, action }).catch(() => null);
    if (found && this.looked === action) this.preview = { action, ...found };
  }

  /** Places that a line of the log speaks of. */
  pointAt(places: readonly string[] | null): void {
    this.marks = places?.length ? [...places] : NONE;
  }

  async hint(): Promise<void> {
    const asked = this.options;
    this.thinking = true;
    const ideas = await this.tried(this.line.hint({ table: this.id, seat: this.seat }));
    this.thinking = false;
    if (asked === this.options) this.ideas = (ideas as Idea[] | undefined) ?? null;
  }

  mark(action: string | null): void {
    this.marks = action === null ? NONE : tokensOf(action);
  }

  async lookCloser(): Promise<void> {
    if (this.pacing.waiting || this.playback.playing) return; // the server counts for the present only
    const { seat, table } = this;
    const found = await get<Record<string, unknown>>(`/api/tables/${this.id}/insight?seat=${seat}`).catch(() => null);
    if (this.left || this.pacing.waiting) return;
    if (seat !== this.seat || table?.ply !== this.table?.ply) return this.lookCloser(); // that was before
    this.insight = found;
  }

  // ---- back and forth ------------------------------------------------------------------------------
  undo = () => {
    this.undoing = true;
    return this.tried(this.line.say({ type: "undo", table: this.id, seat: this.undoer.seat }));
  };

  /** All of the turn, alone or by asking the others. */
  reset = () => {
    this.undoing = true;
    return this.tried(post(`/api/tables/${this.id}/reset`, { seat: this.mine.seat }));
  };

  /** Questions that may come to the own seat. */
  foreseen = () => this.tried(this.line.coming({ table: this.id, seat: this.seat }));

  /** Leave these orders instead of those of before; whether they were taken. */
  async leaveOrders(orders: Order[]): Promise<boolean> {
    this.objection = null;
    const said = this.line.say({ type: "orders", table: this.id, seat: this.seat, orders });
    return (await this.tried(said)) !== undefined;
  }

  vote = (agrees: boolean) =>
    this.tried(
      this.line.say({
        type: "vote",
        table: this.id,
        seat: this.seat,
        agrees,
        ply: this.table?.rewind_request?.ply ?? null,
      }),
    );
  pass = (level: string) => this.tried(this.line.say({ type: "pass", table: this.id, seat: this.seat, level }));
  speak = (text: string) => this.line.say({ type: "chat", table: this.id, text });
}

/** Lines of chat in their order, each once. */
export function merged(known: ChatView[], fresh: ChatView[]): ChatView[] {
  const numbers = new Set(known.map((line) => line.n));
  return [...known, ...fresh.filter((line) => !numbers.has(line.n))].sort((a, b) => a.n - b.n);
}
