// The games that can be played here, and what the server says of each: asked once, and again in another language.
import { get } from "./api";
import type { ArgInfo, GameInfo, Games } from "./wire";
import { language } from "./words.svelte";

/** What the words of an action name after its verb, by verb. */
export type Actions = Readonly<Record<string, readonly ArgInfo[]>>;

let known: readonly GameInfo[] = $state.raw([]);
let spoken = "";

export const games = (): readonly GameInfo[] => known;
export const infoOf = (game: string): GameInfo | undefined => known.find(({ name }) => name === game);
/** The bots that may sit at its tables. */
export const levelsOf = (game: string): readonly string[] => infoOf(game)?.levels ?? [];
export const actionsOf = (game: string): Actions => infoOf(game)?.actions ?? {};

export function know(found: readonly GameInfo[]): void {
  known = found;
}

/** Have them at hand in the reader's language. */
export async function needGames(): Promise<void> {
  const wanted = language();
  if (spoken === wanted) return;
  know((await get<Games>("/api/games")).games);
  spoken = wanted;
}
