// How a board and what is asked share the window. By the size of text: with larger text a window has the layout of a smaller one.
import { MediaQuery } from "svelte/reactivity";

/** wide: beside each other below the header; low: beside each other without it; tall: one below the other. */
export type Layout = "wide" | "tall" | "low";

const LOW = new MediaQuery(
  "(orientation: landscape) and (max-height: 34rem), (orientation: landscape) and (max-width: 56rem)",
);
const TALL = new MediaQuery("(orientation: portrait) and (max-width: 72rem)");

export const layout = (): Layout => (LOW.current ? "low" : TALL.current ? "tall" : "wide");
