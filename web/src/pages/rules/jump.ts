// To a place of a long page with eyes and keyboard.
import { tick } from "svelte";

export async function jump(id: string): Promise<void> {
  await tick();
  const found = document.getElementById(id);
  found?.scrollIntoView({ block: "start" });
  (found?.querySelector("a") ?? found)?.focus({ preventScroll: true });
}
