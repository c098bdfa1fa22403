import { flushSync, mount, unmount } from "svelte";
import { describe, expect, test } from "vitest";
import { bubble, hideBubble } from "../../src/core/board/explain.svelte";
import { toReader } from "../../src/core/names";
import type { About, Stage } from "../../src/core/board/stage";
import type { OptionView, TableInsight } from "../../src/core/wire";
import { need } from "../../src/core/words.svelte";
import Board from "../../src/games/evolution/Board.svelte";
import { traitName } from "../../src/games/evolution/about";
import { buildOf, grown, LAYERS, PICTURED } from "../../src/games/evolution/species/anatomy";
import Creature from "../../src/games/evolution/species/Creature.svelte";
import { huntOf } from "../../src/games/evolution/species/attacks";
import { TRAIT_ICONS } from "../../src/art/traits";
import { familyOf } from "../../src/games/evolution/cards/icons";
import Trait from "../../src/games/evolution/species/Trait.svelte";
import { answersOf, certain, meant, part } from "../../src/games/evolution/spots";
import {
  ahead,
  cardOf,
  counted,
  floating,
  hunger,
  othersOf,
  pointsOf,
  wornBy,
  type EvolutionView,
  type SpeciesView,
} from "../../src/games/evolution/view";

const options = (...actions: string[]): OptionView[] =>
  actions.map((action) => ({ action, label: { key: action, args: {} } }));
const species = (board: string, more: Partial<SpeciesView> = {}): SpeciesView => ({
  board,
  population: 1,
  body: 1,
  food: 0,
  fat: 0,
  traits: [],
  face_down: 0,
  face_down_traits: null,
  ...more,
});
const side = (screen: number, ...row: SpeciesView[]) => ({
  hand_size: 0,
  hand: null,
  food_laid: false,
  food_card: null,
  screen,
  species: row,
});
const view = (more: Partial<EvolutionView> = {}): EvolutionView => ({
  players: 2,
  round: 1,
  phase: 5,
  last_round: null,
  first: "P1",
  over: false,
  hole: 0,
  deck: 0,
  discard: [],
  removed: 0,
  boards_left: 0,
  seats: [],
  scores: null,
  ...more,
});

/** A stage that notes what is done on it. */
function noting(actions: string[], picks: string[] = []) {
  const done: string[] = [];
  const stage = {
    seat: 0,
    insight: null,
    lit: (token: string) => actions.some((action) => action.split(" ").includes(token)) && !picks.includes(token),
    picked: (token: string) => picks.includes(token),
    marked: () => false,
    point: () => {},
    pick: (token: string) => void done.push(token),
    choose: ({ action }: OptionView) => void done.push(action),
  } as unknown as Stage;
  return { stage, done, answers: answersOf(options(...actions)) };
}
const ABOUT: About = { title: "" };

describe("what is drawn", () => {
  test("a card is its trait and its food value", () => {
    expect(cardOf("climbing+3b")).toEqual({ trait: "climbing", food: "+3" });
    expect(cardOf("pack_hunting-3")).toEqual({ trait: "pack_hunting", food: "−3" });
    expect(cardOf("ambush+0")).toEqual({ trait: "ambush", food: "0" });
  });
  test("a card has the same minus in words as on the board", () => {
    expect(toReader({ key: "evo-card", args: { food: "-3" } }, 0).args).toEqual({ food: "−3" });
  });
  test("all 17 traits have a drawing, 7 of them defend", () => {
    expect(Object.keys(TRAIT_ICONS)).toHaveLength(17);
    expect(Object.keys(TRAIT_ICONS).filter((trait) => familyOf(trait) === "guard")).toHaveLength(7);
    for (const { line = "", fill = "" } of Object.values(TRAIT_ICONS)) expect(line + fill).toMatch(/^M/);
  });
  test("every trait changes the animal that wears it, and has a picture and a name of its own", async () => {
    await need("evolution");
    const plain = JSON.stringify(buildOf(new Set()));
    const drawings = Object.keys(TRAIT_ICONS).map((trait) => {
      const worn = new Set([trait]);
      const built = JSON.stringify(buildOf(worn));
      const shapes = LAYERS.flatMap((layer) => grown(worn, layer));
      expect(shapes.length > 0 || built !== plain).toBe(true);
      expect(PICTURED[trait]).toMatch(/^-?\d+ -?\d+ \d+ \d+$/);
      expect(traitName(trait)).not.toContain("evo-");
      return JSON.stringify([shapes, built]);
    });
    expect(new Set(drawings).size).toBe(17);
  });
  test("an animal wears what is open, and to its owner also what is still face down", () => {
    const one = species("a", { traits: ["horns+3"], face_down: 1, face_down_traits: ["fertile+2"] });
    expect(wornBy(one)).toEqual(new Set(["horns", "fertile"]));
    expect(wornBy({ ...one, face_down_traits: null })).toEqual(new Set(["horns"]));
  });
  test("an animal has its kin around it, and is larger with a larger body", () => {
    const drawn = (body: number, population: number) => {
      const target = document.createElement("div");
      const one = mount(Creature, { target, props: { traits: new Set(["hard_shell"]), body, population } });
      const scale = Number(/scale\(([\d.]+)\)/.exec(target.querySelector("svg > g")?.getAttribute("style") ?? "")?.[1]);
      const kin = target.querySelectorAll(".kin").length;
      void unmount(one);
      return { scale, kin };
    };
    expect(drawn(1, 1).kin).toBe(0);
    expect(drawn(1, 6).kin).toBe(5);
    expect(drawn(6, 1).scale).toBeGreaterThan(drawn(1, 1).scale);
  });
  test("the others sit in turn order from the left neighbour on", () => {
    expect(othersOf(4, 2)).toEqual([3, 0, 1]);
    expect(othersOf(3, -1)).toEqual([0, 1, 2]);
  });
  test("hunger shows only once there can be food", () => {
    const one = species("a", { population: 4, food: 1 });
    expect(hunger(view(), one)).toBe(3);
    expect(hunger(view({ phase: 3 }), one)).toBe(0);
    expect(hunger(view({ over: true }), one)).toBe(0);
  });
  test("points add up to what the engine says", () => {
    const row = [species("a", { population: 3, traits: ["horns+1", "fertile+2"] }), species("b")];
    expect(pointsOf(view({ scores: [16], seats: [side(10, ...row)] }))).toEqual([
      { food: 10, population: 4, traits: 2, total: 16 },
    ]);
    expect(pointsOf(view())).toEqual([]);
  });
  test("of equal points more from traits win, then more from population", () => {
    const points = (food: number, population: number, traits: number) => ({
      food,
      population,
      traits,
      total: food + population + traits,
    });
    expect(ahead(points(9, 0, 0), points(0, 4, 4))).toBeLessThan(0);
    expect(ahead(points(4, 2, 2), points(4, 3, 1))).toBeLessThan(0);
    expect(ahead(points(3, 3, 2), points(4, 2, 2))).toBeLessThan(0);
    expect(ahead(points(4, 2, 2), points(4, 2, 2))).toBe(0);
  });
  test("a pile is counted by trait", () => {
    expect(counted(["horns+1", "climbing+3", "climbing+3b"])).toEqual([
      ["climbing", 2],
      ["horns", 1],
    ]);
  });
  test("tokens float inside of the water, and stay where they are while few", () => {
    for (const n of [1, 14, 40, 90])
      for (const { x, y } of floating(n)) expect(Math.hypot(x, y)).toBeLessThanOrEqual(1);
    expect(floating(9).slice(0, 5)).toEqual(floating(5));
    expect(floating(90)).toHaveLength(48);
  });
});

