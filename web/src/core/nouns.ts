// What things are called: the server says it of every word that names one in answers and views, and of whole sentences
// which thing they are.
import { games, infoOf } from "./catalogue.svelte";
import { gameOf } from "./games";
import { toReader } from "./names";
import type { GameInfo, Words } from "./wire";
import { has, say } from "./words.svelte";

/** A thing: what sort of thing it is, and the word that names it. */
export interface Noun {
  kind: string;
  token: string;
}

const NOBODY = -1;

/** What the server calls a thing. */
export const wordsOf = (game: string, kind: string, token: string): Words | undefined =>
  infoOf(game)?.nouns[kind]?.[token];

/** A thing of a game as people call it. */
export function nounOf(game: string, kind: string, token: string): string {
  if (gameOf(game).capitals.includes(kind)) return token.toUpperCase();
  const words = wordsOf(game, kind, token);
  return words && has(words.key) ? say(toReader(words, NOBODY)) : token.replaceAll("_", " ");
}

const spelled = ({ key, args }: Words): string => `${key} ${JSON.stringify(args ?? {})}`;

/** By sentence the thing that it names, if it is one alone. */
let things: Map<string, Noun | null> = new Map();
let made: readonly GameInfo[] = [];

/** The thing that these words name. */
export function namedBy(words: Words): Noun | null {
  if (made !== games()) {
    made = games();
    things = new Map();
    for (const { nouns } of made)
      for (const [kind, named] of Object.entries(nouns))
        for (const [token, words] of Object.entries(named)) {
          const key = spelled(words);
          const known = things.get(key);
          // a section and its box have the same words, and the same name
          things.set(key, known === undefined || known?.token === token ? { kind, token } : null);
        }
  }
  return things.get(spelled(words)) ?? null;
}
