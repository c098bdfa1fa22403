// The same word names a disk in the bag, in a box and on a display. Which of them an answer means, the server says of its
// verb.
import { actionsOf } from "../../../core/catalogue.svelte";
import type { Stage } from "../../../core/board/stage";
import { named } from "../../../core/board/targets";
import type { Disks } from "../view";

/** The section of the space whose action goes on: `wanderlust-2` is in wanderlust. */
export const sectionOf = (space: string | null): string => space?.slice(0, Math.max(0, space.lastIndexOf("-"))) ?? "";

/** A taken element lies in the box of the section at work, else it comes from the bag. */
const supplyOf = (row: Disks | undefined, section: string): string =>
  row && Object.keys(row).length ? section : "bag";

/** Where elements light up: the bag, an animal's display, the special pawns, or sections with a row of them. */
export function spots(stage: Stage, rows: Record<string, Disks>, space: string | null): Set<string> {
  const section = sectionOf(space);
  const places = named(stage.candidates ?? [], actionsOf(stage.game)).map(({ at }) => at);
  return new Set(places.filter(Boolean).map((at) => (at === "supply" ? supplyOf(rows[section], section) : at)));
}

/** What sorts of things the present answers name. */
export const kindsOf = (stage: Stage): Set<string> =>
  new Set(named(stage.candidates ?? [], actionsOf(stage.game)).map(({ kind }) => kind));

/** The name of a thing that others share: while those are meant, it has none, so that it cannot answer for them. */
export const tokenOf = (stage: Stage, name: string, here: boolean): string | undefined =>
  here || !(stage.lit(name) || stage.picked(name)) ? name : undefined;
