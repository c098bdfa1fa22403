// A stage on which nothing happens: pictures of a guide are drawn by the same components as the board.
import type { Stage } from "../core/board/stage";
import type { ChairView } from "../core/wire";

const never = (): boolean => false;
const nothing = (): void => {};
const chair = (name: string, seat: number): ChairView => ({
  seat,
  name,
  level: "",
  yours: false,
  flagged: false,
  present: true,
  vacation: 0,
});

export interface Still {
  game: string;
  /** Names of the players by seat. */
  names: string[];
  view: unknown;
  /** Through whose eyes; -1: nobody's. */
  seat?: number;
  /** What the text speaks of. */
  marked?: readonly string[];
}

export const stillOf = ({ game, names, view, seat = -1, marked = [] }: Still): Stage => ({
  game,
  players: names.length,
  chairs: names.map(chair),
  seat,
  view: view as Record<string, unknown>,
  waiting: [],
  insight: null,
  lit: never,
  picked: never,
  marked: (token) => marked.includes(token),
  pick: nothing,
  point: nothing,
});
