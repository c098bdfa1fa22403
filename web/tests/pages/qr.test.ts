import { describe, expect, test } from "vitest";
import { correction, formatOf, qr } from "../../src/pages/lobby/qr";

const drawn = (text: string): string[] => qr(text)!.map((row) => row.map((dark) => (dark ? "#" : ".")).join(""));

// as another encoder (segno 1.6) draws it with the same mask
const KNOWN = `
#######..##...#######
#.....#..#.#..#.....#
#.###.#.#.##..#.###.#
#.###.#.##.#..#.###.#
#.###.#.#...#.#.###.#
#.....#.##..#.#.....#
#######.#.#.#.#######
........#............
#.#####...###.#####..
##.###..##.#...##.#.#
#..#..#.##..#.#..###.
###.#....#.###.#.##..
#.#...###...#.#....#.
........#..#...###.##
#######...#.##.....#.
#.....#.#....#...##.#
#.###.#.#.....#....##
#.###.#.##.#.######..
#.###.#.#.#.#.#..#...
#.....#..#.#.#.#.##..
#######.#.#...#.#..#.`;

describe("QR codes", () => {
  test("error correction as in the standard's worked example", () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(correction(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });

  test("the format is protected", () => {
    expect(formatOf(0).toString(2)).toBe("101010000010010");
    expect(formatOf(5).toString(2)).toBe("100000011001110");
  });

  test("a whole code is drawn as others draw it", () => {
    expect(drawn("tangledbank:16")).toEqual(KNOWN.trim().split("\n"));
  });

  test.each([
    [14, 21],
    [15, 25],
    [42, 29],
    [62, 33],
    [84, 37],
    [106, 41],
  ])("%i bytes need %i modules", (length, size) => {
    expect(qr("x".repeat(length))).toHaveLength(size);
  });

  test("what is too long has no code", () => {
    expect(qr("x".repeat(107))).toBeNull();
  });

  test("letters outside ASCII count as their bytes", () => {
    expect(qr("ż".repeat(8))).toHaveLength(25);
  });
});
