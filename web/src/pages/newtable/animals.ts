// Who plays which animal. The option `animals` names them seat by seat: bird,insect or, with several each, bird+insect,mammal+reptile.
import type { GameInfo } from "../../core/wire";
import type { TableSpec } from "./plan";

export const ANIMALS = "animals";
/** Chance deals them. */
export const RANDOM = "random";

/** How many animals a seat has with several each; 0: that is not for so many players. */
export const shareOf = ({ animals, players }: GameInfo, count: number): number =>
  animals?.each[players.indexOf(count)] ?? 0;

export const animalsIn = (value: string): string[][] => value.split(",").map((seat) => seat.split("+"));
export const written = (seats: string[][]): string => seats.map((own) => own.join("+")).join(",");

/** The animals of each seat: those that were chosen, as far as they fit, then the others in their order. */
export function seated(plan: TableSpec, info: GameInfo): string[][] {
  const { names = [], several = "" } = info.animals ?? {};
  const each = (plan.options[several] === true && shareOf(info, plan.players)) || 1;
  const chosen = animalsIn(String(plan.options[ANIMALS])).flat();
  const all = [...new Set([...chosen.filter((name) => names.includes(name)), ...names])];
  return Array.from({ length: plan.players }, (_, seat) => all.slice(seat * each, (seat + 1) * each));
}

/** Somebody gets another animal; whoever had it gets theirs. */
export function exchanged(seats: string[][], before: string, animal: string): string[][] {
  const other = (name: string): string => (name === animal ? before : name === before ? animal : name);
  return seats.map((own) => own.map(other));
}
