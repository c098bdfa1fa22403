// What cards and Traits say, and how sure their reconstructed texts are.
import { t } from "../../core/words.svelte";
import { CERTAINTY } from "./certainty";

const dashed = (key: string): string => key.replaceAll("_", "-");
export const cardText = (card: string): string => t(`mar-card-text-${dashed(card)}`);
export const traitText = (trait: string): string => t(`mar-trait-text-${dashed(trait)}`);

export function doubtOf(key: string): { note: () => string; rule: string } | undefined {
  const found = CERTAINTY[key];
  return found && { note: () => t(`mar-grade-${found.grade}`), rule: found.rule };
}
