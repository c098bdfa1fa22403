// What an action points at. The words after its verb are names of things on the table: a hex, a corner, a card, a
// board letter, a space. The client knows no more about actions than that.
import type { OptionView, Words } from "./wire";

const KINDS: [string, RegExp][] = [
  ["corner", /^[a-z]\d{1,2}\.(e|ne|nw|w|sw|se)$/],
  ["hex", /^[a-z]\d{1,2}$/],
  ["seat", /^P\d$/],
  ["number", /^\d+$/],
  ["space", /^[a-z_]{3,}-\d+$/],
  ["card", /^[a-z_]+[+-]\d+[a-z]?$/],
  ["letters", /^[a-z]{1,2}$/],
];

/** What sort of thing a token names. */
export const kindOf = (token: string): string => KINDS.find(([, form]) => form.test(token))?.[0] ?? "word";

/** What an action points at. */
export const tokensOf = (action: string): string[] =>
  action
    .split(" ")
    .slice(1)
    .flatMap((word) => word.split(","));

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

/** The answer that somebody seems to wish who points at something that cannot be chosen: to ask why not. What an
 * answer is aimed at comes last in it. */
export function wished(options: readonly OptionView[], picked: readonly string[], token: string): string | null {
  const kind = kindOf(token);
  for (const option of narrowed(options, picked)) {
    const at = tokensOf(option.action).findLastIndex((other) => kindOf(other) === kind && !picked.includes(other));
    const words = option.action.split(" ");
    if (at >= 0 && !option.action.includes(","))
      return [...words.slice(0, at + 1), token, ...words.slice(at + 2)].join(" ");
  }
  return null;
}
