// What can move on a board, in words: which thing goes from which place to which. Places are names of pieces, or names
// that a board gives with `data-spot` where no answer names the piece.

/** How what travels looks: a small token, drawn with a symbol of the board or with a number on it. */
export interface Look {
  shape: "disk" | "cube" | "pawn" | "leaf" | "meat" | "card" | "back" | "tile" | "star" | "points";
  /** The id of a symbol on the page. */
  glyph?: string;
  /** A colour of the style sheet. */
  paint?: string;
  /** The colour of what is drawn on it, if the usual one would not be seen. */
  ink?: string;
  text?: string;
}

export type Motion =
  | { kind: "travel"; from: string; to: string; look: Look }
  /** From whoever attacks to the prey. */
  | { kind: "arrow"; from: string; to: string }
  /** What was there is not any more. */
  | { kind: "die"; at: string }
  /** A thing is laid down where nothing was. */
  | { kind: "drop"; at: string }
  /** Something rises from its place and fades: points. */
  | { kind: "rise"; at: string; look: Look }
  /** A card is turned. */
  | { kind: "turn"; at: string }
  | { kind: "pulse"; at: string };

export const travel = (from: string, to: string, look: Look): Motion => ({ kind: "travel", from, to, look });
export const rise = (at: string, text: string): Motion => ({ kind: "rise", at, look: { shape: "points", text } });
export const at = (kind: "die" | "drop" | "turn" | "pulse", place: string): Motion => ({ kind, at: place });

/** The place that must be looked up before the board changes: what leaves it is gone afterwards. */
export const originOf = (motion: Motion): string => ("from" in motion ? motion.from : motion.at);
