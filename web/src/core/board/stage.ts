// What a board needs to know and may do. A running table, a replay and a lesson are stages.
import type { ChairView, OptionView, Words } from "../wire";

/** What is said about a piece when somebody hovers, focuses or presses it long. */
export interface About {
  title: string;
  lines?: string[];
  /** Ids of rules to read on. */
  rules?: string[];
  /** How far its neighbours reach, in its own size: the explanation leaves them free. */
  reach?: number;
}

export interface Stage {
  readonly game: string;
  readonly players: number;
  readonly chairs: ChairView[];
  /** Through whose eyes we look; -1: a spectator's. */
  readonly seat: number;
  /** What the engine shows that seat; its shape is the game's. */
  readonly view: Record<string, unknown>;
  /** Seats that are to answer now. */
  readonly waiting: number[];
  /** Facts for looking closer: values and scores of tiles, attacks that are blocked. */
  readonly insight: Record<string, unknown> | null;
  /** Ask for the insight, where it is not given anyway. */
  lookCloser?(): Promise<void>;
  /** Whether pointing at something goes on towards an answer. */
  lit(token: string): boolean;
  picked(token: string): boolean;
  /** Whether something shall be noticed: a line of the log, a hint or a lesson speaks of it. */
  marked(token: string): boolean;
  /** Whether it is spoken of now while one is shown what happened, or has changed since one's last answer. */
  noticed?(token: string): string;
  /** `kind`: what sort of thing it is, as actions call it. */
  pick(token: string, kind?: string): void;
  /** The answers that are still possible after what was picked; absent where nothing can be answered. */
  readonly candidates?: OptionView[];
  /** Pointing at something that means a whole answer. */
  choose?(option: OptionView): void;
  /** The mouse or the focus is on it: the consequences are shown; null: it left. */
  point(token: string | null): void;
}

export const MOST_PLAYERS = 6;

/** A question whose answers are listed beside the board. A table asks so, and a puzzle. */
export interface Asking {
  readonly game: string;
  readonly chairs: ChairView[];
  readonly candidates: OptionView[];
  readonly myTurn: boolean;
  readonly sending: boolean;
  /** What was picked so far, and an answer that must be confirmed. */
  readonly tokens: readonly string[];
  readonly pending: OptionView | null;
  choose(option: OptionView): void;
  answer(action: string): Promise<void>;
  clear(): void;
  unpick(token: string): void;
  /** The mouse or the focus is on an answer; on none. */
  look(action: string): void;
  point(token: string | null): void;
}

/** Colours and shapes of seats and animals are CSS variables --seat-1 ... --seat-6. */
export const seatName = (seat: number): string => `P${seat + 1}`;

export type Story = Words[];
