import { expect, it } from "vitest";
import { gathered } from "../src/table/log";

const words = (key: string, seat = 1) => ({ key, args: { seat } });

it("makes one line of the same told several times in a row", () => {
  const story = [words("draw"), words("draw"), words("draw", 2), words("draw"), words("phase")];
  expect(gathered(story).map(({ words, times }) => [words.key, words.args.seat, times])).toEqual([
    ["draw", 1, 2],
    ["draw", 2, 1],
    ["draw", 1, 1],
    ["phase", 1, 1],
  ]);
});
