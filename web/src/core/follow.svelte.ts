// Plain TypeScript cannot follow what it reads; this does it for actions.
/**
 * Do it now, and again whenever something that it reads has changed; only while an effect runs, as actions do.
 * The answer does it once more, for what cannot be followed.
 */
export function follow(work: () => void): () => void {
  let asked = 0;
  let times = $state(0);
  $effect(() => {
    void times;
    work();
  });
  return () => (times = asked += 1);
}
