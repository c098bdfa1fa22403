import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bubble, hideBubble } from "../../src/core/board/explain.svelte";
import { piece, type Piece } from "../../src/core/board/piece";

let open: string[] = $state.raw([]);
let title = $state("a card");
let given: Piece;
let node: HTMLElement;
let taken: ReturnType<typeof piece>;
let stop = (): void => {};
const stage = {
  lit: vi.fn((token: string) => open.includes(token)),
  picked: () => false,
  marked: () => false,
  pick: vi.fn(),
  point: vi.fn(),
};

function put(token?: string, mute = false): void {
  given = { stage, ...(token ? { token } : {}), about: () => ({ title }), mute };
  stop = $effect.root(() => {
    taken = piece(node, given);
  });
  flushSync();
}
const press = (key: string, repeat = false) => node.dispatchEvent(new KeyboardEvent("keydown", { key, repeat }));
const pointer = (type: string, pointerType = "mouse", at = {}) =>
  node.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { pointerType, ...at }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  hideBubble();
  open = [];
  title = "a card";
  node = document.body.appendChild(document.createElement("div"));
});
afterEach(() => {
  taken.destroy();
  stop();
  node.remove();
  vi.useRealTimers();
});

describe("how it looks", () => {
  it("follows what can be chosen and what it is called", () => {
    put("a");
    expect([node.className, node.role, node.tabIndex, node.dataset.token]).toEqual(["", "img", -1, "a"]);
    open = ["a"];
    title = "another card";
    flushSync();
    expect([node.className, node.role, node.tabIndex, node.getAttribute("aria-label")]).toEqual([
      "lit",
      "button",
      0,
      "another card",
    ]);
    taken.update({ ...given, token: "b" });
    flushSync();
    expect([node.className, node.role, node.dataset.token]).toEqual(["", "img", "b"]);
  });

  it("is not touched when something else lights up", () => {
    put("a");
    const touched = vi.spyOn(node, "setAttribute");
    open = ["b"];
    flushSync();
    expect(stage.lit).toHaveBeenLastCalledWith("a");
    expect(touched).not.toHaveBeenCalled();
  });
});

it("is picked by a key once, however long it is held", () => {
  put("a");
  press("Enter");
  press("Enter", true);
  press(" ");
  expect(stage.pick).toHaveBeenCalledTimes(2);
});

describe("its explanation", () => {
  it("comes with the focus of a keyboard, not with that of a click", () => {
    put("a");
    const matches = vi.spyOn(node, "matches").mockReturnValue(false);
    node.dispatchEvent(new Event("focus"));
    vi.advanceTimersByTime(400);
    expect(bubble.about).toBeNull();
    matches.mockReturnValue(true);
    node.dispatchEvent(new Event("focus"));
    vi.advanceTimersByTime(400);
    expect([bubble.about?.title, bubble.pinned]).toEqual(["a card", false]);
    expect(matches).toHaveBeenCalledWith(":focus-visible");
  });

  it.each([
    ["a piece without a name", undefined, false],
    ["a piece that only explains itself", "a", true],
  ])("is all that %s gives", (_, token, mute) => {
    for (const touch of [() => node.click(), () => press("Enter")]) {
      put(token, mute);
      pointer("pointerenter");
      touch();
      vi.advanceTimersByTime(400); // the mouse rests on it, and it stays pinned
      expect([bubble.about?.title, bubble.pinned]).toEqual(["a card", true]);
      stop();
      hideBubble();
    }
    expect(stage.pick).not.toHaveBeenCalled();
  });

  it("comes and goes with the mouse", () => {
    put("a");
    pointer("pointerenter");
    vi.advanceTimersByTime(400);
    expect(bubble.about?.title).toBe("a card");
    pointer("pointerleave");
    expect(bubble.about).toBeNull();
  });

  it("stays after a long press, so that its rules can be followed", () => {
    put("a");
    pointer("pointerdown", "touch");
    vi.advanceTimersByTime(500);
    pointer("pointerup", "touch");
    pointer("pointerleave", "touch");
    expect([bubble.about?.title, bubble.pinned]).toEqual(["a card", true]);
    node.click();
    expect(stage.pick).not.toHaveBeenCalled();
  });

  it("goes with the piece that is taken away", async () => {
    put("a");
    pointer("pointerenter");
    vi.advanceTimersByTime(400);
    taken.destroy();
    await Promise.resolve();
    expect(bubble.about).toBeNull();
    expect(stage.point).toHaveBeenLastCalledWith(null);
  });
});

describe("a pointer that rests", () => {
  const here = { clientX: 20, clientY: 30 };

  it("is not explained what comes to lie below it, until it moves", () => {
    put("a");
    window.dispatchEvent(Object.assign(new Event("pointermove"), here));
    pointer("pointerenter", "mouse", here);
    pointer("pointermove", "mouse", here);
    vi.runAllTimers();
    expect([bubble.about, stage.point.mock.calls.length]).toEqual([null, 0]);
    pointer("pointermove", "mouse", { ...here, clientX: 21 });
    vi.runAllTimers();
    expect(bubble.about?.title).toBe("a card");
    expect(stage.point).toHaveBeenCalledExactlyOnceWith("a");
  });
});
