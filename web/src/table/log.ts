import type { Words } from "../core/wire";

/** Something that was told, perhaps several times in a row. */
export interface Line {
  words: Words;
  times: number;
}

/** The same line over and over, as when cards are drawn, becomes one. */
export function gathered(story: Words[]): Line[] {
  const lines: Line[] = [];
  let last = "";
  for (const words of story) {
    const said = JSON.stringify(words);
    if (said === last) lines.at(-1)!.times += 1;
    else lines.push({ words, times: 1 });
    last = said;
  }
  return lines;
}
