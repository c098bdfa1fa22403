// A new view is mostly the old one. What did not change stays the same object, so that nobody looks at it again.

type Plain = Record<string | number, unknown>;

const isPlain = (value: unknown): value is Plain => typeof value === "object" && value !== null;

/** The new value with the old one's parts wherever they are equal; the old one if all is. Plain data; the new one is used up. */
export function shared<T>(before: unknown, after: T): T {
  if (before === after || !isPlain(before) || !isPlain(after) || Array.isArray(before) !== Array.isArray(after))
    return after;
  const keys = Object.keys(after);
  const known = Object.keys(before);
  let same = keys.length === known.length;
  keys.forEach((key, k) => {
    const part = shared(before[key], after[key]);
    (after as Plain)[key] = part;
    same &&= part === before[key] && key === known[k];
  });
  return same ? (before as T) : after;
}

/** The same for values that are made again and again from a view. */
export function sharing<T>(): (value: T) => T {
  let last: T | undefined;
  return (value) => (last = shared(last, value));
}
