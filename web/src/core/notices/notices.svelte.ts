// Short notes at the edge of the page, a sound and the browser's own notices when it is somebody's turn.
import { settings } from "../settings.svelte";
import { play } from "./sounds";
import type { Words } from "../wire";
import { say } from "../words.svelte";

export interface Note {
  id: number;
  words: Words;
  href: string;
}

export const notes: Note[] = $state([]);
let count = 0;

export function note(words: Words, href = ""): void {
  notes.push({ id: ++count, words, href });
  if (notes.length > 3) notes.shift();
}

export function dismiss(id: number): void {
  const at = notes.findIndex((one) => one.id === id);
  if (at >= 0) notes.splice(at, 1);
}

/** It is your turn, and perhaps you look elsewhere. */
export function call(words: Words, href: string): void {
  play("turn");
  if (!document.hidden || !settings.notices || !("Notification" in window) || Notification.permission !== "granted")
    return;
  try {
    notify(say(words), href);
  } catch {
    // some phones have notices only for workers; there the sound must do
  }
}

function notify(body: string, tag: string): void {
  const shown = new Notification("Tangled Bank", { body, tag });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
