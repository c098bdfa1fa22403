// The rules of a game in a language, asked for once.
import { get } from "../core/api";
import type { Chapter, RulesPage } from "../core/wire";
import type { Language } from "../core/words.svelte";

const known = new Map<string, Promise<Chapter[]>>();

export function chaptersOf(game: string, lang: Language): Promise<Chapter[]> {
  const key = `${game} ${lang}`;
  let found = known.get(key);
  if (!found) {
    found = get<RulesPage>(`/api/rules/${game}`).then(({ chapters }) => chapters);
    found.catch(() => known.delete(key)); // it is asked for once more
    known.set(key, found);
  }
  return found;
}
