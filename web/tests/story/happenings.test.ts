import { describe, expect, it, vi } from "vitest";
import { eventOf, happeningsOf, PLAIN, type Beat } from "../../src/core/story/happenings";
import { amountsOf, plainAnswers } from "../../src/core/board/plain";
import { changedBy, placesOf } from "../../src/core/board/pointing";
import { settings } from "../../src/core/settings.svelte";
import { play } from "../../src/core/notices/sounds";
import { summary } from "../../src/core/story/summary";
import type { Words } from "../../src/core/wire";

const word = (key: string, args: Record<string, unknown> = {}): Words => ({ key, args });
const bird = word("dom-animal-bird");
const species = (owner: number, board: string) => word("evo-species", { owner, board });
const space = word("dom-space", { section: word("dom-section-speciation"), n: "3" });
const points = (animal: Words, n: number, total: number) => word("dom-event-vp", { animal, n, total });

describe("the places that a line speaks of", () => {
  it("are pieces by the names that answers give them", () => {
    expect(placesOf(word("dom-event-pawn", { animal: bird, space }))).toEqual(["bird", "speciation-3"]);
    expect(placesOf(word("dom-event-move", { animal: bird, source: "c3", target: "b2", n: 2 }))).toEqual([
      "bird",
      "c3",
      "b2",
    ]);
    expect(placesOf(word("dom-event-put", { element: word("dom-element-sun"), corner: "b2.se" }))).toEqual(["b2.se"]);
    expect(placesOf(word("mar-event-card", { card: word("mar-card-gene-expression") }))).toEqual(["gene_expression"]);
    expect(placesOf(word("evo-event-attack", { species: species(2, "a"), target: species(1, "i") }))).toEqual([
      "P2",
      "a",
      "P1",
      "i",
    ]);
    expect(placesOf(word("evo-event-hole", { n: 3 }))).toEqual([]);
  });

  it("have changed, but for who acted", () => {
    expect(changedBy(word("dom-event-pawn", { animal: bird, space }))).toEqual(["speciation-3"]);
    expect(changedBy(word("evo-event-new", { species: species(2, "a") }))).toEqual(["a"]);
  });
});

describe("a summary", () => {
  it("tells what matters most, in its order, and how much more there is", async () => {
    const dominant = await happeningsOf("dominant-species");
    const story = [
      word("dom-event-pawn", { animal: bird, space }),
      points(bird, 3, 10),
      word("dom-event-safe", { animal: bird, hex: "c3" }),
      word("dom-event-eliminate", { animal: word("dom-animal-insect"), hex: "c3", n: 2 }),
      word("dom-event-card", { animal: bird, card: word("dom-card-blight") }),
    ];
    const told = summary(story, dominant, () => false);
    expect(told.lines.map(eventOf)).toEqual(["vp", "eliminate", "card"]);
    expect(told.more).toBe(2);
  });

  it("prefers what concerns the reader, and adds up the points of one animal", async () => {
    const dominant = await happeningsOf("dominant-species");
    const pawn = word("dom-event-pawn", { animal: word("dom-animal-insect"), space });
    const story = [points(bird, 3, 10), pawn, points(bird, 5, 15), word("dom-event-tile", { hex: "c3" })];
    const { lines } = summary(story, dominant, (words) => words === pawn, 2);
    expect(lines).toEqual([pawn, points(bird, 8, 15)]);
  });

  it("tells the last lines of a game that says nothing of its events", async () => {
    expect(await happeningsOf("chess")).toBe(PLAIN);
    const story = ["a", "b", "c", "d"].map((key) => word(key));
    expect(summary(story, PLAIN, () => true).lines.map(({ key }) => key)).toEqual(["b", "c", "d"]);
  });
});

describe("what moves", () => {
  const beat = (view: object, ...lines: Words[]): Beat => ({ before: {}, after: { ...view }, lines });

  it("goes from the animal to its place on Earth, in the colour of its seat", async () => {
    const { motions } = await happeningsOf("dominant-species");
    const line = word("dom-event-pawn", { animal: bird, space });
    expect(motions(line, beat({ animals: { bird: { seat: "P3" } } }, line))).toEqual([
      {
        kind: "travel",
        from: "bird",
        to: "speciation-3",
        look: { shape: "pawn", glyph: "dom-animal-bird", paint: "var(--seat-3)" },
      },
    ]);
  });

  it("is points from the tile that is scored", async () => {
    const { motions } = await happeningsOf("dominant-species");
    const scored = word("dom-event-scored", { animal: bird, hex: "c3" });
    const line = points(bird, 3, 10);
    const [found] = motions(line, beat({ animals: { bird: { seat: "P3" } } }, scored, line));
    expect(found).toMatchObject({ kind: "travel", from: "c3", to: "bird", look: { text: "+3" } });
  });

  it("is an arrow, a death, and one food card after the other", async () => {
    const { motions } = await happeningsOf("evolution");
    const attack = word("evo-event-attack", { species: species(2, "a"), target: species(1, "i") });
    const death = word("evo-event-extinct", { species: species(1, "i") });
    const food = [1, 2].map((seat) =>
      word("evo-event-food", { seat, card: word("evo-card", { trait: word("evo-trait-horns"), food: "-2" }) }),
    );
    const all = beat({}, attack, death, ...food);
    expect(all.lines.flatMap((line) => motions(line, all))).toMatchObject([
      { kind: "arrow", from: "species-a", to: "species-i" },
      { kind: "die", at: "species-i" },
      { kind: "travel", from: "laid-P1", to: "hole", look: { text: "−2" } },
      { kind: "travel", from: "laid-P2", to: "hole" },
    ]);
  });
});

it("answers that name nothing stand for themselves, beside others and if they are few", () => {
  const options = (...actions: string[]) => actions.map((action) => ({ action, label: word(action) }));
  expect(plainAnswers(options("end", "feed a", "feed b")).map(({ action }) => action)).toEqual(["end"]);
  expect(plainAnswers(options("end"))).toEqual([]);
  expect(plainAnswers(options("a", "b", "c", "feed a"))).toEqual([]);
});

it("answers that are numbers are told from those that name a thing or nothing", () => {
  const options = (...actions: string[]) => actions.map((action) => ({ action, label: word(action) }));
  const actions = { cubes: [{ kind: "number", at: "" }], feed: [{ kind: "species", at: "" }], end: [] };
  expect(amountsOf(options("cubes 0", "cubes 12"), actions).map(({ n }) => n)).toEqual(["0", "12"]);
  expect(amountsOf(options("cubes 0", "end"), actions)).toEqual([]);
  expect(amountsOf(options("feed a", "feed b"), actions)).toEqual([]);
  expect(amountsOf(options("other 1"), actions)).toEqual([]);
});

it("a sound that is off makes nothing", () => {
  const made = vi.fn();
  vi.stubGlobal("AudioContext", made);
  settings.sounds = false;
  for (const sound of ["turn", "attack", "score"] as const) play(sound);
  expect(made).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
