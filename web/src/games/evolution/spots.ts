// What can be pointed at on this board. A part of a species (a track, a trait) means the species and itself.
import type { Piece } from "../../core/board/piece";
import type { About, Stage } from "../../core/board/stage";
import { fits, tokensOf, verbOf } from "../../core/board/targets";
import type { OptionView } from "../../core/wire";

/** The possible answers by what they point at: looking them up must not cost more for every species. */
export type Answers = Map<string, OptionView[]>;

export function answersOf(options: readonly OptionView[]): Answers {
  const found: Answers = new Map();
  for (const option of options)
    for (const token of new Set(tokensOf(option.action))) {
      const known = found.get(token);
      if (known) known.push(option);
      else found.set(token, [option]);
    }
  return found;
}

/** Answers with one of these verbs that point at all of these tokens, the first of them a species. */
export const meant = (answers: Answers, verbs: readonly string[], tokens: readonly string[]): OptionView[] =>
  (answers.get(tokens[0] ?? "") ?? []).filter(({ action }) => verbs.includes(verbOf(action)) && fits(action, tokens));

/** A part lights up only when nothing else is left to say: before that the whole board would glow. */
export const certain = (
  found: OptionView[],
  tokens: readonly string[],
  picked: (token: string) => boolean,
): OptionView[] =>
  found.filter(({ action }) => tokensOf(action).every((token) => tokens.includes(token) || picked(token)));

/** A piece with a name of its own, or without one for now. */
export const spot = (stage: Stage, token: string | undefined, about: About, kind?: string): Piece => ({
  stage,
  token,
  kind,
  about: () => about,
});

/** A part of a species: one click says everything that is known, and without a meaning of its own it is the species.
 * Its name is only for finding it on the page. */
export function part(
  stage: Stage,
  tokens: readonly string[],
  found: OptionView[],
  about: About,
  name = tokens[1],
): Piece {
  const [species = ""] = tokens;
  const lit = (): boolean => found.length > 0 && (stage.picked(species) || stage.lit(species));
  const both = (is: (token: string) => boolean): boolean => tokens.length > 1 && tokens.every(is);
  const picked = (): boolean => both(stage.picked);
  const marked = (): boolean => both(stage.marked);
  const pick = (): void => {
    const [only, more] = found;
    if (only && !more) return stage.choose?.(only);
    for (const token of found.length ? tokens : [species])
      if (!stage.picked(token)) stage.pick(token, token === species ? "species" : undefined);
  };
  const point = (token: string | null): void => stage.point(token && species);
  const same = { lit, picked, marked, pick, point };
  return { stage: same, token: name, about: () => about };
}
