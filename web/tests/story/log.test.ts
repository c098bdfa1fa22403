import { expect, it } from "vitest";
import { gathered } from "../../src/table/story/log";

const words = (key: string, seat = 1) => ({ key, args: { seat } });

it("makes one line of the same told several times in a row", () => {
  const story = [words("draw"), words("draw"), words("draw", 2), words("draw"), words("phase")];
  expect(gathered(story).map(({ at, words, times }) => [at, words.key, words.args.seat, times])).toEqual([
    [0, "draw", 1, 2],
    [2, "draw", 2, 1],
    [3, "draw", 1, 1],
    [4, "phase", 1, 1],
  ]);
});

it("calls a line by the same number wherever the telling begins", () => {
  const story = [words("draw"), words("draw"), words("draw"), words("phase"), words("pass")];
  expect(gathered(story, 2).map(({ at }) => at)).toEqual([2, 3, 4]);
  expect(gathered(story, 1).map(({ at }) => at)).toEqual([1, 3, 4]);
});
