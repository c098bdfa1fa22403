// Keys of options and their values. What a game has no words for is shown as the server names it.
import { gameOf } from "../../core/games";
import { nounOf } from "../../core/nouns";
import { t } from "../../core/words.svelte";
import { ANIMALS, animalsIn, RANDOM } from "./animals";
import type { Value } from "./plan";

const VALUES: Record<string, string> = {
  true: "web-value-yes",
  false: "web-value-no",
  null: "web-value-none",
  random: "web-value-random",
};
/** How answers are taken back. */
export const UNDOS: Record<string, string> = {
  consent: "web-new-undo-consent",
  horizon: "web-new-undo-horizon",
  never: "web-new-undo-never",
};

const said = (key: string | undefined, otherwise: string): string => (key ? t(key) : otherwise);

export const optionTitle = (game: string, name: string): string =>
  said(gameOf(game).options[name], name.replaceAll("_", " "));
export const valueTitle = (game: string, value: Value): string =>
  said(gameOf(game).values[String(value)] ?? VALUES[String(value)], String(value));
export const animalTitle = (game: string, name: string): string => nounOf(game, "animal", name);

/** A value as a table has it: animals are named seat by seat. */
export function chosenTitle(game: string, option: string, value: Value): string {
  if (option !== ANIMALS || value === RANDOM) return valueTitle(game, value);
  return animalsIn(String(value))
    .map((own) => own.map((name) => animalTitle(game, name)).join(" + "))
    .join(" · ");
}
