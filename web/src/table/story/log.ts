import type { Words } from "../../core/wire";

/** Something that was told, perhaps several times in a row. */
export interface Line {
  /** Its place in the story. */
  at: number;
  words: Words;
  times: number;
}

/** A story from a place on. The same line over and over, as when cards are drawn, becomes one. */
export function gathered(story: Words[], first = 0): Line[] {
  const lines: Line[] = [];
  for (let at = first; at < story.length; at += 1) {
    const words = story[at]!;
    const last = lines.at(-1);
    if (last && same(last.words, words)) last.times += 1;
    else lines.push({ at, words, times: 1 });
  }
  return lines;
}

const same = (one: Words, other: Words): boolean =>
  one.key === other.key && JSON.stringify(one) === JSON.stringify(other);
