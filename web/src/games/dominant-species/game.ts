import type { ClientGame } from "../../core/games";

const GAME: Partial<ClientGame> = {
  words: ["earth", "dominant-species"],
  secret: false,
  names: true,
  rules: ["DS", "RU"],
  sections: {
    "The table of Dominant Species": "web-words-table",
    "Words of Dominant Species": "web-words-words",
    "Phases of Dominant Species": "web-words-phases",
    "Sections of the action display": "web-words-sections",
    "Animals of Dominant Species": "web-words-animals",
    "Elements of Dominant Species": "web-words-elements",
    "Terrains of Dominant Species": "web-words-terrains",
    "Cards of Dominant Species": "web-rules-cards",
  },
  options: {
    edition: "web-option-edition",
    longer_game: "web-option-longer-game",
    multi_animal: "web-option-multi-animal",
    random_earth: "web-option-random-earth",
    optional_fecundity: "web-option-optional-fecundity",
    animals: "web-option-animals",
    round_limit: "web-option-round-limit",
  },
  values: {
    first: "web-value-first",
    second: "web-value-second",
  },
};
export default GAME;
