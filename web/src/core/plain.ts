// Answers that point at nothing: end the turn, pass, done. They are the commonest, and have buttons of their own.
import type { OptionView } from "./wire";

/** More of them are a list like any other. */
const MOST = 2;

/** Those of the possible answers that name nothing, where there are others that do. */
export function plainAnswers(options: readonly OptionView[]): OptionView[] {
  const plain = options.filter(({ action }) => !action.includes(" "));
  return plain.length <= MOST && plain.length < options.length ? plain : [];
}
