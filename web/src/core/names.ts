// Keys of names, literally, so that a test can see which are used; and what bots are called.
import type { ChairView } from "./wire";
import { t } from "./words.svelte";

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

const christened = (chair: ChairView): ChairView => ({
  ...chair,
  name: chair.name || (chair.level ? (NATURALISTS[chair.seat] ?? "") : ""),
});

/** Chairs with a name for everybody, each another: seats of one device are told apart by their numbers. */
export function named(chairs: readonly ChairView[]): ChairView[] {
  const all = chairs.map(christened);
  const count = (name: string): number => all.filter((other) => other.name === name).length;
  return all.map((chair) =>
    count(chair.name) > 1 || !chair.name ? { ...chair, name: t("web-seat", { seat: chair.seat + 1 }) } : chair,
  );
}
