// A lesson in its game: which parts it has, and where they are.
import type { Lesson, LessonTitle } from "../core/wire";

/** A lesson to choose. */
export type Chapter = LessonTitle;

/** The address of a part of a lesson, and of its table if it has one already. */
export function addressOf({ game, name }: Pick<Lesson, "game" | "name">, at = 0, table = ""): string {
  const search = new URLSearchParams();
  if (at) search.set("part", String(at + 1));
  if (table) search.set("table", table);
  return `/learn/${game}/${name}${search.size ? `?${search}` : ""}`;
}

/** How many steps come before a part, and in all. */
export function stepsOf({ parts }: Lesson, at: number): { before: number; all: number } {
  const lengths = parts.map(({ steps }) => steps.length);
  const sum = (some: number[]): number => some.reduce((one, other) => one + other, 0);
  return { before: sum(lengths.slice(0, at)), all: sum(lengths) };
}

/** The lesson after this one. */
export const nextOf = (lessons: readonly Chapter[], name: string): Chapter | undefined =>
  lessons[lessons.findIndex((one) => one.name === name) + 1];
