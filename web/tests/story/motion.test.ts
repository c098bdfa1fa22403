import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PLAIN, type Beat, type Happenings } from "../../src/core/story/happenings";
import { Choreography } from "../../src/motion/choreography";
import { at, travel, type Motion } from "../../src/motion/motions";
import { count, numbersOn } from "../../src/motion/numbers";

interface Played {
  node: Element;
  frames: Keyframe[];
  onfinish: (() => void) | null;
  cancel: () => void;
}
let played: Played[];
let board: HTMLElement;
let layer: HTMLElement;

/** The browser's own animation, which nothing here plays. */
function animate(this: Element, frames: Keyframe[]): Played {
  const one: Played = { node: this, frames, onfinish: null, cancel: vi.fn() };
  played.push(one);
  return one;
}
const spot = (name: string): Element => board.querySelector(`[data-spot="${name}"]`)!;
function put(name: string, x: number): void {
  vi.spyOn(spot(name), "getBoundingClientRect").mockReturnValue(new DOMRect(x, 0, 20, 20));
}

beforeEach(() => {
  vi.useFakeTimers();
  played = [];
  Element.prototype.animate = animate as unknown as Element["animate"];
  document.body.innerHTML = `<main><i data-spot="a"></i><i data-spot="b" data-slides></i><b>7</b></main><div></div>`;
  [board, layer] = [document.querySelector("main")!, document.querySelector("div")!];
  put("a", 100);
  put("b", 300);
});
afterEach(() => vi.useRealTimers());

function perform(motions: Motion[], change: () => void = () => {}): Choreography {
  const choreography = new Choreography(board, layer);
  const happenings: Happenings = { ...PLAIN, motions: () => motions };
  const beat: Beat = { before: {}, after: {}, lines: [{ key: "e", args: {} }] };
  const pending = choreography.before(beat, happenings);
  change();
  choreography.after(pending, 1000);
  return choreography;
}

it("what travels goes from its place before to its place after, and is gone", () => {
  perform([travel("a", "b", { shape: "disk", text: "2" })], () => put("b", 500));
  const [ghost] = layer.children;
  expect(ghost?.textContent).toBe("2");
  const flight = played.find(({ node }) => node === ghost)!;
  expect(flight.frames.map(({ transform }) => /translate\((\d+)/.exec(String(transform))?.[1])).toEqual([
    "110",
    "110",
    "510",
    "510",
  ]);
  flight.onfinish?.();
  expect(layer.children).toHaveLength(0);
});

it("one thing moves after the other, and a skip ends all of it", () => {
  const look = { shape: "disk" } as const;
  const choreography = perform([travel("a", "b", look), travel("b", "a", look), travel("a", "b", look)]);
  expect(layer.children).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  expect(layer.children).toHaveLength(3);
  choreography.stop();
  expect([layer.children.length, played.every(({ cancel }) => vi.mocked(cancel).mock.calls.length)]).toEqual([0, true]);
});

it("what dies lies there until its time has come, and the others wait for it", () => {
  perform([at("pulse", "b"), at("die", "a")], () => {
    spot("a").remove();
    put("b", 100);
  });
  const [copy] = layer.children;
  expect(copy?.classList.contains("dying")).toBe(false);
  const slide = played.find(({ node, frames }) => node === spot("b") && frames[0]?.transform);
  expect(slide?.frames[0]?.transform).toBe("translate(200px, 0px)");
  vi.advanceTimersByTime(1000);
  expect(copy?.classList.contains("dying")).toBe(true);
});

it("a number counts to what it is, and a skip shows the truth", () => {
  const number = board.querySelector("b")!;
  const before = numbersOn(board);
  number.firstChild!.nodeValue = "10";
  const stop = count(before, 300);
  expect(number.textContent).toBe("7");
  vi.advanceTimersByTime(120);
  expect(number.textContent).toBe("8");
  vi.advanceTimersByTime(300);
  expect(number.textContent).toBe("10");
  number.firstChild!.nodeValue = "10";
  const again = count(new Map([[number.firstChild as Text, "2"]]), 300);
  again();
  expect(number.textContent).toBe("10");
  stop();
});

it("a number that is written meanwhile is not overwritten", () => {
  const number = board.querySelector("b")!;
  const before = numbersOn(board);
  number.firstChild!.nodeValue = "10";
  const stop = count(before, 300);
  number.firstChild!.nodeValue = "12";
  vi.advanceTimersByTime(400);
  stop();
  expect(number.textContent).toBe("12");
});
