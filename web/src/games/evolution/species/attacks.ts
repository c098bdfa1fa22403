// Who could attack whom, and what stops it: the server counts it (server/http/routes/insight.py), nobody here does.
import type { Stage } from "../../../core/board/stage";
import type { AttackInsight, TableInsight } from "../../../core/wire";
import type { EvolutionView } from "../view";

/** What a carnivore could do to everybody. */
export interface Hunt {
  attacker: string;
  attacks: AttackInsight[];
}

/** The hunt of the own species that was picked; null: none was, it does not hunt, or the server was not asked. */
export function huntOf(stage: Stage, view: EvolutionView): Hunt | null {
  const attacker = view.seats[stage.seat]?.species.find(({ board }) => stage.picked(board))?.board;
  if (attacker === undefined) return null;
  const told = stage.insight as unknown as TableInsight | null;
  const attacks = told?.insight.attacks.filter((attack) => attack.attacker === attacker) ?? [];
  return attacks.length ? { attacker, attacks } : null;
}
