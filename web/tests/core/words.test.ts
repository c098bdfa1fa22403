// Every name that a part of the client asks for has words, in all languages.
import files from "virtual:words";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../src/core/words.svelte";
import { WORDS_OF_PAGES } from "../../src/pages/places";

const GAMES = ["evolution", "dominant-species", "marine"];
const NAMES = new Set([
  "shell",
  "earth",
  ...Object.values(WORDS_OF_PAGES).flat(),
  ...GAMES.flatMap((game) => [game, `${game}/lesson`, `${game}/first`]),
]);

describe("words", () => {
  it.each(LANGUAGES)("are there in %s, whatever is asked for", async (language) => {
    for (const name of NAMES) {
      const loader = files[`${language}/${name}`];
      expect(loader, name).toBeDefined();
      expect((await loader!()).default, name).toMatch(/^[\w-]+ =/m);
    }
  });
});
