// Pieces light up when an answer may point at them, also if that is known later than what they are called.
import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import type { Stage } from "../../src/core/board/stage";
import Board from "../../src/games/dominant-species/Board.svelte";
import sample from "./dominant.json";

it("a disk lights up after the answer before has arrived", () => {
  let open: string[] = $state.raw([]);
  let actions: string[] = $state.raw([]);
  const stage: Stage = {
    game: "dominant-species",
    players: 3,
    chairs: [],
    seat: 0,
    view: sample as unknown as Record<string, unknown>,
    waiting: [1],
    insight: null,
    get candidates() {
      return actions.map((action) => ({ action, label: { key: "", args: {} } }));
    },
    lit: (token) => open.includes(token),
    picked: () => false,
    marked: () => false,
    pick: () => {},
    point: () => {},
  };
  const board = mount(Board, { target: document.body, props: { stage } });
  flushSync();
  actions = ["adapt meat"]; // the next question is there, but nothing may be sent yet
  flushSync();
  expect(document.querySelectorAll(".lit")).toHaveLength(0);
  open = ["meat"];
  flushSync();
  expect(document.querySelectorAll(".disk.lit")).toHaveLength(1);
  open = [];
  flushSync();
  expect(document.querySelectorAll(".lit")).toHaveLength(0);
  void unmount(board);
});
