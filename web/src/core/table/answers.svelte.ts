// The own answers of a table, so that what was taken back can be given again, also after a reload.
import { recall, remember } from "../session";

export interface Answered {
  seat: number;
  ply: number;
  action: string;
}

interface Note {
  given: Answered[];
  undone: Answered[];
}

export class Answers {
  private given: Answered[] = $state.raw([]);
  /** Answers that were taken back, the next to be given again last. */
  undone: Answered[] = $state.raw([]);
  private readonly name: string;

  constructor(table: string) {
    this.name = `answers-${table}`;
    const { given, undone } = recall<Partial<Note>>(this.name, {});
    if (Array.isArray(given)) this.given = given;
    if (Array.isArray(undone)) this.undone = undone;
  }

  get last(): Answered | undefined {
    return this.given.at(-1);
  }

  give(answer: Answered): void {
    this.keep([...this.given, answer], this.undone);
  }

  /** It was taken. Whoever answers otherwise than before goes another way: nothing of the old one is left. */
  taken(answer: Answered, again: boolean): void {
    this.keep(this.given, again ? this.undone.filter((other) => !same(other, answer)) : []);
  }

  refused(answer: Answered): void {
    this.keep(
      this.given.filter((other) => other !== answer),
      this.undone,
    );
  }

  /** The table is at a ply: what was given there or later was taken back, and what was taken back before it cannot be given any more. */
  at(ply: number): void {
    const back = this.given.filter((answer) => answer.ply >= ply).reverse();
    const undone = [...this.undone, ...back].filter((answer) => answer.ply >= ply);
    this.keep(
      this.given.filter((answer) => answer.ply < ply),
      undone,
    );
  }

  /** Whether an answer is the one that was taken back last. */
  isAgain(answer: Answered): boolean {
    const last = this.undone.at(-1);
    return last !== undefined && same(last, answer);
  }

  private keep(given: Answered[], undone: Answered[]): void {
    const unchanged = given.length === this.given.length && undone.length === this.undone.length;
    if (unchanged) return;
    this.given = given;
    this.undone = undone;
    remember(this.name, { given, undone } satisfies Note);
  }
}

const same = (one: Answered, other: Answered): boolean =>
  one.seat === other.seat && one.ply === other.ply && one.action === other.action;
