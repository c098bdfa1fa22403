// The games, in one place: what each needs beside its words. A game that is not here has a board made from its view.
import type { Component } from "svelte";
import type { Stage } from "./stage";

export interface GameEntry {
  /** Word files, beside the game's own and its bots'. */
  words: string[];
  /** Whether seats that share a device must not see each other's. */
  secret: boolean;
  /** How the keys of its animals begin, if it has any. */
  animal?: string;
  board: () => Promise<{ default: Component<{ stage: Stage }> }>;
}

const GAMES: Record<string, GameEntry> = {
  evolution: { words: ["evolution/web"], secret: true, board: () => import("../games/evolution/Board.svelte") },
  "dominant-species": {
    animal: "dom-animal-",
    words: ["earth/web", "earth/terminal", "dominant-species/terminal"],
    secret: false,
    board: () => import("../games/dominant-species/Board.svelte"),
  },
  marine: {
    animal: "mar-animal-",
    words: ["earth/web", "earth/terminal", "marine/terminal"],
    secret: true,
    board: () => import("../games/marine/Board.svelte"),
  },
};

/** For games of other packages. Whether they have secrets is not known: seats of one device are hidden from each other. */
const ANY: GameEntry = { words: [], secret: true, board: () => import("../games/generic/Board.svelte") };

export const gameOf = (name: string): GameEntry => (Object.hasOwn(GAMES, name) ? GAMES[name]! : ANY);
