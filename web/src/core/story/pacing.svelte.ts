// Watching at a pace of one's own: what comes is queued and shown step by step. What a player is shown is playback.svelte.ts.
import { paceNow } from "./scenes.svelte";
import { keep, settings, type Pace } from "../settings.svelte";
import { shared } from "../connection/shared";
import type { Listener } from "../connection/socket.svelte";
import type { ChatView, Presence, Seen, TableView } from "../wire";

/** So many views wait, a whole game of six bots. When it is one more, the older half is passed over: nobody shall fall behind by hours. */
export const MOST_WAITING = 1000;

/** Where views are shown in the end. */
interface Shown extends Listener {
  readonly table: TableView | null;
  heard(chat: ChatView[]): void;
}

export class Pacing implements Listener {
  paused = $state(false);
  private queue: Seen[] = $state.raw([]);
  /** How many views are still to be shown. */
  readonly waiting: number = $derived(this.queue.length);
  private timer = 0;
  private last = -Infinity;

  constructor(private readonly shown: Shown) {}

  // ---- what comes --------------------------------------------------------------------------
  seen(message: Seen): void {
    const { table } = this.shown;
    if (!table || !isWatched(message.table)) return this.pass(message);
    if (!this.queue.length && isSameMoment(table, message.table)) return this.shown.seen(message);
    this.shown.heard(message.chat); // people talk now
    const before = this.queue.at(-1)?.table ?? table;
    this.queue = [...this.queue, { ...message, table: shared(before, message.table), chat: [] }]; // many small ones
    if (this.queue.length > MOST_WAITING) this.leaveWaiting(MOST_WAITING / 2);
    this.goOn();
  }

  /** Who comes and goes does so now: the views that wait know nothing of it yet. */
  presence(message: Presence): void {
    this.shown.presence(message);
    this.queue = this.queue.map((one) => ({ ...one, table: attended(one.table, message.seats) }));
  }

  /** Of what waits nothing counts: it would come again after what is shown. */
  known = () => this.shown.known();

  private pass(message: Seen): void {
    this.leaveWaiting(0);
    this.shown.seen(message);
  }

  // ---- what is shown -----------------------------------------------------------------------
  choose(pace: Pace): void {
    settings.pace = pace;
    keep();
    this.paused = false;
    this.goOn();
  }

  toggle(): void {
    this.paused = !this.paused;
    this.goOn();
  }

  stepOn(): void {
    this.paused = true;
    this.step();
  }

  catchUp(): void {
    this.paused = false;
    this.leaveWaiting(0);
  }

  leave(): void {
    clearTimeout(this.timer);
  }

  /** Show what is due, and come back for the rest. */
  private goOn(): void {
    clearTimeout(this.timer);
    if (this.paused) return;
    if (paceNow() === 0) return this.leaveWaiting(0);
    if (this.due() <= 0) this.step();
    if (this.queue.length) this.timer = window.setTimeout(() => this.goOn(), this.due());
  }

  private due(): number {
    return this.last + paceNow() - performance.now();
  }

  /** Nothing is left out: every view tells only what is new in it. */
  private leaveWaiting(most: number): void {
    while (this.queue.length > most) this.step();
  }

  /** One view, and those after it that tell only of clocks or of rewind requests. */
  private step(): void {
    const [next, after] = this.queue;
    if (!next) return;
    this.queue = this.queue.slice(1);
    this.shown.seen(next);
    this.last = performance.now();
    if (after && isSameMoment(next.table, after.table)) this.step();
  }
}

/** Whether somebody without a seat looks at a game. */
const isWatched = ({ status, chairs }: TableView): boolean => status !== "open" && chairs.every(({ yours }) => !yours);

const isSameMoment = (one: TableView, other: TableView): boolean =>
  one.ply === other.ply && one.epoch === other.epoch && one.status === other.status;

/** A table with the people who are there. */
export const attended = (table: TableView, seats: readonly number[]): TableView => ({
  ...table,
  chairs: table.chairs.map((chair) => ({ ...chair, present: seats.includes(chair.seat) })),
});
