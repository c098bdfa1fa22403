// Fluent messages, the same files as the server's and the terminal's. Reading `language()` makes a component follow it.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { get } from "./api";
import type { GameWords, Words } from "./wire";

export const LANGUAGES = ["en", "pl", "it", "hu"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  pl: "Polski",
  it: "Italiano",
  hu: "Magyar",
};

const ROOT = "../../../src/tangledbank";
const files = import.meta.glob<string>(
  [
    "../../../src/tangledbank/locale/*/*.ftl",
    "../../../src/tangledbank/earth/words/*/*.ftl",
    "../../../src/tangledbank/games/*/words/*/*.ftl",
  ],
  { query: "?raw", import: "default" },
);
const SHELL = ["web", "web-pages", "core", "server"];
const wanted = new Set(SHELL);
const bundles = new Map<Language, FluentBundle>();
const loaded = new Set<string>();
const state = $state({ language: "en" as Language, version: 0 });

export const language = (): Language => state.language;

function bundleOf(lang: Language): FluentBundle {
  let bundle = bundles.get(lang);
  if (!bundle) bundles.set(lang, (bundle = new FluentBundle(lang, { useIsolating: false })));
  return bundle;
}

/** Where the words of a name are: the program's, or `<game>/<file>` of what a game brings; `earth/<file>` is shared. */
function fileOf(lang: Language, name: string): string {
  const [owner = "", file] = name.split("/");
  if (!file) return `${ROOT}/locale/${lang}/${name}.ftl`;
  const folder = owner === "earth" ? owner : `games/${owner.replaceAll("-", "_")}`;
  return `${ROOT}/${folder}/words/${lang}/${file}.ftl`;
}

/** The texts of a name. Those of an installed game are not here: the server has them, all in one. */
async function textsOf(lang: Language, name: string): Promise<string[]> {
  const file = files[fileOf(lang, name)];
  if (file) return [await file()];
  const [game, isGame] = name.split("/");
  return isGame === "game" ? (await get<GameWords>(`/api/words/${game}`, lang)).texts : [];
}

async function load(lang: Language, name: string): Promise<void> {
  const key = `${lang}/${name}`;
  if (loaded.has(key)) return;
  const texts = await textsOf(lang, name);
  if (loaded.has(key)) return;
  loaded.add(key);
  for (const text of texts) bundleOf(lang).addResource(new FluentResource(text));
}

/** Have the words of more files at hand: a game's, when its table opens. */
export async function need(...names: string[]): Promise<void> {
  for (const name of names) wanted.add(name);
  await Promise.all(names.map((name) => load(state.language, name)));
  state.version += 1;
}

/** The files of a game: its own words, those of both games on Earth, and what its bots say. */
export const needGame = (game: string) => need(`${game}/game`, `${game}/bots`);

export async function speak(lang: Language): Promise<void> {
  await Promise.all([...wanted].map((name) => load(lang, name)));
  state.language = lang;
  document.documentElement.lang = lang;
}

/** The language the browser asks for, if it is one of ours. */
export function preferred(): Language {
  const preferred = navigator.languages.map((lang) => lang.slice(0, 2).toLowerCase());
  return LANGUAGES.find((lang) => preferred.includes(lang)) ?? "en";
}

export function isWords(value: unknown): value is Words {
  return typeof value === "object" && value !== null && typeof (value as Words).key === "string";
}

/** An argument ready for Fluent, exactly as the server does it. */
function spoken(value: unknown): FluentVariable {
  if (isWords(value)) return say(value);
  if (Array.isArray(value)) {
    const texts = value.map((item) => String(spoken(item)));
    return texts.join(texts.every((text) => /[.)]$/.test(text)) ? " " : ", ");
  }
  return typeof value === "number" ? value : String(value);
}

/** A message in the reader's language. A key without words shows itself: tests look for that. */
export function say(words: Words): string {
  void state.version;
  const bundle = bundles.get(state.language);
  const pattern = bundle?.getMessage(words.key)?.value;
  if (!bundle || !pattern) return words.key;
  const args = Object.entries(words.args ?? {}).map(([name, value]) => [name, spoken(value)]);
  return bundle.formatPattern(pattern, Object.fromEntries(args), []);
}

export const t = (key: string, args: Record<string, unknown> = {}): string => say({ key, args });

/** Whether there are words for a key: not every trait has a longer text. */
export function has(key: string): boolean {
  void state.version;
  return bundles.get(state.language)?.hasMessage(key) ?? false;
}
