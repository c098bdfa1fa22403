// The games, in one place: what each needs beside its words. A new game is one line here and one folder in games/.
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

export const GAMES: Record<string, GameEntry> = {
  evolution: { words: ["web-evolution"], secret: true, board: () => import("../games/evolution/Board.svelte") },
  "dominant-species": { animal: "dom-animal-", words: ["web-earth", "cli-earth", "cli-dominant-species"], secret: false, board: () => import("../games/dominant-species/Board.svelte") },
  marine: { animal: "mar-animal-", words: ["web-earth", "cli-earth", "cli-marine"], secret: true, board: () => import("../games/marine/Board.svelte") },
};
