// Shows one beat on a board: looks where things are before it changes, then lets them travel to where they are after.
import type { Beat, Happenings } from "../core/story/happenings";
import { arrow, copied, ghost } from "./ghosts";
import { originOf, type Motion } from "./motions";
import "./motion.css";
import { count, numbersOn, type Numbers } from "./numbers";

/** Milliseconds that one thing travels at most. */
const FLIGHT = 700;
const COUNT = 450;
const SLIDE = 320;
/** Of a beat: it rests at its end, so that one sees what came of it. */
const BUSY = 0.85;

interface Origin {
  motion: Motion;
  rect: DOMRect | null;
  /** Where it goes, as long as that is there. */
  goal: DOMRect | null;
  node: Element | null;
  /** Of what is gone by then, and still lies there until it moves. */
  copy: HTMLElement | null;
}

/** What has to be known before the board changes. */
export interface Pending {
  origins: Origin[];
  numbers: Numbers;
  /** Of what may slide: where it stands in its row. */
  places: Map<Element, Place>;
}

interface Place {
  x: number;
  y: number;
  seen: boolean;
}

/** A row that is moved as a whole takes what stands in it along. */
function placeOf(node: Element): Place {
  const { x, y, width } = node.getBoundingClientRect();
  const row = node.parentElement?.getBoundingClientRect() ?? { x: 0, y: 0 };
  return { x: x - row.x, y: y - row.y, seen: width > 0 };
}

