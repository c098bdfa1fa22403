// A part of a board by keyboard: one stop for all that cannot be chosen, and arrows from piece to piece.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { nearest, region } from "../../src/core/board/region";

const UP = { x: 0, y: -1 };
const RIGHT = { x: 1, y: 0 };

describe("an arrow", () => {
  const points = [
    { x: 10, y: 9 },
    { x: 30, y: 0 },
    { x: 2, y: -20 },
  ];
  it.each([
    ["right, to the nearest, not to the one straight ahead", RIGHT, 0],
    ["up", UP, 2],
    ["left, where nothing is", { x: -1, y: 0 }, -1],
  ])("leads %s", (_, arrow, expected) => expect(nearest({ x: 0, y: 0 }, points, arrow)).toBe(expected));
});

describe("the pieces of a part", () => {
  let part: HTMLElement;
  let taken: ReturnType<typeof region>;

  /** A piece of 10 x 10 in a row. */
  function put(k: number): HTMLElement {
    const piece = part.appendChild(document.createElement("div"));
    piece.dataset.piece = "";
    piece.setAttribute("role", "img");
    piece.tabIndex = -1;
    piece.getBoundingClientRect = () => new DOMRect(k * 10, 0, 10, 10);
    return piece;
  }
  /** As pieces do when they can be chosen. */
  function light(piece: HTMLElement): void {
    piece.classList.add("lit");
    piece.tabIndex = 0;
    piece.setAttribute("role", "button");
  }
  const stops = () =>
    [...part.querySelectorAll<HTMLElement>("[data-piece]")].flatMap((piece, k) => (piece.tabIndex === 0 ? [k] : []));
  const press = (key: string) =>
    document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  const settled = () => new Promise((done) => setTimeout(done));
  const piece = (k: number) => part.querySelectorAll<HTMLElement>("[data-piece]")[k]!;

  beforeEach(() => {
    part = document.body.appendChild(document.createElement("section"));
    [0, 1, 2, 3].forEach(put);
    taken = region(part);
  });
  afterEach(() => {
    taken.destroy();
    part.remove();
  });

  it("are one stop together", () => expect(stops()).toEqual([0]));

  it("are walked through by arrows, and the stop comes along", () => {
    piece(0).focus();
    press("ArrowRight");
    press("ArrowRight");
    expect(document.activeElement).toBe(piece(2));
    expect(stops()).toEqual([2]);
    expect(press("ArrowLeft")).toBe(false); // the page does not scroll, a replay does not go back
    expect(document.activeElement).toBe(piece(1));
  });

  it("that can be chosen are stops of their own", async () => {
    light(piece(0));
    light(piece(3));
    await settled();
    expect(stops()).toEqual([0, 1, 3]);
    piece(3).focus();
    press("ArrowLeft");
    expect(stops()).toEqual([0, 2, 3]);
  });

  it("that come and go leave a stop", async () => {
    piece(0).remove();
    await settled();
    expect(stops()).toEqual([0]);
    put(9);
    await settled();
    expect(stops()).toEqual([0]);
  });

  it("that are folded away are none", async () => {
    piece(0).checkVisibility = () => false;
    put(9);
    await settled();
    expect(stops()).toEqual([1]);
  });

  it("leave other keys alone", () => {
    const heard = vi.fn();
    part.addEventListener("keydown", (event) => heard(event.defaultPrevented));
    piece(0).focus();
    press("a");
    expect(heard).toHaveBeenCalledWith(false);
  });
});
