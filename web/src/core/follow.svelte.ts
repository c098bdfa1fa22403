// Plain TypeScript cannot follow what it reads; this does it for actions.
/** Do it now, and again whenever something that it reads has changed; only while an effect runs, as actions do. */
export function follow(work: () => void): void {
  $effect(work);
}
