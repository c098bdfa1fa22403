import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { TableStore } from "../../src/core/table/table.svelte";
import type { Seen } from "../../src/core/wire";
import { need, speak } from "../../src/core/words.svelte";
import Options from "../../src/table/question/Options.svelte";

let list: Record<string, unknown>;
beforeEach(async () => {
  await speak("en");
  await need("evolution");
});
afterEach(() => unmount(list));

const chair = (seat: number) => ({
  seat,
  name: `n${seat}`,
  level: "",
  yours: seat === 0,
  flagged: false,
  present: true,
  vacation: 0,
});

/** Seven species of the reader and seven of another one. */
function asked(): TableStore {
  const species = [1, 2].flatMap((owner) => [..."abcdefg"].map((board) => ({ owner, board })));
  const options = species.map((args) => ({
    action: `feed ${args.owner}${args.board}`,
    label: { key: "evo-species", args },
  }));
  const mine = {
    seat: 0,
    view: {},
    prompt: null,
    rules: [],
    options,
    undo: "no",
    reset: "no",
    since: 0,
    skipped: 0,
    events: [],
  };
  const table = { id: "t", n: 1, ply: 3, epoch: 0, game: "evolution", status: "running", players: 2, waiting: [0] };
  const store = new TableStore("t");
  store.seen({
    type: "seen",
    seq: 1,
    table: { ...table, seats: [mine], chairs: [chair(0), chair(1)] },
    chat: [],
  } as unknown as Seen);
  return store;
}

function search(text: string): string[] {
  const input = document.querySelector("input")!;
  input.value = text;
  input.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  return [...document.querySelectorAll<HTMLElement>("[data-action]")].map((button) => button.dataset.action!);
}

it("are found by the words in which they are shown", () => {
  list = mount(Options, { target: document.body, props: { table: asked() } });
  flushSync();
  expect(document.querySelectorAll("[data-action]")).toHaveLength(14);
  expect(search("your species c")).toEqual(["feed 1c"]);
  expect(search("p1")).toEqual([]);
});
