// Where a puzzle comes from: from those that are shipped, or from the review of an own game.
import { get, post } from "../core/api";
import type {
  Moment,
  PuzzleIdea,
  PuzzleVerdict,
  PuzzleView,
  ReviewDecision,
  ReviewIdea,
  ReviewView,
  TableView,
  Words,
} from "../core/wire";

/** A position with its question. */
export interface Posed {
  game: string;
  /** Under which name it is remembered how it went. */
  id: string;
  players: number;
  /** 0: an own mistake has none. */
  level: number;
  tags: string[];
  moment: Moment;
}

export interface Source {
  pose(): Promise<Posed>;
  /** An answer; nothing gives up. */
  judge(action: string): Promise<PuzzleVerdict>;
  /** The position after so many answers, the best one being the first. */
  line(n: number): Promise<Moment>;
}

export class Shipped implements Source {
  private readonly path: string;

  constructor(game: string, id: string) {
    this.path = `/api/puzzles/${game}/${encodeURIComponent(id)}`;
  }
  pose = (): Promise<Posed> => get<PuzzleView>(this.path);
  judge = (action: string): Promise<PuzzleVerdict> => post<PuzzleVerdict>(this.path, { action });
  line = (n: number): Promise<Moment> => get<Moment>(`${this.path}/${n}`);
}

/** An own mistake that is clear-cut, in a reviewed game. */
export interface Mistake {
  table: string;
  decision: ReviewDecision;
}

export const idOfMistake = ({ table, decision }: Mistake): string => `${table}-${decision.ply}`;

/** The own clear-cut mistakes in a game; null if it was not reviewed. */
export async function mistakesIn(table: string): Promise<Mistake[] | null> {
  const path = `/api/tables/${encodeURIComponent(table)}`;
  const [seen, { review }] = await Promise.all([get<TableView>(path), get<ReviewView>(`${path}/review`)]);
  if (!review) return null;
  const own = new Set(seen.chairs.filter(({ yours }) => yours).map(({ seat }) => seat));
  const found = review.decisions.filter(({ clear, answer }) => clear && own.has(answer.seat));
  return found.map((decision) => ({ table, decision }));
}

const PLAYED: Words = { key: "puzzle-mine-played", args: {} };

export class Own implements Source {
  private readonly path: string;
  private decision: ReviewDecision | null = null;

  constructor(
    private readonly table: string,
    private readonly ply: number,
  ) {
    this.path = `/api/tables/${encodeURIComponent(table)}`;
  }

  async pose(): Promise<Posed> {
    const found = (await mistakesIn(this.table))?.find(({ decision }) => decision.ply === this.ply) ?? null;
    if (!found) return Promise.reject(new NoMistake());
    this.decision = found.decision;
    const { game, players } = await get<TableView>(this.path);
    const moment = await get<Moment>(`${this.path}/moments/${this.ply - 1}?seat=${this.decision.answer.seat}`);
    return { game, id: idOfMistake(found), players, level: 0, tags: [], moment };
  }

  judge(action: string): Promise<PuzzleVerdict> {
    const { best, played, line } = this.decision!;
    const right = action === best!.action;
    const isAgain = action === played?.action;
    const given = right ? ideaOf(best!) : isAgain ? { ...ideaOf(played), why: PLAYED } : null;
    if (action && !right) return Promise.resolve({ right, given, best: null, others: [], steps: 0 });
    return Promise.resolve({ right, given, best: ideaOf(best!), others: [ideaOf(played!)], steps: line.length });
  }

  line = (n: number): Promise<Moment> => get<Moment>(`${this.path}/review/${this.ply}/${n}`);
}

export class NoMistake extends Error {}

const THOUSANDTHS = 1000;
const NOTHING: Words = { key: "", args: {} };
const ideaOf = ({ action, label, chance, why }: ReviewIdea): PuzzleIdea => ({
  action,
  label,
  chance: Math.round(chance / THOUSANDTHS),
  why: why ?? NOTHING,
});
