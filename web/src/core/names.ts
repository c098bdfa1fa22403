// Keys of names, literally, so that a test can see which are used; and what bots are called.
import type { ChairView } from "./wire";

export const GAME_NAMES: Record<string, string> = {
  evolution: "web-game-evolution",
  "dominant-species": "web-game-dominant-species",
  marine: "web-game-marine",
};

export const LEVELS = ["beginner", "novice", "casual", "skilled", "strong", "expert"];
export const LEVEL_NAMES: Record<string, string> = {
  beginner: "web-level-beginner",
  novice: "web-level-novice",
  casual: "web-level-casual",
  skilled: "web-level-skilled",
  strong: "web-level-strong",
  expert: "web-level-expert",
};

/** Bots are named after people who looked closely at nature. */
const NATURALISTS = ["Wallace", "Anning", "Humboldt", "Merian", "Bates", "Carson"];

/** Chairs with a name for everybody. */
export const named = (chairs: ChairView[]): ChairView[] =>
  chairs.map((chair) => ({ ...chair, name: chair.name || (chair.level ? (NATURALISTS[chair.seat] ?? "") : "") }));
