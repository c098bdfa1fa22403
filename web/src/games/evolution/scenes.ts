// Pictures of the guide to Evolution (words/guide), as data: what is not named is as at the beginning of a game.
import type { EvolutionView, SideView, SpeciesView } from "./view";

export interface EvolutionScene {
  /** By seat; a player without species is left out. */
  rows?: Partial<SpeciesView>[][];
  /** Tokens behind the screens by seat. */
  screens?: number[];
  /** The tokens of the watering hole, if it is drawn. */
  hole?: number;
  /** How many food cards lie face down. */
  laid?: number;
  /** Cards of a hand. */
  cards?: string[];
  /** During the feeding of round 2, unless something else is said. */
  phase?: number;
}

export const NAMES = ["Anning", "Wallace"];

export const SCENES: Record<string, EvolutionScene> = {
  species: { rows: [[{ population: 4, body: 3, food: 2, traits: ["long_neck+4", "horns+3"] }]] },
  food: { hole: 4, laid: 3, phase: 2, cards: ["long_neck+7", "climbing+3", "ambush-2"] },
  growth: {
    phase: 3,
    rows: [
      [
        { population: 3, body: 2, traits: ["foraging+4"] },
        { population: 1, body: 1, face_down: 1, face_down_traits: ["burrowing+4"] },
      ],
    ],
  },
  reveal: {
    phase: 4,
    hole: 2,
    laid: 3,
    rows: [
      [
        { population: 2, body: 1, food: 1, traits: ["long_neck+5", "fertile+6"] },
        { population: 3, body: 4, food: 2, fat: 1, traits: ["fat_tissue+4"] },
      ],
    ],
  },
  hungry: {
    hole: 3,
    rows: [
      [
        { population: 4, body: 2, food: 2 },
        { population: 2, body: 3, food: 2, traits: ["burrowing+3"] },
      ],
    ],
  },
  chain: {
    hole: 5,
    rows: [
      [
        { population: 3, body: 1, food: 2, traits: ["foraging+4", "cooperation+3"] },
        { population: 2, body: 2, food: 1, traits: ["cooperation+5"] },
        { population: 3, body: 1, food: 1 },
      ],
    ],
  },
  attack: {
    rows: [
      [{ population: 3, body: 4, food: 1, traits: ["carnivore+4"] }],
      [
        { population: 3, body: 3, food: 1 },
        { population: 2, body: 1, food: 1, traits: ["hard_shell+3"] },
        { population: 2, body: 2, food: 1, traits: ["horns+3"] },
      ],
    ],
  },
  neighbours: {
    rows: [
      [
        { population: 2, body: 2, food: 1 },
        { population: 2, body: 2, food: 1, traits: ["warning_call+3"] },
        { population: 1, body: 3, food: 1 },
      ],
      [
        { population: 3, body: 2, food: 1, traits: ["symbiosis+4"] },
        { population: 1, body: 4, food: 1 },
      ],
    ],
  },
  scoring: {
    phase: 5,
    screens: [17],
    rows: [
      [
        { population: 4, body: 3, food: 0, traits: ["long_neck+4", "horns+3", "foraging+5"] },
        { population: 3, body: 5, food: 0, traits: ["carnivore+2"] },
      ],
    ],
  },
};

const PLAIN: SpeciesView = {
  board: "a",
  population: 1,
  body: 1,
  food: 0,
  fat: 0,
  traits: [],
  face_down: 0,
  face_down_traits: null,
};

/** What the engine would show of it. */
export function viewOf({ rows = [], screens = [], hole = 0, laid = 0, phase = 5 }: EvolutionScene): EvolutionView {
  const letters = [..."abcdefghij"];
  const seats = NAMES.map((_, seat): SideView => ({
    hand_size: 4,
    hand: null,
    food_laid: false,
    food_card: null,
    screen: screens[seat] ?? 0,
    species: (rows[seat] ?? []).map((given) => ({ ...PLAIN, ...given, board: letters.shift() ?? "" })),
  }));
  const others: SideView = { hand_size: 4, hand: null, food_laid: false, food_card: null, screen: 0, species: [] };
  const table = [...seats, others].map((side, seat) => ({ ...side, food_laid: seat < laid }));
  return {
    players: table.length,
    round: 2,
    phase,
    last_round: null,
    first: "P2",
    over: false,
    hole,
    deck: 96,
    discard: [],
    removed: 0,
    boards_left: 15,
    seats: table,
    scores: null,
  };
}
