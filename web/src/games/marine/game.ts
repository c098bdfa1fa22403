import type { ClientGame } from "../../core/games";

const GAME: Partial<ClientGame> = {
  words: ["earth", "marine"],
  names: true,
  rules: ["DSM"],
  gallery: { trait: "web-rules-traits-marine" },
  doubt: "mar-reconstructed",
  sections: {
    "Words of Marine": "web-words-words",
    "Sections of Marine": "web-words-sections",
    "Animals of Marine": "web-words-animals",
    "Elements of Marine": "web-words-elements",
    "Terrains of Marine": "web-words-terrains",
    "Sides of a vent": "web-words-vent",
    "Evolution cards of Marine": "web-rules-cards",
    "Traits of Marine": "web-rules-traits-marine",
  },
  options: {
    edition: "web-option-edition",
    two_animals: "web-option-two-animals",
    random_earth: "web-option-random-earth",
    alternative_displays: "web-option-alternative-displays",
    superheroes: "web-option-superheroes",
    deck: "web-option-deck",
    animals: "web-option-animals",
    empty_retrieve: "web-option-empty-retrieve",
    habitat_own_types: "web-option-habitat-own-types",
    round_limit: "web-option-round-limit",
    turn_limit: "web-option-turn-limit",
  },
  values: {
    exaptation: "web-value-exaptation",
    short: "web-value-short",
    standard: "web-value-standard",
    long: "web-value-long",
    epic: "web-value-epic",
    gmt: "web-value-gmt",
    phalanx: "web-value-phalanx",
  },
};
export default GAME;