interface Point {
  x: number;
  y: number;
}
const middleOf = ({ x, y, width, height }: DOMRect): Point => ({ x: x + width / 2, y: y + height / 2 });
/** A ghost's own middle is there: its style sheet sees to that. */
const to = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`;

export class Choreography {
  private readonly running = new Set<Animation>();
  private readonly timers = new Set<number>();
  private settle: () => void = () => {};

  constructor(
    private readonly board: HTMLElement,
    private readonly layer: HTMLElement,
  ) {}

  before(beat: Beat, happenings: Happenings): Pending {
    this.stop();
    const motions = beat.lines.flatMap((line) => happenings.motions(line, beat));
    return {
      origins: motions.map((motion) => this.origin(motion)),
      numbers: numbersOn(this.board),
      places: new Map([...this.board.querySelectorAll("[data-slides]")].map((one) => [one, placeOf(one)])),
    };
  }

  after({ origins, numbers, places }: Pending, length: number): void {
    const busy = length * BUSY;
    // what is measured comes before what is written: the page is laid out once
    const slides = [...places].map(([node, was]) => [node, was, placeOf(node)] as const);
    const flight = Math.min(FLIGHT, origins.length > 1 ? Math.max(busy / 3, (2 * busy) / origins.length) : busy);
    const apart = origins.length > 1 ? (busy - flight) / (origins.length - 1) : 0;
    for (const origin of origins) this.keep(origin);
    origins.forEach((origin, k) => this.begin(origin, k * apart, flight));
    // the others keep their places until the dead have gone
    const death = origins.findIndex(({ motion }) => motion.kind === "die");
    const wait = death < 0 ? 0 : death * apart + flight;
    for (const [node, was, now] of slides) this.slide(node, was, now, Math.min(SLIDE, busy), wait);
    this.settle = count(numbers, Math.min(COUNT * Math.max(1, origins.length / 2), busy));
  }

  /** Everything is where it is. */
  stop(): void {
    this.settle();
    this.settle = () => {};
    for (const timer of this.timers) clearTimeout(timer);
    for (const one of this.running) one.cancel();
    this.timers.clear();
    this.running.clear();
    this.layer.replaceChildren();
  }

  // ---- where ---------------------------------------------------------------------------------
  private find(place: string): Element | null {
    const name = CSS.escape(place);
    const found = [...this.board.querySelectorAll(`[data-spot="${name}"], [data-token="${name}"]`)];
    const seen = found.filter((node) => node.getBoundingClientRect().width > 0);
    return seen.find((node) => node.matches("[data-spot]")) ?? seen[0] ?? null;
  }

  private origin(motion: Motion): Origin {
    const node = this.find(originOf(motion));
    const goal = "to" in motion ? (this.find(motion.to)?.getBoundingClientRect() ?? null) : null;
    const rect = node?.getBoundingClientRect() ?? null;
    const copy = node && rect && motion.kind === "die" ? copied(node, rect) : null; // with the colours that it has there
    return { motion, node, goal, rect, copy };
  }

  // ---- how -----------------------------------------------------------------------------------
  private begin(origin: Origin, delay: number, length: number): void {
    if (!delay) return this.perform(origin, length);
    const timer = window.setTimeout(() => {
      this.timers.delete(timer);
      this.perform(origin, length);
    }, delay);
    this.timers.add(timer);
  }

  private perform({ motion, rect, goal, copy }: Origin, length: number): void {
    const from = rect ?? this.find(originOf(motion))?.getBoundingClientRect();
    switch (motion.kind) {
      case "travel":
        copy?.remove();
        return this.travel(motion, from, goal, length);
      case "arrow":
        return void (from && goal && this.drawn(arrow(from, goal), length));
      case "die":
        return void (copy && this.die(copy, length));
      case "rise":
        return void (from && this.rise(ghost(motion.look), from, length * 1.6));
      default:
        return this.playInPlace(motion.kind, this.find(motion.at), length);
    }
  }

  private animate(node: Element, frames: Keyframe[], duration: number, then?: () => void, delay = 0): void {
    const motion = node.animate(frames, { duration, delay, easing: "cubic-bezier(.35,.05,.25,1)", fill: "backwards" });
    this.running.add(motion);
    motion.onfinish = () => {
      this.running.delete(motion);
      then?.();
    };
  }

  private shown(node: HTMLElement | SVGElement): void {
    this.layer.append(node);
  }

  private travel(
    motion: Extract<Motion, { kind: "travel" }>,
    from: DOMRect | undefined,
    was: DOMRect | null,
    length: number,
  ): void {
    const goal = this.find(motion.to);
    const end = goal?.getBoundingClientRect() ?? was ?? from;
    const start = from ?? end;
    if (!start || !end) return;
    const node = ghost(motion.look);
    this.shown(node);
    const at = (rect: DOMRect, scale: number): string => `${to(middleOf(rect))} scale(${scale})`;
    const frames = [
      { transform: at(start, 0.6), opacity: 0 },
      { transform: at(start, 1.2), opacity: 1, offset: 0.15 },
      { transform: at(end, 1.2), opacity: 1, offset: 0.85 },
      { transform: at(end, 0.7), opacity: 0 },
    ];
    this.animate(node, frames, length, () => node.remove());
    // what has arrived stands there already: it is seen when its ghost comes
    for (const child of goal?.querySelectorAll("[data-arrives]") ?? [])
      this.animate(child, [{ opacity: 0 }, { opacity: 0, offset: 0.85 }, { opacity: 1 }], length);
  }

  private drawn(node: SVGSVGElement, length: number): void {
    this.shown(node);
    for (const line of node.querySelectorAll(".halo, .shaft"))
      this.animate(
        line,
        [{ strokeDashoffset: 1 }, { strokeDashoffset: 0, offset: 0.45 }, { strokeDashoffset: 0 }],
        length,
      );
    const tip = node.querySelector(".tip")!;
    this.animate(
      tip,
      [{ opacity: 0 }, { opacity: 0, offset: 0.4 }, { opacity: 1, offset: 0.5 }, { opacity: 1 }],
      length,
    );
    this.animate(node, [{ opacity: 1 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }], length, () => node.remove());
  }

  /** What is gone already still lies there, until it dies or goes. */
  private keep(origin: Origin): void {
    const { motion, node, rect } = origin;
    if (motion.kind === "travel" && node && rect && !node.isConnected) origin.copy = copied(node, rect);
    if (!origin.copy || !rect) return;
    Object.assign(origin.copy.style, { left: `${rect.x}px`, top: `${rect.y}px` });
    this.shown(origin.copy);
  }

  private die(copy: HTMLElement, length: number): void {
    copy.classList.add("dying");
    const frames = [
      { opacity: 1, filter: "none", transform: "none" },
      { opacity: 1, filter: "grayscale(1)", transform: "rotate(-2deg)", offset: 0.45 },
      { opacity: 0, filter: "grayscale(1) blur(3px)", transform: "translateY(18px) rotate(4deg) scale(.85)" },
    ];
    this.animate(copy, frames, length * 1.4, () => copy.remove());
  }

  private rise(node: HTMLElement, from: DOMRect, length: number): void {
    this.shown(node);
    const { x, y } = middleOf(from);
    const at = (lift: number): string => to({ x, y: y - lift });
    const frames = [
      { transform: at(-6), opacity: 0 },
      { transform: at(4), opacity: 1, offset: 0.2 },
      { transform: at(16), opacity: 1, offset: 0.75 },
      { transform: at(26), opacity: 0 },
    ];
    this.animate(node, frames, length, () => node.remove());
  }

  private playInPlace(kind: "drop" | "turn" | "pulse", node: Element | null, length: number): void {
    const frames: Record<typeof kind, Keyframe[]> = {
      drop: [
        { opacity: 0, scale: "1.5" },
        { opacity: 1, scale: "0.94", offset: 0.7 },
        { opacity: 1, scale: "1" },
      ],
      turn: [{ rotate: "y 90deg" }, { rotate: "y 0deg" }],
      pulse: [{ scale: "1" }, { scale: "1.08", offset: 0.4 }, { scale: "1" }],
    };
    const inner = node?.querySelector("[data-stirs]") ?? node;
    if (inner) this.animate(inner, frames[kind], length);
  }

  /** Something stands elsewhere now: it slides there. */
  private slide(node: Element, was: Place, now: Place, length: number, delay: number): void {
    const [dx, dy] = [was.x - now.x, was.y - now.y];
    if (!node.isConnected || !now.seen || !was.seen || Math.hypot(dx, dy) < 2) return;
    this.animate(node, [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], length, undefined, delay);
  }
}
