// Keys of names, literally, so that a test can see which are used; and what bots are called.
import type { ChairView, Words } from "./wire";
import { isWords, t } from "./words.svelte";

/** What levels are called; a bot of another package has no other name. */
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

/** Whose chair it is alone; on a shared device everybody has a name. */
export function readerOf(chairs: readonly ChairView[]): number {
  const [own, more] = chairs.filter(({ yours }) => yours);
  return own && !more ? own.seat : -1;
}

/** Words for one reader: what is their own is "you"; letters of boards are capitals and less than nothing has a minus, as
 * they are drawn. */
export function toReader(words: Words, seat: number): Words {
  const args = Object.entries(words.args ?? {}).map(([name, value]) => [name, argument(name, value, seat)]);
  return { ...words, args: Object.fromEntries(args) };
}

function argument(name: string, value: unknown, seat: number): unknown {
  if (isWords(value)) return toReader(value, seat);
  if (Array.isArray(value)) return value.map((item) => argument(name, item, seat));
  if (name === "owner" && value === seat + 1 && seat >= 0) return "you";
  if (name === "food" && typeof value === "string") return value.replace("-", "−");
  return name === "board" ? String(value).toUpperCase() : value;
}
