// What makes anything on a board a piece: click, keyboard, hover, long press, and how it looks while it can be chosen.
import { bubble, explain, hideBubble } from "./explain.svelte";
import { box, follow } from "../follow.svelte";
import { rests } from "./resting";
import type { About, Stage } from "./stage";

export interface Piece {
  stage: Pick<Stage, "lit" | "picked" | "marked" | "noticed" | "pick" | "point">;
  /** What actions call it; nothing can be done with a piece without one. */
  token?: string;
  /** What sort of thing it is, as actions call it: whoever points at it in vain is told why. */
  kind?: string;
  about: () => About;
  /** Its name is only for finding it: pointing at it says nothing, it is explained. */
  mute?: boolean;
}

const LONG_PRESS = 450;
const HOVER = 350;
const LOOKS = ["lit", "picked", "marked"] as const;
const NOTICED = ["beat", "fresh"];

/** Its classes, its name and what it is to the keyboard follow the stage. */
function dress(node: Element, current: { now: Piece }): void {
  const set = (name: string, value: string | null): void =>
    value === null ? node.removeAttribute(name) : node.setAttribute(name, value);
  /** As one word, which can be compared: of many pieces few change. */
  function look(): string {
    const { stage, token } = current.now;
    if (token === undefined) return "";
    const noticed = stage.noticed?.(token);
    const found: string[] = LOOKS.filter((name) => stage[name](token));
    return (noticed ? [...found, noticed] : found).join(" ");
  }
  follow(look, (now) => {
    const lit = now.includes("lit");
    for (const name of [...LOOKS, ...NOTICED]) node.classList.toggle(name, now.includes(name));
    set("tabindex", lit ? "0" : "-1"); // one of the others is a stop of Tab, too: see region.ts
    set("role", lit ? "button" : "img");
    set("aria-pressed", lit ? String(now.includes("picked")) : null);
  });
  set("data-piece", "");
  follow(
    () => current.now.token ?? null,
    (token) => set("data-token", token),
  );
  follow(
    () => current.now.about().title,
    (title) => set("aria-label", title),
  );
}

/** `use:piece={{ stage, token, kind, about }}` on an HTML or SVG element. Styles: .lit .picked .marked */
export function piece(node: HTMLElement | SVGElement, given: Piece) {
  const current = box(given);
  let timer = 0;
  let pressed = false;
  let pointed = false;

  const show = (pinned: boolean) => explain(current.now.about(), node.getBoundingClientRect(), pinned);
  const point = () => {
    pointed = true;
    current.now.stage.point(current.now.token ?? null);
  };
  const wait = (after: number, pinned: boolean) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      pressed = pinned;
      show(pinned);
    }, after);
  };
  const focus = () => {
    point();
    if (node.matches(":focus-visible")) wait(HOVER, false);
  };
  const enter = (event: Event) => {
    if ((event as PointerEvent).pointerType === "touch" || rests(event as PointerEvent)) return;
    point();
    wait(HOVER, false);
  };
  /** It came to a pointer that rested; now that one moves. */
  const move = (event: Event) => {
    if (!pointed) enter(event);
  };
  const leave = () => {
    clearTimeout(timer);
    pointed = false;
    current.now.stage.point(null);
    if (!bubble.pinned) hideBubble();
  };
  const down = (event: Event) => {
    pressed = false;
    if ((event as PointerEvent).pointerType === "touch") wait(LONG_PRESS, true);
  };
  const up = () => clearTimeout(timer);
  /** Answer with it, hear why not, or have it explained. */
  const choose = () => {
    const { stage, token, kind, mute } = current.now;
    clearTimeout(timer);
    hideBubble(); // what was explained before, even if it was pinned
    if (token !== undefined && !mute) stage.pick(token, kind);
    else show(true);
  };
  const click = (event: Event) => {
    event.stopPropagation();
    if (!pressed) choose(); // else it was a long press: only an explanation
  };
  const key = (event: Event) => {
    const { key, repeat } = event as KeyboardEvent;
    if (key === "?") show(true);
    if (key !== "Enter" && key !== " ") return;
    event.preventDefault();
    if (!repeat) choose();
  };

  const events: [string, (event: Event) => void][] = [
    ["pointerenter", enter],
    ["pointermove", move],
    ["pointerleave", leave],
    ["pointerdown", down],
    ["pointerup", up],
    ["pointercancel", up],
    ["focus", focus],
    ["blur", () => queueMicrotask(leave)], // a piece that is taken away blurs amid the drawing, when nothing may change
    ["click", click],
    ["keydown", key],
    ["contextmenu", (event) => pressed && event.preventDefault()],
  ];
  for (const [name, listener] of events) node.addEventListener(name, listener);
  dress(node, current);
  return {
    update(next: Piece) {
      current.now = next;
    },
    destroy() {
      clearTimeout(timer);
      if (pointed) queueMicrotask(leave);
    },
  };
}
