// What is said about pieces of both games. Titles are needed for every piece on every change, the lines below them only
// when somebody asks: so lines are getters.
import type { About, Stage } from "../../core/board/stage";
import { t } from "../../core/words.svelte";
import { headed, named, sectionText, spaceName, type Kit, type Section } from "./kit";
import { tileInsight, type Disks, type EarthView, type MapTile, type StackView } from "./view";

/** The hexes beside a hex, and the three around a corner, stay in sight while it is explained. */
const AROUND_HEX = 1;
const AROUND_CORNER = 2.5;

const listed = (kit: Kit, numbers: Record<string, number>, kind: "animal" | "element" | "terrain" = "animal"): string =>
  Object.entries(numbers)
    .map(([name, n]) => `${named(kit, kind, name)} ${n}`)
    .join(", ");

const animals = (kit: Kit, names: string[]): string => names.map((name) => named(kit, "animal", name)).join(", ");

export const terrainName = (kit: Kit, tile: MapTile): string =>
  tile.look === tile.terrain
    ? named(kit, "terrain", tile.terrain)
    : `${named(kit, "terrain", tile.terrain)} (${named(kit, "side", tile.look)})`;

/** Printed facts of a terrain. */
export function terrainLine(kit: Kit, terrain: string): string {
  const facts = kit.scores[terrain];
  return facts ? headed(t("cli-earth-terrain", { n: facts.limit, points: facts.points.join("-") })) : "";
}

function tileFacts(kit: Kit, tile: MapTile): string[] {
  const lines: string[] = [];
  if (tile.endangered.length) lines.push(t("web-earth-endangered", { animals: animals(kit, tile.endangered) }));
  const safe = Object.keys(tile.sheltered);
  if (safe.length) lines.push(t("web-earth-sheltered", { animals: animals(kit, safe) }));
  if (tile.scored) lines.push(t("web-earth-scored"));
  return lines;
}

/** Who scores what if the tile is scored now, and whom its elements suit. */
function tileMeaning(kit: Kit, stage: Stage, hex: string): string[] {
  const found = tileInsight(stage, hex);
  if (!found) return [];
  const points = Object.keys(found.points).length ? listed(kit, found.points) : t("web-earth-nobody");
  return [t("web-earth-points-now", { points }), t("web-earth-matching", { values: listed(kit, found.matching) })];
}

/** What an eye sees of a tile at once: its cubes, who dominates it, and what the heat map says of it. */
function tileTitle(kit: Kit, hex: string, tile: MapTile, heat: Record<string, number>): string {
  const name = `${hex}, ${terrainName(kit, tile)}`;
  const cubes = listed(kit, tile.cubes);
  const facts = [cubes ? `${name}: ${cubes}` : name];
  if (tile.dominant) facts.push(t("web-earth-dominant", { animal: named(kit, "animal", tile.dominant) }));
  if (Object.keys(heat).length) facts.push(t("web-earth-matching", { values: listed(kit, heat) }));
  return facts.join(". ");
}

/** `heat`: how many elements suit the animal whose heat map is shown. */
export function aboutTile(kit: Kit, stage: Stage, hex: string, tile: MapTile, heat: Record<string, number>): About {
  return {
    title: tileTitle(kit, hex, tile, heat),
    get lines() {
      return [...tileFacts(kit, tile), ...tileMeaning(kit, stage, hex), terrainLine(kit, tile.terrain)];
    },
    reach: AROUND_HEX,
  };
}

export const aboutPlace = (hex: string): About => ({ title: t("web-earth-empty", { hex }), reach: AROUND_HEX });

export function aboutCorner(kit: Kit, corner: string, element: string | undefined): About {
  const name = element && headed(named(kit, "element", element));
  return {
    title: name ? t("web-earth-corner-element", { corner, element: name }) : t("web-earth-corner", { corner }),
    reach: AROUND_CORNER,
  };
}

function sectionLines(kit: Kit, section: Section, row: Disks | undefined): string[] {
  const lines = [headed(sectionText(kit, section.name))];
  return row && Object.keys(row).length
    ? [...lines, t("web-earth-row", { elements: listed(kit, row, "element") })]
    : lines;
}

export const aboutSection = (kit: Kit, section: Section, row: Disks | undefined): About => ({
  title: named(kit, "section", section.name),
  get lines() {
    return sectionLines(kit, section, row);
  },
  rules: section.rules,
});

export function aboutSpace(
  kit: Kit,
  section: Section,
  space: string,
  pawn: string | null,
  more: () => string[],
): About {
  const name = spaceName(kit, space);
  return {
    title: pawn ? t("web-earth-space-taken", { space: name, pawn }) : t("web-earth-space-free", { space: name }),
    get lines() {
      return [...more(), headed(sectionText(kit, section.name))];
    },
    rules: section.rules,
  };
}

export function aboutStack(kit: Kit, n: number, stack: StackView, unseen: Record<string, number>): About {
  const terrain = stack.face_up ? named(kit, "terrain", stack.face_up) : t("web-earth-nothing");
  return {
    title: t("web-earth-stack", { n, terrain, left: stack.face_down }),
    get lines() {
      const left = Object.keys(unseen).length
        ? [t("web-earth-tiles-left", { tiles: listed(kit, unseen, "terrain") })]
        : [];
      return stack.face_up ? [terrainLine(kit, stack.face_up), ...left] : left;
    },
  };
}

/** How near the end is, if it is near. */
export function ending({ over, truncated, last_round }: EarthView): string {
  if (over) return t(truncated ? "cli-earth-end-limit" : "cli-earth-over");
  return last_round ? t("cli-earth-last-round") : "";
}

/** What is still to come, as far as anybody can know. */
export function aboutDeck(kit: Kit, deck: number, unseen: string[]): About {
  const known =
    kit.lastCard && deck > unseen.length ? [t("web-earth-last-card", { card: named(kit, "card", kit.lastCard) })] : [];
  return {
    title: t("web-earth-deck", { n: deck }),
    get lines() {
      return [t("web-earth-unseen", { cards: unseen.map((card) => named(kit, "card", card)).join(", ") }), ...known];
    },
  };
}

export const aboutSurvival = (kit: Kit, holder: string | null): About => ({
  title: t("web-earth-survival-of", { animal: holder ? named(kit, "animal", holder) : t("web-earth-nobody") }),
  rules: kit.survival,
});

/** What an animal is: its player, its places, and what only it can do. */
export function aboutAnimal(kit: Kit, view: EarthView, animal: string, owner: string, place: number): About {
  const [ability, rule] = kit.abilities[animal] ?? [];
  return {
    title: t("web-earth-animal", { animal: named(kit, "animal", animal), n: view.animals[animal]?.vp ?? 0 }),
    get lines() {
      const rank = Object.keys(kit.animals).indexOf(animal) + 1;
      const lines = [owner, t("web-earth-place", { n: place }), t("web-earth-food-chain", { n: rank })];
      if (ability) lines.push(t(ability));
      return view.survival === animal ? [...lines, t("web-earth-survival")] : lines;
    },
    rules: rule ? [rule, kit.foodChain] : [kit.foodChain],
  };
}
