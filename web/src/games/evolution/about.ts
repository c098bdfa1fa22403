// What is said about each piece of this board.
import type { About } from "../../core/board/stage";
import { t } from "../../core/words.svelte";
import {
  cardOf,
  counted,
  dashed,
  hunger,
  isFeeding,
  letterOf,
  type EvolutionView,
  type SpeciesView,
  type Time,
} from "./view";

const TRAIT_RULES: Record<string, string[]> = {
  ambush: ["EV-11.A1"],
  burrowing: ["EV-11.B1", "EV-10.5"],
  carnivore: ["EV-11.C1", "EV-11.C2"],
  climbing: ["EV-11.M1", "EV-10.6"],
  cooperation: ["EV-11.O1"],
  defensive_herding: ["EV-11.D1", "EV-10.7"],
  fat_tissue: ["EV-11.F1", "EV-11.F3"],
  fertile: ["EV-11.E1"],
  foraging: ["EV-11.G1"],
  hard_shell: ["EV-11.H1"],
  horns: ["EV-11.N1"],
  intelligence: ["EV-11.I1", "EV-11.I2"],
  long_neck: ["EV-11.L1"],
  pack_hunting: ["EV-11.P1"],
  scavenger: ["EV-11.S1"],
  symbiosis: ["EV-11.Y1", "EV-10.8"],
  warning_call: ["EV-11.W1", "EV-10.9"],
};

export const traitName = (trait: string): string => t("evo-trait-" + dashed(trait));
export const traitText = (trait: string): string => t("evo-text-" + dashed(trait));

export function aboutTrait(trait: string, lines: string[] = []): About {
  return { title: traitName(trait), lines: [traitText(trait), ...lines], rules: TRAIT_RULES[trait] ?? [] };
}

export function aboutCard(name: string): About {
  const { trait, food } = cardOf(name);
  const title = t("evo-card", { trait: traitName(trait), food });
  return { ...aboutTrait(trait, [t("web-evo-card-about", { food })]), title };
}

export const aboutFaceDown = (): About => ({
  title: t("web-evo-face-down"),
  lines: [t("web-evo-face-down-about")],
  rules: ["EV-6.4"],
});

export const foodLine = ({ food, population }: SpeciesView): string => t("web-evo-food", { n: food, most: population });

/** Whose it is, if it is not yours, and its letter. */
export const speciesName = (board: string, name: string, own: boolean): string =>
  own
    ? t("web-evo-species-own", { board: letterOf(board) })
    : t("web-evo-species-of", { name, board: letterOf(board) });

/** The title says all that a reader of the screen needs; the traits are pieces of their own. */
export function aboutSpecies(time: Time, species: SpeciesView, name: string, own: boolean): About {
  const { board, population, body, fat } = species;
  const missing = hunger(time, species);
  const lines = [t("web-evo-population", { n: population }), t("web-evo-body", { n: body }), foodLine(species)];
  if (missing) lines.push(t("web-evo-hungry", { n: missing }));
  else if (isFeeding(time)) lines.push(t("web-evo-fed"));
  if (fat) lines.push(t("web-evo-fat", { n: fat }));
  return { title: `${speciesName(board, name, own)}: ${lines.join(", ")}`, lines: [], rules: ["EV-1.4", "EV-1.14"] };
}

export const aboutHole = ({ hole }: EvolutionView): About => ({
  title: t("web-evo-hole-holds", { n: hole }),
  lines: [t("web-evo-hole-about")],
  rules: ["EV-1.10", "EV-8.3"],
});

export const aboutBank = (): About => ({
  title: t("web-evo-bank"),
  lines: [t("web-evo-bank-about")],
  rules: ["EV-1.11"],
});

export const aboutDeck = ({ deck, removed }: EvolutionView): About => ({
  title: t("web-evo-deck", { n: deck }),
  lines: removed ? [t("web-evo-removed", { n: removed })] : [],
  rules: removed ? ["EV-1.16", "EV-17.1"] : ["EV-1.16"],
});

export const aboutBoards = ({ boards_left }: EvolutionView): About => ({
  title: t("web-evo-boards", { n: boards_left }),
  rules: ["EV-1.15", "EV-6.14"],
});

export function aboutDiscard({ discard }: EvolutionView): About {
  return {
    title: t("web-evo-discard", { n: discard.length }),
    get lines() {
      const lines = counted(discard).map(([trait, n]) => t("web-evo-times", { n, trait: traitName(trait) }));
      return lines.length ? [lines.join(", ")] : [];
    },
    rules: ["EV-1.16"],
  };
}

/** A food card; who looks on after the game sees those of others, too. */
export function aboutFoodCard(name: string, known: string | null, own: boolean): About {
  const card = known && aboutCard(known).title;
  const shown = own ? t("web-evo-food-card-own", { card }) : t("web-evo-food-card-of", { name, card });
  return {
    title: card ? shown : t("web-evo-food-card", { name }),
    lines: [t("web-evo-food-card-about")],
    rules: ["EV-5.1", "EV-5.3"],
  };
}
