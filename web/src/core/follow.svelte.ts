// Plain TypeScript cannot follow what it reads; this does it for actions.

/** A value that can be followed. */
export function box<T>(first: T): { now: T } {
  let value = $state.raw(first);
  return {
    get now() {
      return value;
    },
    set now(next) {
      value = next;
    },
  };
}

/** Do it with what is read, now and whenever that has become another; only while an effect runs, as actions do. */
export function follow<T>(read: () => T, work: (found: T) => void): void {
  const found = $derived(read());
  $effect(() => work(found));
}
