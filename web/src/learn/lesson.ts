// A part of a lesson as a line of answers: which step a position belongs to, and who answers there.
import { fits, tokensOf } from "../core/board/targets";
import type { LessonPart, LessonStep } from "../core/wire";

/** How many answers a record begins with. */
export const answersIn = (record: string): number => record.match(/^\d+ P\d /gm)?.length ?? 0;

const answersOf = ({ expects, others }: LessonStep): number => (expects === null ? 0 : 1) + others.length;

/** The ply at which each step begins; one more for the end. */
export function startsOf({ record, steps }: LessonPart): number[] {
  const starts = [answersIn(record)];
  for (const step of steps) starts.push(starts[starts.length - 1]! + answersOf(step));
  return starts;
}

/** The step in which an answer is missing at a ply; steps to be read are over as soon as they begin. */
export const askedAt = (starts: readonly number[], ply: number): number => {
  const next = starts.findIndex((start) => start > ply);
  return (next < 0 ? starts.length : next) - 1;
};

/** The step to go on with when a lesson is opened again: the first one of this ply, or the one that is under way. */
export const resumedAt = (starts: readonly number[], ply: number): number => {
  const first = starts.indexOf(ply);
  return Math.min(first >= 0 ? first : askedAt(starts, ply), starts.length - 2);
};

/** The answer of another seat that is due at a ply. */
export function dueAt({ steps }: LessonPart, starts: readonly number[], ply: number): [number, string] | null {
  const at = askedAt(starts, ply);
  const step = steps[at];
  if (!step) return null;
  return step.others[ply - starts[at]! - (step.expects === null ? 0 : 1)] ?? null;
}

/** Whether picking this, too, still leads to the expected answer. */
export const leads = (expects: string | null, picked: readonly string[], token: string): boolean =>
  expects !== null && fits(expects, [...picked, token]);

/** Whether everything that the expected answer names was picked. */
export const complete = (expects: string, picked: readonly string[]): boolean =>
  tokensOf(expects).length === picked.length;

/** Whether the learner is to find the answer. */
export const isProblem = ({ wrong }: LessonStep): boolean => Object.keys(wrong).length > 0;

/** Why another answer is worse: the key of what its longest beginning is told; "" where nothing is. */
export function objectionTo({ wrong }: LessonStep, action: string): string {
  const fitting = Object.keys(wrong).filter((begin) => action.startsWith(begin));
  return wrong[fitting.sort((one, other) => other.length - one.length)[0] ?? ""] ?? "";
}