describe("what can be pointed at", () => {
  const ACTIONS = ["grow horns+1 a body", "grow horns+1 a population", "trait horns+1 a", "grow horns+1 b body", "end"];

  test("a track is certain only when the card was picked", () => {
    const { answers } = noting(ACTIONS);
    const found = meant(answers, ["grow"], ["a", "body"]);
    expect(found.map(({ action }) => action)).toEqual(["grow horns+1 a body"]);
    expect(certain(found, ["a", "body"], () => false)).toEqual([]);
    expect(certain(found, ["a", "body"], (token) => token === "horns+1")).toEqual(found);
  });
  test("one click on a part says the whole answer", () => {
    const { stage, done, answers } = noting(ACTIONS, ["horns+1"]);
    const target = part(stage, ["a", "body"], meant(answers, ["grow"], ["a", "body"]), ABOUT);
    expect(target.stage.lit("body")).toBe(true);
    target.stage.pick("body");
    expect(done).toEqual(["grow horns+1 a body"]);
  });
  test("a part with several meanings picks what is known", () => {
    const actions = ["attack a b horns", "attack a b climbing,horns"];
    const { stage, done, answers } = noting(actions, ["a", "b"]);
    part(stage, ["b", "horns"], meant(answers, ["attack"], ["b", "horns"]), ABOUT).stage.pick("horns");
    expect(done).toEqual(["horns"]);
  });
  test("a part without a meaning is its species", () => {
    const { stage, done } = noting(["feed a"]);
    const target = part(stage, ["a", "body"], [], ABOUT);
    expect(target.stage.lit("body")).toBe(false);
    target.stage.pick("body");
    expect(done).toEqual(["a"]);
  });
});

describe("a click on a trait", () => {
  function clicks(found: OptionView[]): string[] {
    const { stage, done } = noting(["attack a b"], ["a"]);
    const shown = mount(Trait, { target: document.body, props: { stage, board: "b", trait: "symbiosis", found } });
    flushSync();
    document.querySelector<HTMLElement>(".trait .target")?.click();
    void unmount(shown);
    return done;
  }
  test("reads it where it means nothing of its own: it does not attack", () => {
    expect(clicks([])).toEqual([]);
    expect([bubble.about?.title, bubble.pinned]).toEqual(["Symbiosis of species B", true]);
    hideBubble();
  });
  test("answers where it does", () =>
    expect(clicks(options("attack a b symbiosis"))).toEqual(["attack a b symbiosis"]));
});

describe("attacks", () => {
  const attacks = [
    { attacker: "a", prey: "c", blocked: [] },
    { attacker: "b", prey: "c", blocked: [] },
  ];
  const told: TableInsight = { ply: 1, insight: { tiles: {}, elements: {}, attacks } };
  const seen = view({ seats: [side(0, species("a"), species("d"))] });
  const hunt = (picks: string[], insight: TableInsight | null) =>
    huntOf({ ...noting([], picks).stage, insight } as unknown as Stage, seen);

  test("those of the own species that was picked", () => {
    expect(hunt(["a"], told)).toEqual({ attacker: "a", attacks: [attacks[0]] });
  });
  test("are listed", () => {
    const seats = [side(0, species("a")), side(0, species("c"))];
    const { stage } = noting([], ["a"]);
    const shown = {
      ...stage,
      chairs: [],
      waiting: [],
      view: { ...view({ seats }) },
      insight: told,
    } as unknown as Stage;
    const board = mount(Board, { target: document.body, props: { stage: shown } });
    flushSync();
    expect(document.querySelectorAll(".attacks li")).toHaveLength(1);
    void unmount(board);
  });
  test("none without a pick, without insight, and for who does not hunt", () => {
    expect(hunt([], told)).toBeNull();
    expect(hunt(["a"], null)).toBeNull();
    expect(hunt(["d"], told)).toBeNull();
  });
});
