import { describe, expect, test } from "vitest";
import { centre, cornerAt } from "../../src/core/board/hex";
import { SCENES as DOM, PRINTED as DOM_PRINTED } from "../../src/games/dominant-species/scenes";
import { KIT as DOM_KIT } from "../../src/games/dominant-species/kit";
import type { Kit } from "../../src/games/earth/kit";
import { allCorners } from "../../src/games/earth/map/geometry";
import { viewOf as earthOf, type EarthScene } from "../../src/games/earth/scene";
import { SCENES as EVO, viewOf } from "../../src/games/evolution/scenes";
import { KIT as MAR_KIT } from "../../src/games/marine/kit";
import { SCENES as MAR, PRINTED as MAR_PRINTED } from "../../src/games/marine/scenes";
import { sectionsOf, spansOf } from "../../src/guide/blocks";

describe("a guide as text", () => {
  const [lead, one, two] = sectionsOf(`Lead.

## One {#one}

A **bold** line
goes on.

- first
- second

![What is **seen**.](scene:attack)

→ EV-1.1, EV-1.2

## Two {#two}

| a | b |
|---|---|
| 1 | |

> A tip.

1. only`);

  test("is cut at its headings", () => {
    expect([lead, one, two].map((section) => [section!.slug, section!.title])).toEqual([
      ["", ""],
      ["one", "One"],
      ["two", "Two"],
    ]);
    expect(lead!.blocks).toEqual([{ kind: "text", text: "Lead." }]);
  });

  test("has paragraphs, lists, pictures and rules", () => {
    expect(one!.blocks).toEqual([
      { kind: "text", text: "A **bold** line goes on." },
      { kind: "list", items: ["first", "second"], ordered: false },
      { kind: "scene", name: "attack", caption: "What is **seen**." },
      { kind: "rules", rules: ["EV-1.1", "EV-1.2"] },
    ]);
  });

  test("has tables, tips and numbered lists", () => {
    expect(two!.blocks).toEqual([
      { kind: "table", head: ["a", "b"], rows: [["1", ""]] },
      { kind: "tip", text: "A tip." },
      { kind: "list", items: ["only"], ordered: true },
    ]);
  });

  test("has bold words", () => {
    expect(spansOf("A **b** c")).toEqual([
      { text: "A ", bold: false },
      { text: "b", bold: true },
      { text: " c", bold: false },
    ]);
  });
});

// ---- what pictures say is true
/** The elements on the corners of a hex. */
function on(hex: string, scene: EarthScene, kit: Kit): string[] {
  const middle = centre(hex, kit.columns);
  const touches = (corner: string): boolean => {
    const at = cornerAt(corner, kit.columns);
    return Math.abs(Math.hypot(at.x - middle.x, at.y - middle.y) - 1) < 0.01;
  };
  return Object.entries(scene.corners ?? {}).flatMap(([corner, element]) => (touches(corner) ? [element] : []));
}

function fitness(hex: string, animal: string, scene: EarthScene, kit: Kit, printed: object): number {
  const { elements } = earthOf(scene, printed as never).animals[animal]!;
  return on(hex, scene, kit).reduce((sum, element) => sum + (elements[element] ?? 0), 0);
}

const tilesOf = (scenes: Record<string, EarthScene>) =>
  Object.entries(scenes).flatMap(([name, scene]) =>
    Object.entries(scene.tiles ?? {}).map(([hex, tile]) => ({ name, scene, hex, tile })),
  );

test.each(tilesOf(DOM))("dominance is as it is drawn: $name $hex", ({ scene, hex, tile }) => {
  const found = Object.keys(tile.cubes ?? {}).map((animal): [string, number] => [
    animal,
    fitness(hex, animal, scene, DOM_KIT, DOM_PRINTED),
  ]);
  const most = Math.max(0, ...found.map(([, n]) => n));
  const best = found.filter(([, n]) => n === most && n > 0);
  expect(tile.dominant).toBe(best.length === 1 ? best[0]![0] : undefined);
  expect(tile.endangered ?? []).toEqual(found.filter(([, n]) => !n).map(([animal]) => animal));
});

test.each(tilesOf(MAR))("who is endangered is as it is drawn: $name $hex", ({ scene, hex, tile }) => {
  const cubes = Object.keys(tile.cubes ?? {});
  const lost = cubes.filter((animal) => !fitness(hex, animal, scene, MAR_KIT, MAR_PRINTED));
  expect(tile.endangered ?? []).toEqual(lost);
});

test.each([
  ["Dominant Species", DOM, DOM_KIT],
  ["Marine", MAR, MAR_KIT],
] as const)("pictures of %s name what there is", (_, scenes, kit) => {
  const corners = new Set(allCorners(kit.columns));
  for (const scene of Object.values<EarthScene>(scenes)) {
    for (const [corner, element] of Object.entries(scene.corners ?? {})) {
      expect(corners).toContain(corner);
      expect(kit.elements).toHaveProperty(element);
    }
    for (const { look, cubes = {} } of Object.values(scene.tiles ?? {})) {
      expect(kit.terrains).toHaveProperty(look);
      for (const animal of Object.keys(cubes)) expect(scene.animals).toHaveProperty(animal);
    }
    for (const animal of Object.keys(scene.animals)) expect(kit.animals).toHaveProperty(animal);
    for (const token of scene.marked ?? []) expect({ ...scene.tiles, ...scene.corners }).toHaveProperty([token]);
    for (const name of scene.sections ?? []) expect(kit.sections.map((section) => section.name)).toContain(name);
  }
});

test("pictures of Evolution show what a species can have", () => {
  for (const scene of Object.values(EVO)) {
    for (const species of viewOf(scene).seats.flatMap((side) => side.species)) {
      expect(species.food).toBeLessThanOrEqual(species.population);
      expect(Math.max(species.population, species.body)).toBeLessThanOrEqual(6);
      expect(species.traits.length + species.face_down).toBeLessThanOrEqual(3);
    }
  }
});
