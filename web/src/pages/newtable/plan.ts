// A table as somebody plans it, and what of it is sent. No rules here: options and seats are the server's.
import type { GameInfo, NewTable, OptionInfo } from "../../core/wire";
import { ANIMALS, RANDOM, seated, shareOf, written } from "./animals";

export type Value = boolean | number | string | null;

export interface TableSpec {
  players: number;
  /** By seat: me, free, or the level of a bot. */
  seats: string[];
  /** By seat: what somebody is called who plays one of several seats of mine. */
  names: string[];
  options: Record<string, Value>;
  visibility: string;
  clock: "none" | "live" | "days";
  minutes: number;
  increment: number;
  days: number;
  undo: string;
  level: string;
  delay: number;
  rated: boolean;
  seed: string;
}

export const ME = "me";
export const FREE = "free";
const DAY = 86_400;

/** Me against bots, everything else as it usually is. */
export function usualPlan(info: GameInfo, players: number, level: string): TableSpec {
  const options = Object.fromEntries(info.options.map(({ name, values }) => [name, values[0] ?? null]));
  const plan = {
    visibility: "link",
    clock: "none",
    minutes: 30,
    increment: 30,
    days: 3,
    undo: "consent",
    delay: 0,
    rated: false,
    seed: "",
  } as const;
  return { ...plan, players, seats: seatsOf("bots", players, level), names: [], options, level };
}

export type Seating = "bots" | "friends" | "hot-seat" | "watch";

/** Who sits where, for the opponents that people want most often. */
export function seatsOf(seating: Seating, players: number, level: string): string[] {
  const others = { bots: level, friends: FREE, "hot-seat": ME, watch: level }[seating];
  return Array.from({ length: players }, (_, seat) => (seat === 0 && seating !== "watch" ? ME : others));
}

/** The same plan for another number of players: new seats are like the last one. */
export function resized(plan: TableSpec, players: number): TableSpec {
  const last = plan.seats.at(-1) ?? FREE;
  const seats = Array.from({ length: players }, (_, seat) => plan.seats[seat] ?? last);
  return { ...plan, players, seats };
}

/** Whether several people play at this device. */
export const isShared = ({ seats }: TableSpec): boolean => seats.filter((seat) => seat === ME).length > 1;

/** Whether an option must be so with the number of players. */
export const isForced = (option: OptionInfo, players: number): boolean => option.forced_players === players;

/** Whether an option cannot be had with the number of players. */
export const isBarred = ({ name }: OptionInfo, players: number, info: GameInfo): boolean =>
  name === info.animals?.several && shareOf(info, players) === 0;

export function valueOf(option: OptionInfo, plan: TableSpec, info: GameInfo): Value {
  if (isForced(option, plan.players)) return option.values.at(-1) ?? null;
  if (isBarred(option, plan.players, info)) return option.values[0] ?? null;
  const value = plan.options[option.name] ?? null;
  return option.name === ANIMALS && value !== RANDOM ? written(seated(plan, info)) : value;
}

/** Rulings and limits for automatic play are for connoisseurs. */
export const isAdvanced = ({ name, free, rule }: OptionInfo): boolean =>
  (free && name !== ANIMALS) || /^RU?-/.test(rule);

/** What was typed as a limit: nothing is the usual one. */
export const typed = (text: string, { values }: OptionInfo): Value => (text ? Number(text) : (values[0] ?? null));

/** Whether the game can begin at once. */
export const isComplete = (plan: TableSpec): boolean => !plan.seats.includes(FREE);

/** Whether only people play, each at a device of their own: then the game can be rated. */
export const isForPeople = ({ seats }: TableSpec): boolean =>
  seats.every((seat) => seat === ME || seat === FREE) && seats.filter((seat) => seat === ME).length === 1;

function clockOf({ clock, minutes, increment, days }: TableSpec): NewTable["clock"] {
  if (clock === "live") return { kind: clock, bank: Math.round(minutes * 60), increment };
  return { kind: clock, bank: clock === "days" ? days * DAY : 0, increment: 0 };
}

/** By seat, for people at one device; somebody alone has their own name already. */
function namesOf(plan: TableSpec): string[] {
  const own = (word: string): boolean => word === ME && isShared(plan);
  return plan.seats.map((word, seat) => (own(word) ? (plan.names[seat] ?? "").trim() : ""));
}

/** What the server is asked for. */
export function requestOf(plan: TableSpec, info: GameInfo): NewTable {
  const options = Object.fromEntries(info.options.map((option) => [option.name, valueOf(option, plan, info)]));
  const { players, seats, visibility, level, delay } = plan;
  const seed = plan.seed.trim() && isComplete(plan) ? Number(plan.seed) : null;
  const rated = plan.rated && isForPeople(plan);
  const undo = rated && plan.undo === "consent" ? "horizon" : plan.undo;
  const made = { game: info.name, players, seats, names: namesOf(plan), options, visibility, clock: clockOf(plan) };
  return { ...made, undo, level, delay, rated, seed, start: isComplete(plan) };
}
