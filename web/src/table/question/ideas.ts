// What is said of the worth of a hint's ideas: the best has the number, the others how far they are behind it.
import type { Idea } from "../../core/table/table.svelte";
import type { Words } from "../../core/wire";

const points = (idea: Idea): number => Math.round(idea.score);

/** Ideas come best first, by what the bot relies on; the estimate of a later one may still be higher, which would confuse. */
export function worthOf(idea: Idea, best: Idea): Words {
  if (idea === best) return { key: "web-idea-score", args: { n: points(idea) } };
  const less = points(best) - points(idea);
  return less > 0 ? { key: "web-idea-less", args: { n: less } } : { key: "web-idea-equal", args: {} };
}
