// Which drawing and which ground a card of the galleries has: `games/NAME/looks.ts`, or a leaf.
import { TRAIT_ICONS, type Drawing } from "./traits";

export const MOTIFS: Record<string, Drawing> = {
  arrows: { line: "M3 8h13M12 4l4.5 4L12 12M21 16H8M12 12l-4.5 4L12 20" },
  butterfly: {
    line: "M12 6v13M12 6l-2.5-3M12 6l2.5-3",
    fill: "M11.2 11C9 5.5 3 4 2.5 8s4 5.5 8.7 4.5ZM12.8 11C15 5.5 21 4 21.5 8s-4 5.5-8.7 4.5ZM11.2 13.5c-4 0-6 2.5-4.7 5s4.2 0 4.7-5ZM12.8 13.5c4 0 6 2.5 4.7 5s-4.2 0-4.7-5Z",
  },
  comet: { line: "M13.5 10.5 21 3M11 7l5-5M17 13l5-5", fill: "M9 10a5.5 5.5 0 1 0 .1 0Z" },
  crystal: {
    line: "M12 2v20M3.3 7l17.4 10M20.7 7 3.3 17M12 6 9.5 3.5M12 6l2.5-2.5M12 18l-2.5 2.5M12 18l2.5 2.5M5.2 9.5 4.8 6.5M18.8 9.5l.4-3M5.2 14.5l-.4 3M18.8 14.5l.4 3",
  },
  cycle: { line: "M20 12a8 8 0 0 1-14.5 4.5M4 12A8 8 0 0 1 18.5 7.5M18.5 3v4.7H14M5.5 21v-4.7H10" },
  eggs: TRAIT_ICONS.fertile ?? {},
  feather: { line: "M4 21 15 9", fill: "M6 18C5 9 11 3 21 3c0 10-6 16-15 15Zm2-2.5 9-9-7.5 10Z" },
  fish: {
    line: "",
    fill: "M2 12c3.5-5 9.5-6.5 14-2.5l5-3.5c-1 4-1 8 0 12l-5-3.5C11.5 18.5 5.5 17 2 12Zm4.5-1.6a1.3 1.3 0 1 0 .1 0Z",
  },
  footprint: {
    fill: "M9 10c3.5 0 4 3 3.5 6s-1 5-3.5 5-3.5-3-3.5-6S6.5 10 9 10ZM5.5 8.5c-1.3 0-2-1-2-2.3S4.3 4 5.3 4s1.7 1 1.7 2.3S6.5 8.5 5.5 8.5ZM9.5 7.5c-1.2 0-1.7-1.2-1.7-2.7S8.6 2 9.7 2s1.7 1.2 1.7 2.7-.7 2.8-1.9 2.8ZM13.7 8.8c-1.1 0-1.6-1-1.5-2.2s.9-2.2 1.9-2.1 1.5 1 1.4 2.2-.8 2.1-1.8 2.1ZM17 11.5c-1 0-1.4-.9-1.3-1.9s.9-1.8 1.8-1.7 1.3.9 1.2 1.9-.8 1.7-1.7 1.7Z",
  },
  hexes: { line: "M8 3.5h6l3 5-3 5H8l-3-5ZM14 13.5l3-5h4l2 3.5-2 4h-4.5ZM8 13.5l3 .2 3-.2 2.5 3.5-2.5 4H8l-2.5-4Z" },
  leaf: { line: "M4 21c3-6 7-10 12-13", fill: "M6 17C3 9 9 3 21 3c1 11-6 17-15 14Z" },
  lone: { line: "M4 21h16M8 21c0-5 1.5-8 4-8s4 3 4 8", fill: "M12 5a3.5 3.5 0 1 0 .1 0Z" },
  moon: { fill: "M15 3a9 9 0 1 0 6 14A8 8 0 0 1 15 3ZM18 6l.7 1.8 1.8.7-1.8.7L18 11l-.7-1.8-1.8-.7 1.8-.7Z" },
  plague: {
    line: "M12 2v4M12 18v4M2 12h4M18 12h4M5 5l2.8 2.8M16.2 16.2 19 19M19 5l-2.8 2.8M7.8 16.2 5 19",
    fill: "M12 6.5a5.5 5.5 0 1 0 .1 0ZM10 10a1.4 1.4 0 1 1-.1 0ZM14.5 12.5a1.2 1.2 0 1 1-.1 0Z",
  },
  scales: { line: "M12 3v17M7 20.5h10M4 7l8-2 8 2M1.5 14 4 7l2.5 7ZM17.5 14 20 7l2.5 7Z" },
  spiral: { line: "M12 12a1.5 1.5 0 1 1 1.5-1.5 4 4 0 1 1-4-4A6.5 6.5 0 1 1 6 17" },
  sun: {
    line: "M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M19.4 4.6l-2.1 2.1M6.7 17.3l-2.1 2.1",
    fill: "M12 7a5 5 0 1 0 .1 0Z",
  },
  tree: {
    line: "M12 22V12M12 17c-5 0-7-3-7-8M12 15c5 0 7-3 7-8M12 12c-2-2-2.5-5-2-8",
    fill: "M5 6.5a2.2 2.2 0 1 0 .1 0ZM19 4.5a2.2 2.2 0 1 0 .1 0ZM10 1.5a2.2 2.2 0 1 0 .1 0Z",
  },
  twins: TRAIT_ICONS.cooperation ?? {},
  volcano: {
    line: "M11 8c-2-2 1-3 0-6M14 7c2-1.5 0-3 1-4.5",
    fill: "M8.5 10h7L22 21.5H2ZM10 10.8l1.5 3 1.2-2 1.4 2.4.9-3.4Z",
  },
  waves: {
    line: "M2 8c2-2.5 4-2.5 6 0s4 2.5 6 0 4-2.5 8 0M2 13.5c2-2.5 4-2.5 6 0s4 2.5 6 0 4-2.5 8 0M2 19c2-2.5 4-2.5 6 0s4 2.5 6 0 4-2.5 8 0",
  },
  worm: { line: "M3 15c2-5 5-5 6.5-1s4 4 6-1 3.5-5 5.5-4M7 11.5l.8 2M13.5 15.5l-.6 2" },
};

type Ground = "life" | "water" | "hunt" | "ice" | "earth" | "sun" | "kin";
/** The name of a motif or of a trait's drawing, and the ground, by card. */
export type Looks = Record<string, [string, Ground]>;

const FOUND = import.meta.glob<Looks>("../games/*/looks.ts", { eager: true, import: "default" });

export const looksOf = (game: string): Looks => FOUND[`../games/${game}/looks.ts`] ?? {};

export function lookOf(game: string, key: string): { drawing: Drawing; ground: Ground } {
  const [motif, ground] = looksOf(game)[key] ?? ["leaf", "life"];
  return { drawing: MOTIFS[motif] ?? TRAIT_ICONS[motif] ?? MOTIFS.leaf!, ground };
}
