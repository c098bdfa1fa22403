// Which page an address means. No page is loaded here.
import { infoOf } from "../core/catalogue.svelte";

/** What follows the first word of an address: nothing, the id of a table, a game, a game and perhaps a lesson, perhaps a
 * game and perhaps a puzzle, or nothing or a game and a day. */
const FOLLOWED: Record<string, "nothing" | "id" | "game" | "lesson" | "puzzle" | "day"> = {
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
  reports: "nothing",
  reset: "nothing",
  seeks: "nothing",
  daily: "day",
  puzzles: "puzzle",
};

/** Words that a page needs beside everybody's, by their names in web/words.ts. */
export const WORDS_OF_PAGES: Readonly<Record<string, readonly string[]>> = {
  people: ["web-people"],
  leaderboard: ["web-people"],
  reports: ["web-people"],
  reset: ["web-people"],
  seeks: ["web-people"],
  account: ["web-people"],
  replay: ["web-replay"],
  drop: ["web-replay"],
  review: ["web-replay", "coach"],
  choose: ["web-replay"],
  learn: ["web-replay"],
  daily: ["daily"],
  results: ["daily", "web-replay"],
  puzzles: ["puzzle", "coach"],
  solve: ["puzzle", "web-replay"],
};

export const isGame = (name: string): boolean => infoOf(name) !== undefined;

/** Whether an address leads everybody to their own computer. */
export const isHereOnly = (link: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(link).hostname);

/** The first word of the path, or one of five pages without an address of their own: missing, choose, drop, solve and
 * results. */
export function pageOf([first = "", second = "", ...rest]: readonly string[]): string {
  const follows = Object.hasOwn(FOLLOWED, first) ? FOLLOWED[first] : null;
  if (follows === "puzzle" && second) return !isGame(second) || rest.length > 1 ? "missing" : rest[0] ? "solve" : first;
  if (follows === "day" && second) return isGame(second) && rest.length === 1 ? "results" : "missing";
  if (!follows || rest.length > Number(follows === "lesson") || (follows === "nothing" && second)) return "missing";
  if ((follows === "game" || follows === "lesson") && !isGame(second)) return second ? "missing" : "choose";
  if (follows === "id" && !second) return first === "replay" ? "drop" : "missing";
  return first;
}
