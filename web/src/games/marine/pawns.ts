// What is said about special pawns.
import type { About } from "../../core/board/stage";
import { t } from "../../core/words.svelte";
import { headed, named } from "../earth/kit";
import { KIT } from "./kit";
import type { SeaView } from "./view";

export const dominationValue = (view: SeaView, animal: string, element: string): number =>
  view.animals[animal]?.domination[element] ?? 0;

/** Whose it is, the target to beat, and how far every animal is. */
export function aboutPawn(view: SeaView, element: string): About {
  const pawn = view.special_pawns[element];
  const control = pawn?.control ? named(KIT, "animal", pawn.control) : t("web-earth-nobody");
  return {
    title: t("web-earth-special", { element: headed(named(KIT, "element", element)), n: pawn?.target ?? 0, control }),
    get lines() {
      const values = view.order
        .map((animal) => `${named(KIT, "animal", animal)} ${dominationValue(view, animal, element)}`)
        .join(", ");
      return [t("web-earth-domination", { values }), headed(t("cli-mar-about-domination"))];
    },
    rules: ["DSM-17.1", "DSM-17.2"],
  };
}

/** DSM-21.3  What their special pawns bring to the animals at the end: the targets. */
export function pawnPoints(view: SeaView): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { control, target } of Object.values(view.special_pawns))
    if (control) found[control] = (found[control] ?? 0) + target;
  return found;
}
