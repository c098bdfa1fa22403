// The same word names a disk in the bag, in a box and on a display. Which of them an answer means, its verb says.
import type { Stage } from "../../core/stage";
import { verbOf } from "../../core/targets";
import type { Disks } from "./view";

/** Where a disk can be pointed at: the bag, the row of a section, an animal's display, or the special pawns. */
export type Spot = "bag" | "display" | "pawns" | `row-${string}`;

/** The section of the space whose action goes on: `wanderlust-2` is in wanderlust. */
export const sectionOf = (space: string | null): string => space?.replace(/-[^-]*$/, "") ?? "";

const FIXED: Record<string, Spot[]> = {
  adapt: ["row-adaptation"],
  waste: ["row-wasteland"],
  protect: ["row-regression"],
  swap: ["row-autotrophs"],
  feed: ["row-depletion", "row-regression"],
  lose: ["display"],
  over: ["display"],
  exchange: ["display", "bag"],
  dominate: ["pawns"],
  special: ["pawns"],
  pawn: ["pawns"],
};

/** A taken element lies in the box of the section at work, else it comes from the bag. */
const takenFrom = (row: Disks | undefined, section: string): Spot =>
  row && Object.keys(row).length ? `row-${section}` : "bag";

/** Where elements light up for a question whose answers have these verbs. */
export function spots(verbs: Set<string>, rows: Record<string, Disks>, space: string | null): Set<Spot> {
  const section = sectionOf(space);
  const found = new Set<Spot>([...verbs].flatMap((verb) => FIXED[verb] ?? []));
  if (verbs.has("take")) found.add(takenFrom(rows[section], section));
  return found;
}

/** The name of a thing that others share: while those are meant, it has none, so that it cannot answer for them. */
export const tokenOf = (stage: Stage, name: string, here: boolean): string | undefined =>
  here || !(stage.lit(name) || stage.picked(name)) ? name : undefined;

export const verbsOf = (stage: Stage): Set<string> =>
  new Set((stage.candidates ?? []).map((option) => verbOf(option.action)));
