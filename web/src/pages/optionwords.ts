// Keys of options and their values, literally. What is not in the tables is shown as the server names it.
import { gameOf } from "../core/games";
import { t } from "../core/words.svelte";
import { ANIMALS, animalsIn, RANDOM } from "./animals";
import type { Value } from "./plan";

const TITLES: Record<string, string> = {
  quick_play: "web-option-quick-play",
  species_boards: "web-option-species-boards",
  cooperation_triggers: "web-option-cooperation-triggers",
  pass_is_final: "web-option-pass-is-final",
  scavenge_if_attacker_dies: "web-option-scavenge-if-attacker-dies",
  fat_feeding_while_hungry: "web-option-fat-feeding-while-hungry",
  edition: "web-option-edition",
  longer_game: "web-option-longer-game",
  multi_animal: "web-option-multi-animal",
  two_animals: "web-option-two-animals",
  random_earth: "web-option-random-earth",
  optional_fecundity: "web-option-optional-fecundity",
  animals: "web-option-animals",
  round_limit: "web-option-round-limit",
  turn_limit: "web-option-turn-limit",
  alternative_displays: "web-option-alternative-displays",
  superheroes: "web-option-superheroes",
  deck: "web-option-deck",
  empty_retrieve: "web-option-empty-retrieve",
  habitat_own_types: "web-option-habitat-own-types",
};
const VALUES: Record<string, string> = {
  true: "web-value-yes",
  false: "web-value-no",
  null: "web-value-none",
  per_take: "web-value-per-take",
  per_token: "web-value-per-token",
  first: "web-value-first",
  second: "web-value-second",
  exaptation: "web-value-exaptation",
  short: "web-value-short",
  standard: "web-value-standard",
  long: "web-value-long",
  epic: "web-value-epic",
  random: "web-value-random",
  gmt: "web-value-gmt",
  phalanx: "web-value-phalanx",
};
/** How answers are taken back. */
export const UNDOS: Record<string, string> = {
  consent: "web-new-undo-consent",
  horizon: "web-new-undo-horizon",
  never: "web-new-undo-never",
};

const said = (key: string | undefined, otherwise: string): string => (key ? t(key) : otherwise);

export const optionTitle = (name: string): string => said(TITLES[name], name.replaceAll("_", " "));
export const valueTitle = (value: Value): string => said(VALUES[String(value)], String(value));
export const animalTitle = (game: string, name: string): string => t(`${gameOf(game).animal ?? ""}${name}`);

/** A value as a table has it: animals are named seat by seat. */
export function chosenTitle(game: string, option: string, value: Value): string {
  if (option !== ANIMALS || value === RANDOM) return valueTitle(value);
  return animalsIn(String(value))
    .map((own) => own.map((name) => animalTitle(game, name)).join(" + "))
    .join(" · ");
}
