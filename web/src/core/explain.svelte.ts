// The one bubble that explains a piece.
import type { About } from "./stage";

export const bubble = $state({ about: null as About | null, x: 0, y: 0, pinned: false });

export function explain(about: About, at: DOMRect, pinned = false): void {
  bubble.about = about;
  bubble.x = at.left + at.width / 2;
  bubble.y = at.top;
  bubble.pinned = pinned;
}

export function hush(): void {
  bubble.about = null;
  bubble.pinned = false;
}
