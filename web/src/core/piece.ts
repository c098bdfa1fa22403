// What makes anything on a board a piece: click, keyboard, hover, long press, and how it looks while it can be chosen.
import { explain, hush } from "./explain.svelte";
import { follow } from "./follow.svelte";
import type { About, Stage } from "./stage";

export interface Piece {
  stage: Pick<Stage, "lit" | "picked" | "marked" | "pick" | "point">;
  /** What actions call it; nothing can be done with a piece without one. */
  token?: string;
  about: () => About;
}

const LONG_PRESS = 450;
const HOVER = 350;

/** `use:piece={{ stage, token, about }}` on an HTML or SVG element. Styles: .lit .picked .marked */
export function piece(node: HTMLElement | SVGElement, given: Piece) {
  let now = given;
  let timer = 0;
  let pressed = false;

  function dress(): void {
    const { stage, token } = now;
    const lit = token !== undefined && stage.lit(token);
    node.classList.toggle("lit", lit);
    node.classList.toggle("picked", token !== undefined && stage.picked(token));
    node.classList.toggle("marked", token !== undefined && stage.marked(token));
    node.setAttribute("tabindex", lit ? "0" : "-1");
    node.setAttribute("role", lit ? "button" : "img");
    node.setAttribute("aria-label", now.about().title);
    if (token !== undefined) node.setAttribute("data-token", token);
    else node.removeAttribute("data-token");
    if (lit) node.setAttribute("aria-pressed", String(stage.picked(token)));
    else node.removeAttribute("aria-pressed");
  }

  const show = (pinned: boolean) => explain(now.about(), node.getBoundingClientRect(), pinned);
  const wait = (after: number, pinned: boolean) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      pressed = pinned;
      show(pinned);
    }, after);
  };
  const enter = (event: Event) => {
    if ((event as PointerEvent).pointerType === "touch") return;
    now.stage.point(now.token ?? null);
    wait(HOVER, false);
  };
  const leave = () => {
    clearTimeout(timer);
    now.stage.point(null);
    hush();
  };
  const down = (event: Event) => {
    pressed = false;
    if ((event as PointerEvent).pointerType === "touch") wait(LONG_PRESS, true);
  };
  const up = () => clearTimeout(timer);
  const click = (event: Event) => {
    event.stopPropagation();
    if (pressed) return; // it was a long press: only an explanation
    if (now.token !== undefined) now.stage.pick(now.token);
    else show(true);
  };
  const key = (event: Event) => {
    const { key } = event as KeyboardEvent;
    if (key === "?") show(true);
    if (key !== "Enter" && key !== " ") return;
    event.preventDefault();
    if (now.token !== undefined) now.stage.pick(now.token);
  };

  const events: [string, (event: Event) => void][] = [
    ["pointerenter", enter],
    ["pointerleave", leave],
    ["pointerdown", down],
    ["pointerup", up],
    ["pointercancel", up],
    ["focus", () => now.stage.point(now.token ?? null)],
    ["blur", () => queueMicrotask(leave)], // a piece that is taken away blurs amid the drawing, when nothing may change
    ["click", click],
    ["keydown", key],
    ["contextmenu", (event) => pressed && event.preventDefault()],
  ];
  for (const [name, listener] of events) node.addEventListener(name, listener);
  const again = follow(dress); // what can be chosen changes without any change of the piece
  return {
    update(next: Piece) {
      now = next;
      again();
    },
    destroy() {
      clearTimeout(timer);
      for (const [name, listener] of events) node.removeEventListener(name, listener);
    },
  };
}
