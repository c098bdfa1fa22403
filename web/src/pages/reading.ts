// Rules as text: what is found, and what in a sentence is a link.
import type { Chapter, RuleText, Term } from "../core/wire";

export interface Part {
  text: string;
  /** The id of the rule that it names. */
  rule?: string;
  /** It is what somebody looks for. */
  found?: boolean;
}

const ID = /\b(?:EV|DSM?|RU?|EX)-[A-Z]?\d+(?:\.[A-Z]?\d+)*\b/g;

export const wordsOf = (query: string): string[] => query.toLocaleLowerCase().split(/\s+/).filter(Boolean);

const matches = (words: string[], ...texts: string[]): boolean => {
  const text = texts.join(" ").toLocaleLowerCase();
  return words.every((word) => text.includes(word));
};

/** The chapters with the rules that contain all the words; empty ones are left out. */
export function found(chapters: Chapter[], query: string): Chapter[] {
  const words = wordsOf(query);
  if (!words.length) return chapters;
  const fits = (title: string) => (rule: RuleText) => matches(words, title, rule.id, rule.title, rule.text);
  return chapters.map(({ title, about, rules }) => ({ title, about, rules: rules.filter(fits(title)) })).filter(({ rules }) => rules.length);
}

export const foundTerms = (terms: Term[], query: string): Term[] =>
  terms.filter(({ section, en, pl, it, hu }) => matches(wordsOf(query), section, en, pl, it, hu));

/** Cut a text where a pattern matches. */
function cut(text: string, pattern: RegExp, mark: (hit: string) => Part): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const hit of text.matchAll(pattern)) {
    if (hit.index > from) parts.push({ text: text.slice(from, hit.index) });
    parts.push(mark(hit[0]));
    from = hit.index + hit[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/** The rows of the table below a rule's first line, if there is one. */
export const tableIn = (lines: string[]): string[][] =>
  lines[1]?.startsWith("| ") ? lines.slice(1).map((line) => line.slice(2).split(" | ")) : [];

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A sentence with links to the rules that exist, and with what is looked for. */
export function parts(text: string, known: ReadonlySet<string>, query = ""): Part[] {
  const linked = cut(text, ID, (hit) => (known.has(hit) ? { text: hit, rule: hit } : { text: hit }));
  const words = wordsOf(query);
  if (!words.length) return linked;
  const looked = new RegExp(words.map(escaped).join("|"), "gi");
  return linked.flatMap((part) => (part.rule ? [part] : cut(part.text, looked, (hit) => ({ text: hit, found: true }))));
}

/** Things by what they have in common, in the order in which they come. */
export function grouped<T>(things: T[], key: (thing: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const thing of things) groups.set(key(thing), [...(groups.get(key(thing)) ?? []), thing]);
  return [...groups];
}
