// What differs between the two games on Earth: printed facts of their boards, drawings, and how words are named.
import type { Columns } from "../../core/board/hex";
import { t } from "../../core/words.svelte";
import type { Drawn, Glyph, Terrain } from "./drawing/glyph";

/** What is printed on a space of the action display. */
export type Print =
  | { kind: "element"; names: string[] }
  /** `n` is printed beside it; `says` is the key of what it means. */
  | { kind: "terrain"; names: string[]; n?: number; says?: string }
  | { kind: "number"; n: number }
  | { kind: "special" };

export interface Section {
  name: string;
  spaces: number;
  /** Of its rules. */
  rules: string[];
}

export interface Kit {
  /** The beginning of its keys. */
  prefix: "dom" | "mar";
  columns: Columns;
  /** In food chain order, which is also the order of their places on a tile. */
  animals: Record<string, Glyph>;
  /** What an animal can do that others cannot: the key of its words and its rule. */
  abilities: Record<string, [string, string]>;
  /** Rules of the food chain and of Survival. */
  foodChain: string;
  survival: string[];
  elements: Record<string, Drawn>;
  terrains: Record<string, Terrain>;
  /** By what a tile looks like, and by animal: pictures in several colours. */
  scenery: Record<string, Drawn>;
  portraits: Record<string, Drawn>;
  sections: Section[];
  /** The card at the bottom of the deck, where everybody knows it. */
  lastCard?: string;
  /** Points of a tile for the first, the second ..., and how many new cubes it takes at once. */
  scores: Record<string, { points: number[]; limit: number }>;
}

export type Kind = "animal" | "element" | "terrain" | "section" | "card" | "trait" | "side";

/** The name of a thing in the reader's language. */
export const named = (kit: Kit, kind: Kind, name: string): string =>
  t(`${kit.prefix}-${kind}-${name.replaceAll("_", "-")}`);

export const spaceName = (kit: Kit, space: string): string => {
  const at = space.lastIndexOf("-");
  return t(`${kit.prefix}-space`, { section: named(kit, "section", space.slice(0, at)), n: space.slice(at + 1) });
};

/** What a section is for, the same words as in the terminal. */
export const sectionText = (kit: Kit, section: string): string => t(`cli-${kit.prefix}-about-${section}`);

/** Pictures of the sheet, beside the signs of the same names. */
export const sceneId = (kit: Kit, look: string): string => `${kit.prefix}-scene-${look}`;
export const portraitId = (kit: Kit, animal: string): string => `${kit.prefix}-portrait-${animal}`;

export const glyphId = (kit: Kit, kind: "animal" | "element" | "terrain", name: string): string =>
  `${kit.prefix}-${kind}-${name}`;

/** The first letter in capitals: names stand at the beginning of a line here. */
export const headed = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
