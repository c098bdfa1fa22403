// Orders: answers that a player leaves for questions that may come, and how one is put together.
import { recall, remember } from "../session";
import type { TableStore } from "./table.svelte";
import type { ComingQuestionView, OptionView, Order, Words } from "../wire";

export const UNTIL = { phase: "web-order-phase", round: "web-order-round", game: "web-order-game" };
export type Until = keyof typeof UNTIL;
/** So many answers fit into an order, so many orders are left at most: as the server counts. */
const MOST_ANSWERS = 12;
export const MOST_ORDERS = 12;
/** A place of several of its kind: `domination-2`. */
const NUMBERED = /-\d+$/;
/** "Whatever is the only sensible answer". */
export const SENSIBLE: Order = { answers: [], question: "", repeat: true, until: "game" };

/** An answer for all of its kind, `pawn domination-*`; null if it is the only one. */
export function alike(action: string, options: readonly OptionView[]): string | null {
  if (!NUMBERED.test(action)) return null;
  const stem = action.replace(NUMBERED, "-");
  const kin = options.filter((option) => option.action.startsWith(stem) && NUMBERED.test(option.action));
  return kin.length > 1 ? `${stem}*` : null;
}

export class OrderDesk {
  /** What may be asked; null before it was looked for. */
  coming: ComingQuestionView[] | null = $state.raw(null);
  looking = $state(false);
  question = $state("");
  /** The answers of the order that is put together, the best first. */
  chosen: string[] = $state.raw([]);
  repeat = $state(false);
  until: Until = $state("round");
  /** What answers and questions say, for orders that were left before. */
  private texts: Record<string, Words> = $state.raw({});

  constructor(private readonly table: TableStore) {
    this.texts = recall<Record<string, Words>>(this.name, {});
  }

  private get name(): string {
    return `orders-${this.table.id}`;
  }

  /** What was sent and is not answered yet: the next change is one of that. */
  private sent: Order[] | null = $state.raw(null);
  left: Order[] = $derived.by(() => this.sent ?? this.table.mine.orders);
  rest = $derived.by(() => this.table.mine.orders_rest);
  options: OptionView[] = $derived(this.coming?.find(({ question }) => question === this.question)?.options ?? []);
  full = $derived(this.left.length >= MOST_ORDERS);

  async look(): Promise<void> {
    this.looking = true;
    const found = await this.table.foreseen();
    this.looking = false;
    if (!found) return;
    this.coming = found;
    this.turnTo(found.some(({ question }) => question === this.question) ? this.question : (found[0]?.question ?? ""));
    const said = found.flatMap(({ question, prompt, options }): [string, Words][] => [
      [question, prompt],
      ...options.map(({ action, label }): [string, Words] => [action, label]),
    ]);
    this.texts = { ...this.texts, ...Object.fromEntries(said) };
  }

  turnTo(question: string): void {
    this.question = question;
    this.chosen = [];
  }

  /** One more answer, or one less. */
  pick(action: string): void {
    const kind = alike(action, this.options);
    const known = this.chosen.find((one) => one === action || (kind !== null && one === kind));
    if (known !== undefined) this.chosen = this.chosen.filter((one) => one !== known);
    else if (this.chosen.length < MOST_ANSWERS) this.chosen = [...this.chosen, action];
  }

  /** This answer alone, or any of its kind. */
  widen(answer: string): void {
    const wide = alike(answer, this.options);
    const narrow = this.options.find(({ action }) => alike(action, this.options) === answer)?.action;
    this.chosen = this.chosen.map((one) => (one === answer ? (wide ?? narrow ?? one) : one));
  }

  /** What an answer says: for all of a kind what the first of them says. */
  said(answer: string): Words | null {
    const stem = answer.replace(/\*$/, "");
    return this.texts[answer] ?? (stem === answer ? null : (this.texts[`${stem}1`] ?? this.first(stem)));
  }

  private first(stem: string): Words | null {
    const found = Object.keys(this.texts).find((text) => text.startsWith(stem));
    return found === undefined ? null : this.texts[found]!;
  }

  // ---- leaving, changing, withdrawing: always the whole list ----------------------------------
  async leave(): Promise<void> {
    const { chosen: answers, question, repeat, until } = this;
    if (!(await this.send([...this.left, { answers, question, repeat, until }]))) return;
    this.chosen = [];
    this.coming = null; // what was left comes into sight
  }

  add = (order: Order) => this.send([...this.left, order]);
  withdraw = (which: number) => this.send(this.left.filter((_, k) => k !== which));
  change = (which: number, part: Partial<Order>) =>
    this.send(this.left.map((order, k) => (k === which ? { ...order, ...part } : order)));
  /** The same once more: they are about what is known now. */
  confirm = () => this.send(this.left);

  private async send(orders: Order[]): Promise<boolean> {
    const used = new Set(orders.flatMap(({ answers, question }) => [question, ...answers]));
    const stems = [...used].filter((text) => text.endsWith("*")).map((text) => text.slice(0, -1));
    const kept = Object.entries(this.texts).filter(([text]) => used.has(text) || stems.some((s) => text.startsWith(s)));
    remember(this.name, Object.fromEntries(kept));
    this.sent = orders;
    return this.table.leaveOrders(orders).finally(() => {
      if (this.sent === orders) this.sent = null;
    });
  }
}
