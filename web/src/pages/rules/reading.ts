// Rules as text: what is found, and what in a sentence is a link.
import type { Chapter, RuleText, Term } from "../../core/wire";
import { LANGUAGES, type Language } from "../../core/words.svelte";

export interface Part {
  text: string;
  /** The id of the rule that it names. */
  rule?: string;
  /** It is what somebody looks for. */
  found?: boolean;
}

/** Whether an address asks for a rule, a ruling or an example by its number. */
export const isRule = (hash: string): boolean => /^[A-Z]+-/.test(hash);

const ID = /\b(?:EV|DSM?|RU?|EX)-[A-Z]?\d+(?:\.[A-Z]?\d+)*\b/g;

/** What is looked for: all words of one of these; without any it is everything. */
export type Query = string[][];

/** Letters as people type them in a hurry: small and without marks. To Unicode the stroke of ł is none. */
const plain = (text: string): string => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l");

const wordsOf = (text: string): string[] => plain(text).split(/\s+/).filter(Boolean);

/** What was typed; if something is called so in any language, also what the reader's calls it. */
export function asked(typed: string, terms: Term[], language: Language): Query {
  const words = wordsOf(typed);
  const isNamed = (term: Term): boolean => LANGUAGES.some((lang) => plain(term[lang]) === words.join(" "));
  return words.length ? [words, ...terms.filter(isNamed).map((term) => wordsOf(term[language]))] : [];
}

export function matches(query: Query, ...texts: string[]): boolean {
  const text = plain(texts.join(" "));
  return !query.length || query.some((words) => words.every((word) => text.includes(word)));
}

/** What a reader is shown: of what is for programmers, only the rule that was asked for by its number. */
export const shownTo = (chapters: Chapter[], wanted: string): Chapter[] =>
  chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter(({ id, technical }) => !technical || id === wanted) }))
    .filter(({ rules }) => rules.length);

/** The chapters with the rules that are looked for; empty ones are left out. */
export function found(chapters: Chapter[], query: Query): Chapter[] {
  if (!query.length) return chapters;
  const fits = (title: string) => (rule: RuleText) => matches(query, title, rule.id, rule.title, rule.text);
  return chapters
    .map(({ title, about, rules }) => ({ title, about, rules: rules.filter(fits(title)) }))
    .filter(({ rules }) => rules.length);
}

export const foundTerms = (terms: Term[], query: Query): Term[] =>
  terms.filter(({ section, en, pl, it, hu }) => matches(query, section, en, pl, it, hu));

/** From where to where in a text. */
type Span = [number, number];

const spans = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map(({ 0: hit, index }) => [index, index + hit.length]);

/** Where a pattern of plain letters matches a text, counted in the letters of the text. */
function plainSpans(text: string, pattern: RegExp): Span[] {
  const starts: number[] = []; // by plain letter, where the one in the text begins
  for (const { 0: letter, index } of text.matchAll(/.\p{M}*/gsu))
    starts.push(...Array<number>(plain(letter).length).fill(index));
  starts.push(text.length);
  return spans(plain(text), pattern).map(([from, to]) => [starts[from]!, starts[to]!]);
}

/** Cut a text into what lies in the spans and what does not. */
function cut(text: string, found: Span[], mark: (hit: string) => Part): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const [start, end] of found) {
    if (start > from) parts.push({ text: text.slice(from, start) });
    parts.push(mark(text.slice(start, end)));
    from = end;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/** The rows of the table below a rule's first line, if there is one. */
export const tableIn = (lines: string[]): string[][] =>
  lines[1]?.startsWith("| ") ? lines.slice(1).map((line) => line.slice(2).split(" | ")) : [];

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A sentence with links to the rules that exist, and with what is looked for. */
export function parts(text: string, known: ReadonlySet<string>, query: Query = []): Part[] {
  const linked = cut(text, spans(text, ID), (hit) => (known.has(hit) ? { text: hit, rule: hit } : { text: hit }));
  if (!query.length) return linked;
  const looked = new RegExp(query.flat().map(escaped).join("|"), "g");
  const marked = ({ text }: Part) => cut(text, plainSpans(text, looked), (hit) => ({ text: hit, found: true }));
  return linked.flatMap((part) => (part.rule ? [part] : marked(part)));
}

/** Things by what they have in common, in the order in which they come. */
export function grouped<T>(things: T[], key: (thing: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const thing of things) groups.set(key(thing), [...(groups.get(key(thing)) ?? []), thing]);
  return [...groups];
}
