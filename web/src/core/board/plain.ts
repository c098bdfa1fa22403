// Answers that point at nothing: end the turn, pass, done. They are the commonest, and have buttons of their own.
import type { Actions } from "../catalogue.svelte";
import { thingsOf } from "./targets";
import type { OptionView } from "../wire";

/** More of them are a list like any other. */
const MOST = 2;

/** Those of the possible answers that name nothing, where there are others that do. */
export function plainAnswers(options: readonly OptionView[]): OptionView[] {
  const plain = options.filter(({ action }) => !action.includes(" "));
  return plain.length <= MOST && plain.length < options.length ? plain : [];
}

/** An answer that says how many, and the number. */
export interface Amount {
  option: OptionView;
  n: string;
}

/** The possible answers, where each of them is a number and nothing else. */
export function amountsOf(options: readonly OptionView[], actions: Actions): Amount[] {
  const amounts = options.flatMap((option) => {
    const things = thingsOf(option.action, actions);
    return things.length === 1 && things[0]!.kind === "number" ? [{ option, n: things[0]!.token }] : [];
  });
  return amounts.length === options.length ? amounts : [];
}
