// What cards and traits say, by the key of their name: the game's gallery, asked for once.
import { get } from "./api";
import { isWords } from "./words.svelte";
import type { Gallery, Words } from "./wire";

let texts: Record<string, Words> = $state.raw({});
const asked = new Set<string>();

/** Have the texts of a game at hand; without them names are all that is said. */
export async function needTexts(game: string): Promise<void> {
  if (asked.has(game)) return;
  asked.add(game);
  try {
    const { pieces } = await get<Gallery>(`/api/cards/${game}`);
    texts = { ...texts, ...Object.fromEntries(pieces.map(({ name, text }) => [name.key, text])) };
  } catch {
    asked.delete(game); // the next table asks again
  }
}

/** The names within a sentence, in their order. */
const namesIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  return isWords(value) ? [value.key, ...Object.values(value.args ?? {}).flatMap(namesIn)] : [];
};

/** What the cards and traits that a sentence names say. */
export const textsIn = (words: Words): Words[] =>
  [...new Set(namesIn(words))].flatMap((name) => (texts[name] ? [texts[name]] : []));

/** For each of these sentences what is to be told with it: a text that was told before is not told again. */
export function toldOnce(sentences: readonly Words[]): Words[][] {
  const told = new Set<string>();
  return sentences.map((words) => {
    const fresh = textsIn(words).filter(({ key }) => !told.has(key));
    for (const { key } of fresh) told.add(key);
    return fresh;
  });
}
