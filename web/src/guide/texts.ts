// Guides come with their games: games/<game>/words/guide/<language>.md. Each is a file of its own, loaded when it is read.
import type { Component } from "svelte";
import type { Language } from "../core/words.svelte";

const ROOT = "../../../src/tangledbank/games";
const texts = import.meta.glob<string>("../../../src/tangledbank/games/*/words/guide/*.md", {
  query: "?raw",
  import: "default",
});
/** Draws the scene of a name; without one, the drawings that all scenes refer to. */
export type Scenes = Component<{ name: string | null }>;
const scenes = import.meta.glob<Scenes>("../games/*/Scenes.svelte", { import: "default" });

const pathOf = (game: string, lang: Language): string => `${ROOT}/${game.replaceAll("-", "_")}/words/guide/${lang}.md`;

export const hasGuide = (game: string): boolean => pathOf(game, "en") in texts;

export async function guideOf(game: string, lang: Language): Promise<string> {
  return (await texts[pathOf(game, lang)]?.()) ?? "";
}

export async function scenesOf(game: string): Promise<Scenes | null> {
  return (await scenes[`../games/${game}/Scenes.svelte`]?.()) ?? null;
}
