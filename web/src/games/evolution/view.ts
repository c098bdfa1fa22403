// What the engine shows of Evolution (games/evolution/view.py), and what follows from it for drawing.
import { thingOf } from "../../core/board/pointing";
import { wordsOf } from "../../core/nouns";

export interface SpeciesView {
  board: string;
  population: number;
  body: number;
  food: number;
  fat: number;
  traits: string[];
  face_down: number;
  /** Only the owner sees which. */
  face_down_traits: string[] | null;
}

export interface SideView {
  hand_size: number;
  hand: string[] | null;
  food_laid: boolean;
  food_card: string | null;
  /** Tokens behind the screen, as everybody saw them go there. */
  screen: number;
  species: SpeciesView[];
}

export interface EvolutionView {
  players: number;
  round: number;
  phase: number;
  last_round: number | null;
  first: string;
  over: boolean;
  hole: number;
  deck: number;
  discard: string[];
  /** Cards that nobody will see in this game. */
  removed: number;
  boards_left: number;
  seats: SideView[];
  scores: number[] | null;
}

export const PHASES = [1, 2, 3, 4, 5] as const;
/** Population and body size go up to this (EV-1.6). */
export const MOST = 6;
export const PLAY_CARDS = 3;
const ADD_FOOD = 4;

/** The trait of a card and its food value: of `climbing+3b` Climbing and +3. A trait on its own has none. */
export function cardOf(name: string): { trait: string; food: string } {
  const { trait, food = "" } = wordsOf("evolution", "card", name)?.args ?? {};
  return { trait: thingOf(trait) || name, food: signed(String(food)) };
}

const signed = (food: string): string => food.replace("-", "−").replace("+0", "0");

/** The traits that can be seen on a species: the open ones, and to its owner also those face down. */
export const wornBy = ({ traits, face_down_traits }: SpeciesView): ReadonlySet<string> =>
  new Set([...traits, ...(face_down_traits ?? [])].map((name) => cardOf(name).trait));

export const dashed = (trait: string): string => trait.replaceAll("_", "-");
export const firstSeat = (view: EvolutionView): number => Number(view.first.slice(1)) - 1;

/** Where in the game it is. */
export type Time = Pick<EvolutionView, "phase" | "over">;

/** Hunger says something only once there can be food. */
export const isFeeding = ({ phase, over }: Time): boolean => phase >= ADD_FOOD && !over;

export const hunger = (time: Time, species: SpeciesView): number =>
  isFeeding(time) ? species.population - species.food : 0;

/** The others in turn order from the left neighbour on; a spectator sees everybody. */
export const othersOf = (players: number, own: number): number[] =>
  own < 0
    ? Array.from({ length: players }, (_, seat) => seat)
    : Array.from({ length: players - 1 }, (_, k) => (own + 1 + k) % players);

export interface Points {
  food: number;
  population: number;
  traits: number;
  total: number;
}

/** As it is drawn and said; answers have small letters. */
export const letterOf = (board: string): string => board.toUpperCase();

/** Where the points of the end come from (EV-16.2). */
export function pointsOf(view: EvolutionView): Points[] {
  return (view.scores ?? []).map((total, seat) => {
    const { species = [], screen = 0 } = view.seats[seat] ?? {};
    const population = species.reduce((sum, { population }) => sum + population, 0);
    const traits = species.reduce((sum, { traits, face_down }) => sum + traits.length + face_down, 0);
    return { food: screen, population, traits, total };
  });
}

/** EV-16.4  More points, then more of them from traits, then from population. */
export const ahead = (one: Points, other: Points): number =>
  other.total - one.total || other.traits - one.traits || other.population - one.population;

/** How often each trait is in a pile, the most frequent first. */
export function counted(pile: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const name of pile) counts.set(cardOf(name).trait, (counts.get(cardOf(name).trait) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
}

const GOLDEN = Math.PI * (3 - Math.sqrt(5));

/** Where the tokens float: a sunflower's order, so that a token stays where it is when others come and go. */
export function floating(n: number, most = 48): { x: number; y: number }[] {
  const shown = Math.min(n, most);
  const spread = 1 / Math.sqrt(Math.max(shown, 14));
  return Array.from({ length: shown }, (_, k) => {
    const radius = Math.sqrt(k + 0.5) * spread;
    return { x: radius * Math.cos(k * GOLDEN), y: radius * Math.sin(k * GOLDEN) };
  });
}
