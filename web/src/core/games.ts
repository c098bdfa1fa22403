// What the client knows of a game beside what the server says: its folder brings it, and everything has a default.
import type { Component } from "svelte";
import { infoOf } from "./catalogue.svelte";
import type { Stage } from "./board/stage";

/** `games/NAME/game.ts`: keys of words, and what only a browser needs to know. */
export interface ClientGame {
  /** Names of words that it needs: its own, and those it shares. */
  words: string[];
  /** Whether seats that share a device must not see each other's. */
  secret: boolean;
  /** Whether its board says who plays what: else a row above it does. */
  names: boolean;
  /** Kinds whose names are drawn as capitals. */
  capitals: string[];
  /** How the ids of its rules begin. */
  rules: string[];
  /** The heading of the gallery by kind of card, and what is said first where texts are reconstructed. */
  gallery: Record<string, string>;
  doubt: string;
  /** Sections of its glossary by their headings in English. */
  sections: Record<string, string>;
  /** Its options and their values. */
  options: Record<string, string>;
  values: Record<string, string>;
}

/** Whether the game of another package has secrets is not known: seats of one device are hidden from each other. */
const PLAIN: ClientGame = {
  words: [],
  secret: true,
  names: false,
  capitals: [],
  rules: [],
  gallery: {},
  doubt: "",
  sections: {},
  options: {},
  values: {},
};

type Board = Component<{ stage: Stage }>;
const FOUND = import.meta.glob<Partial<ClientGame>>("../games/*/game.ts", { eager: true, import: "default" });
const BOARDS = import.meta.glob<Board>("../games/*/Board.svelte", { import: "default" });

const GAMES: Record<string, ClientGame> = Object.fromEntries(
  Object.entries(FOUND).map(([path, brought]) => [path, { ...PLAIN, ...brought }]),
);

export const gameOf = (name: string): ClientGame => GAMES[`../games/${name}/game.ts`] ?? PLAIN;

/** A game without a board has one that is made from its view. */
export const boardOf = (name: string): Promise<Board> =>
  (BOARDS[`../games/${name}/Board.svelte`] ?? BOARDS["../games/generic/Board.svelte"]!)();

/** The game whose book has a rule. */
export function bookOf(rule: string): string | undefined {
  const prefix = rule.split("-")[0]!;
  const path = Object.keys(GAMES).find((path) => GAMES[path]!.rules.includes(prefix));
  return path?.split("/").at(-2);
}

export const titleOf = (game: string): string => infoOf(game)?.title ?? game;
