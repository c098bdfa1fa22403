// What the pages say about any game.
const HOUR = 60;

/** Key and number of how long a game takes. */
export const lengthOf = (minutes: number): [string, number] =>
  minutes % HOUR ? ["web-home-minutes", minutes] : ["web-home-hours", minutes / HOUR];

/** Bots that a newcomer can beat and that do not keep anybody waiting. */
export const FRIENDLY = "casual";
