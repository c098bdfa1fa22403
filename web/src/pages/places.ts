// Which page an address means. No page is loaded here.
import { infoOf } from "../core/catalogue.svelte";

/** What follows the first word of an address: nothing, the id of a table, a game, or a game and perhaps a lesson. */
const FOLLOWED: Record<string, "nothing" | "id" | "game" | "lesson"> = {
  "": "nothing",
  new: "game",
  join: "nothing",
  confirm: "nothing",
  table: "id",
  replay: "id",
  review: "id",
  learn: "lesson",
  rules: "game",
  bots: "nothing",
  settings: "nothing",
  account: "nothing",
  history: "nothing",
  people: "id",
  leaderboard: "nothing",
  reset: "nothing",
  seeks: "nothing",
};

export const isGame = (name: string): boolean => infoOf(name) !== undefined;

/** Whether an address leads everybody to their own computer. */
export const isHereOnly = (link: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(link).hostname);

/** The first word of the path, or one of three pages without an address of their own: missing, choose and drop. */
export function pageOf([first = "", second = "", ...rest]: readonly string[]): string {
  const follows = Object.hasOwn(FOLLOWED, first) ? FOLLOWED[first] : null;
  if (!follows || rest.length > Number(follows === "lesson") || (follows === "nothing" && second)) return "missing";
  if ((follows === "game" || follows === "lesson") && !isGame(second)) return second ? "missing" : "choose";
  if (follows === "id" && !second) return first === "replay" ? "drop" : "missing";
  return first;
}
