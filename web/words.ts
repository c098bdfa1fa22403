// The Fluent files of all languages as a few modules, by what is needed together: `virtual:words` has a loader for each.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const ROOT = resolve(import.meta.dirname, "../src/tangledbank");
const LANGUAGES = ["en", "pl", "it", "hu"];
/** What every page needs, and what some of them need beside it; the rest of the program's words are not for a browser. */
const SHELL = ["web", "web-pages", "core", "server"];
const OTHERS = ["web-replay", "web-people", "coach", "daily", "puzzle"];
/** Of a game's words: what only some of its readers need. */
const APART = ["lesson", "first"];
const ID = "virtual:words";

/** Files by the name of their module. */
function modules(language: string): Map<string, string[]> {
  const found = new Map([["shell", SHELL.map((name) => join(ROOT, "locale", language, `${name}.ftl`))]]);
  for (const name of OTHERS) found.set(name, [join(ROOT, "locale", language, `${name}.ftl`)]);
  const games = readdirSync(join(ROOT, "games")).map((game) => [game.replaceAll("_", "-"), join(ROOT, "games", game)]);
  for (const [owner, home] of [["earth", join(ROOT, "earth")], ...games]) {
    const folder = join(home!, "words", language);
    if (!existsSync(folder)) continue;
    for (const file of readdirSync(folder).sort()) {
      const part = file.replace(/\.ftl$/, "");
      const name = APART.includes(part) ? `${owner}/${part}` : owner!;
      found.set(name, [...(found.get(name) ?? []), join(folder, file)]);
    }
  }
  return found;
}

export function words(): Plugin {
  const all = () =>
    new Map(LANGUAGES.flatMap((one) => [...modules(one)].map(([name, paths]) => [`${one}/${name}`, paths])));
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(ID) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${ID}`)) return null;
      const name = id.slice(ID.length + 2);
      if (!name) {
        const loaders = [...all().keys()].map((one) => `${JSON.stringify(one)}: () => import("${ID}/${one}")`);
        return `export default {${loaders.join(", ")}}`;
      }
      const paths = all().get(name) ?? [];
      for (const path of paths) this.addWatchFile(path);
      return `export default ${JSON.stringify(paths.map((path) => readFileSync(path, "utf8")).join("\n"))}`;
    },
  };
}
