// Families of traits with their grounds, and the few other signs, in a square of 24.
import { dot, type Drawing } from "../../../art/traits";

type Family = "hunt" | "guard" | "feed";
const HUNT = ["ambush", "carnivore", "pack_hunting"];
const GUARD = ["burrowing", "climbing", "defensive_herding", "hard_shell", "horns", "symbiosis", "warning_call"];

/** What a trait is for; each family has a ground and a shape. */
export const familyOf = (trait: string): Family =>
  HUNT.includes(trait) ? "hunt" : GUARD.includes(trait) ? "guard" : "feed";

/** The medallion under a trait's icon: a claw's diamond, a shield, a seed. */
export const GROUNDS: Record<Family, string> = {
  hunt: "M16 1 31 16 16 31 1 16Z",
  guard: "M3 3.5C8 4 12 3 16 1c4 2 8 3 13 2.5V16c0 8-6 12.5-13 15C9 28.5 3 24 3 16Z",
  feed: dot(16, 16, 15),
};

export const SIGNS: Record<string, Drawing> = {
  population: {
    fill:
      dot(8, 7, 3.6) +
      dot(17, 8.5, 2.9) +
      "M1.5 20c0-5 2.5-8 6.5-8s6.5 3 6.5 8ZM15.8 20c0-3-.8-5.3-2.3-7 4.5-1.5 9 1.5 9 7Z",
  },
  body: { line: "M3 20.5h18M5 20.5v-4M10 20.5V12M15 20.5V8M20 20.5v-17" },
  food: { fill: "M4 20C2.5 10 8 3.5 20.5 3.5 21 15 15 21 6.5 19.5L4 22Z" },
  hungry: { line: "M2.5 11.5h19c0 5.5-3.5 9-9.5 9s-9.5-3.5-9.5-9ZM9 4.5l6 4M15 4.5l-6 4" },
  fed: { line: "M4 12.5l5.5 5.5L20 6" },
  card: {
    line: "M6 2.5h12a1.5 1.5 0 0 1 1.5 1.5v16a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 20V4A1.5 1.5 0 0 1 6 2.5Z",
    fill: "M12 7c3 3 3.5 6.5 0 10-3.5-3.5-3-7 0-10Z",
  },
  board: { line: "M2.5 6h19v12h-19ZM6 14.500h.1M10 14.500h.1M14 14.500h.1M18 14.500h.1M6 9.500h7" },
  screen: { line: "M3 20V5l6 2v15ZM9 7l6-2v15l-6 2M15 5l6 2v15l-6-2" },
  first: { fill: "M4 22V2h2v1.5c5-2 9 2 14.5 0v9c-5.5 2-9.5-2-14.5 0V22Z" },
  attack: { line: "M4 4l11 11M4 4h3M4 4v3M13 18l5-5M16 16l4.5 4.5M20 4 9 15M20 4h-3M20 4v3M11 18l-5-5M8 16l-4.5 4.5" },
  guarded: { line: "M4 4.5c3.5.3 5.7-.3 8-2 2.3 1.7 4.5 2.3 8 2V12c0 5-3.5 8-8 10-4.5-2-8-5-8-10Z" },
  plus: { line: "M12 4v16M4 12h16" },
};
