import type { ClientGame } from "../../core/games";

const GAME: Partial<ClientGame> = {
  words: ["evolution"],
  capitals: ["species"],
  names: true,
  rules: ["EV"],
  sections: {
    "The table": "web-words-table",
    "The sequence of play": "web-words-sequence",
    "Eating and being eaten": "web-words-eating",
    Traits: "web-rules-traits",
  },
  options: {
    quick_play: "web-option-quick-play",
    species_boards: "web-option-species-boards",
    cooperation_triggers: "web-option-cooperation-triggers",
    pass_is_final: "web-option-pass-is-final",
    scavenge_if_attacker_dies: "web-option-scavenge-if-attacker-dies",
    fat_feeding_while_hungry: "web-option-fat-feeding-while-hungry",
  },
  values: {
    per_take: "web-value-per-take",
    per_token: "web-value-per-token",
  },
};
export default GAME;
