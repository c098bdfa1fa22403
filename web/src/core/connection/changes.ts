// What is different in a value, as the server tells it: docs/socket.md. What did not change stays the same object.
type Key = string | number;
/** A path; a path and what is there from now on; a path into a list, where, how many go, and what comes instead. */
export type Step = unknown[];

/** The value after these steps; the one before stays as it was. */
export const changed = <T>(before: T, steps: readonly Step[]): T =>
  steps.reduce<unknown>((value, step) => taken(value, step[0] as Key[], step), before) as T;

const GONE = 1;
const SPLICE = 4;

function taken(value: unknown, path: Key[], step: Step): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return step.length === SPLICE ? spliced(value as unknown[], step) : step[1];
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<Key, unknown>;
  if (step.length === GONE && !rest.length) delete copy[name];
  else copy[name] = taken(copy[name], rest, step);
  return copy;
}

function spliced(list: unknown[], [, first, gone, fresh]: Step): unknown[] {
  const at = first as number;
  return [...list.slice(0, at), ...(fresh as unknown[]), ...list.slice(at + (gone as number))];
}
