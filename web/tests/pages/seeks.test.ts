import { describe, expect, it } from "vitest";
import { placed, signed, span } from "../../src/pages/people/ratings";
import { BOUND, offerOf, rangeText, usualOffer } from "../../src/pages/seeks/seeks";
import type { GameInfo } from "../../src/core/wire";
import told from "../games.json";

const info = told[0] as unknown as GameInfo;

describe("an offer", () => {
  it("is what was chosen, with everything else as it usually is", () => {
    const body = offerOf(usualOffer(), info);
    expect(body).toEqual({
      game: info.name,
      players: info.usual_players,
      clock: { kind: "live", bank: 1800, increment: 30 },
      rated: false,
      lowest: -BOUND,
      highest: BOUND,
    });
    const days = offerOf({ ...usualOffer(), pace: "days", days: 2, players: 2 }, info);
    expect(days.clock).toEqual({ kind: "days", bank: 172_800, increment: 0 });
    expect(days.players).toBe(2);
  });

  it("has a range only where ratings matter", () => {
    const range = { lowest: 1400, highest: null };
    expect(offerOf({ ...usualOffer(), ...range }, info)).toMatchObject({ lowest: -BOUND, highest: BOUND });
    expect(offerOf({ ...usualOffer(), ...range, rated: true }, info)).toMatchObject({ lowest: 1400, highest: BOUND });
  });

  it.each([
    [1400, 1600, "1400–1600"],
    [1400, BOUND, "1400+"],
    [-BOUND, 1600, "≤ 1600"],
    [-BOUND, BOUND, ""],
  ])("says its range from %i to %i as %s", (lowest, highest, text) => {
    expect(rangeText({ lowest, highest })).toBe(text);
  });
});

describe("ratings", () => {
  const leader = (place: number, rating: number, margin: number) => ({ place, name: "x", rating, margin, games: 10 });

  it("are told with their sign", () => {
    expect([12, 0, -7].map(signed)).toEqual(["+12", "±0", "−7"]);
  });

  it("stand on one line from the lowest to the highest end", () => {
    const leaders = [leader(1, 1700, 100), leader(2, 1500, 200)];
    const width = span(leaders);
    expect(width).toEqual([1300, 1800]);
    expect(placed(leaders[0]!, width)).toEqual({ value: 0.8, low: 0.6, high: 1 });
    expect(placed(leaders[1]!, width).low).toBe(0);
    expect(span([])).toEqual([0, 1]);
  });
});
