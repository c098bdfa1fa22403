// How what happens in Evolution moves: food to the species, cards to and from the players, and the hunt.
import { eventOf, type Happenings } from "../../core/story/happenings";
import { thingOf } from "../../core/board/pointing";
import { seatName } from "../../core/board/stage";
import type { Words } from "../../core/wire";
import { isWords } from "../../core/words.svelte";
import { at, rise, travel, type Look, type Motion } from "../../motion/motions";

export const HOLE = "hole";
export const BANK = "bank";
export const DECK = "deck";
export const DISCARD = "discard";
export const handOf = (seat: number): string => `hand-${seatName(seat)}`;
export const screenOf = (seat: number): string => `screen-${seatName(seat)}`;
export const laidOf = (seat: number): string => `laid-${seatName(seat)}`;
/** A species as a whole, while its name means what lies over it. */
export const speciesOf = (board: string): string => `species-${board}`;

const BACK: Look = { shape: "back" };
const leaf = (n: string): Look => ({ shape: "leaf", paint: "var(--evo-leaf)", text: n });
const meat = (n: string): Look => ({ shape: "meat", paint: "var(--evo-hunt)", text: n });
const card = (value: unknown): Look => ({
  shape: "card",
  text: isWords(value) ? String(value.args.food).replace("-", "−") : "",
});

/** A line with its words taken apart. */
interface Told {
  species: string;
  prey: string;
  owner: number;
  seat: number;
  n: string;
  source: string;
  card: Look;
}

function told({ args }: Words): Told {
  const species = isWords(args.species) ? args.species.args : {};
  const prey = isWords(args.target) ? args.target.args : {};
  return {
    species: speciesOf(String(species.board)),
    prey: speciesOf(String(prey.board)),
    owner: Number(species.owner) - 1,
    seat: Number(args.seat) - 1,
    n: String(args.n ?? ""),
    source: thingOf(args.source) === "hole" ? HOLE : BANK,
    card: card(args.card),
  };
}

const MOTIONS: Record<string, (line: Told) => Motion[]> = {
  "draw-hidden": ({ seat }) => [travel(DECK, handOf(seat), BACK)],
  draw: ({ seat }) => [travel(DECK, handOf(seat), BACK)],
  "food-card": ({ seat }) => [travel(handOf(seat), laidOf(seat), BACK)],
  "food-card-hidden": ({ seat }) => [travel(handOf(seat), laidOf(seat), BACK)],
  lay: ({ species, owner }) => [travel(handOf(owner), species, BACK)],
  "lay-hidden": ({ species, owner }) => [travel(handOf(owner), species, BACK)],
  discard: ({ seat, card }) => [travel(handOf(seat), DISCARD, card)],
  strip: ({ species, card }) => [travel(species, DISCARD, card)],
  new: ({ species }) => [at("drop", species)],
  population: ({ species }) => [at("pulse", species)],
  body: ({ species }) => [at("pulse", species)],
  reveal: ({ species, card }) => [travel(species, species, card)],
  food: ({ seat, card }) => [travel(laidOf(seat), HOLE, card)],
  hole: () => [at("pulse", HOLE)],
  plant: ({ source, species, n }) => [travel(source, species, leaf(n))],
  meat: ({ species, n }) => [travel(BANK, species, meat(n))],
  store: ({ species, n }) => [travel(HOLE, species, leaf(n))],
  burn: ({ species }) => [at("pulse", species)],
  attack: ({ species, prey }) => [{ kind: "arrow", from: species, to: prey }],
  "attack-negating": ({ species, prey }) => [{ kind: "arrow", from: species, to: prey }],
  lose: ({ species, n }) => [rise(species, `−${n}`)],
  extinct: ({ species }) => [at("die", species)],
  screen: ({ seat, n }) => [travel(HOLE, screenOf(seat), leaf(n))],
  score: ({ seat, n }) => [rise(seatName(seat), n)],
};

export default {
  weights: {
    extinct: 12,
    "last-round": 10,
    attack: 9,
    "attack-negating": 9,
    lose: 7,
    hole: 6,
    strip: 5,
    new: 4,
    meat: 3,
    reveal: 3,
    plant: 2,
    population: 2,
    body: 2,
    "lay-hidden": 2,
  },
  sums: [],
  sounds: { attack: "attack", "attack-negating": "attack", score: "score", screen: "score" },
  motions: (line) => MOTIONS[eventOf(line)]?.(told(line)) ?? [],
} satisfies Happenings;
