// What an action points at. The words after its verb are names of things on the table; what sort of thing each of them
// is, the server says of every verb.
import type { Actions } from "../catalogue.svelte";
import type { OptionView, Words } from "../wire";

/** What an action points at. */
export const tokensOf = (action: string): string[] =>
  action
    .split(" ")
    .slice(1)
    .flatMap((word) => word.split(","));

/** A thing that an action names: what sort of thing it is, and where it lies if that must be said. */
export interface Thing {
  token: string;
  kind: string;
  at: string;
}

/** The things that an action names, in their order. */
export function thingsOf(action: string, actions: Actions): Thing[] {
  const [verb = "", ...words] = action.split(" ");
  const args = actions[verb] ?? [];
  const placed = (at: string): string => words[args.findIndex(({ kind }) => kind === at)] ?? at;
  return words.flatMap((word, k) => {
    const { kind = "", at = "" } = args[k] ?? {};
    return word.split(",").map((token) => ({ token, kind, at: placed(at) }));
  });
}

/** Everything that these answers name. */
export const named = (options: readonly OptionView[], actions: Actions): Thing[] =>
  options.flatMap(({ action }) => thingsOf(action, actions));

const PLACES = ["hex", "corner", "board"];

/** What a sentence speaks of: hexes, corners and species, also those in the sentences within it. */
export const spokenOf = (words: Words): string[] =>
  Object.entries(words.args).flatMap(([name, value]) => {
    if (PLACES.includes(name)) return [String(value)];
    return typeof value === "object" && value !== null && "key" in value ? spokenOf(value as Words) : [];
  });

export const verbOf = (action: string): string => action.split(" ", 1)[0] ?? "";

/** Whether an action points at all of these, each as often as it is named. */
export function fits(action: string, picked: readonly string[]): boolean {
  const left = tokensOf(action);
  return picked.every((token) => {
    const at = left.indexOf(token);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

export const narrowed = (options: readonly OptionView[], picked: readonly string[]): OptionView[] =>
  options.filter((option) => fits(option.action, picked));

/** What can be pointed at next. */
export function targets(options: readonly OptionView[], picked: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const option of narrowed(options, picked)) {
    const left = tokensOf(option.action);
    for (const token of picked) left.splice(left.indexOf(token), 1);
    for (const token of left) found.add(token);
  }
  return found;
}

/** The answer that somebody attempts who points at something that cannot be chosen: to ask why not. What an
 * answer is aimed at comes last in it. */
export function attempted(
  options: readonly OptionView[],
  picked: readonly string[],
  { token, kind }: Pick<Thing, "token" | "kind">,
  actions: Actions,
): string | null {
  for (const { action } of narrowed(options, picked)) {
    const things = thingsOf(action, actions);
    const at = things.findLastIndex((other) => other.kind === kind && !picked.includes(other.token));
    const words = action.split(" ");
    if (at >= 0 && things.length === words.length - 1)
      return [...words.slice(0, at + 1), token, ...words.slice(at + 2)].join(" ");
  }
  return null;
}
