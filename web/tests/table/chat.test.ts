import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Refused } from "../../src/core/api";
import { connection } from "../../src/core/connection/socket.svelte";
import { TableStore } from "../../src/core/table/table.svelte";
import { speak } from "../../src/core/words.svelte";
import Chat from "../../src/table/players/Chat.svelte";

let table: TableStore;
let shown: Record<string, unknown>;
const posted: unknown[] = [];
const answer = (data: unknown) => Promise.resolve({ ok: true, json: () => Promise.resolve(data) });
const buttons = () =>
  [...document.querySelectorAll<HTMLElement>("li button:not([aria-label])")].map((button) => button.textContent);
const line = (n: number, name: string) => ({ n, at: 0, name, text: "hello" });

async function open(): Promise<void> {
  table = new TableStore("t");
  table.table = { host: true, chairs: [], seats: [] } as unknown as TableStore["table"];
  table.chat = [line(1, "Ada"), line(2, "Bea"), line(3, "Bea")];
  shown = mount(Chat, { target: document.body, props: { table } });
  await vi.waitFor(() => expect(buttons().length).toBe(2));
}

beforeEach(async () => {
  sessionStorage.clear();
  posted.length = 0;
  vi.stubGlobal("fetch", (path: string, { body }: { body?: string } = {}) => {
    if (body) posted.push(JSON.parse(body));
    return answer(path === "/api/me" ? { name: "Ada" } : {});
  });
  await speak("en");
  await open();
});
afterEach(() => {
  void unmount(shown);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("mutes others only, by name, and lets them speak again, also after a reload", async () => {
  expect(buttons()).toEqual(["Mute Bea", "Mute Bea"]);
  document.querySelector<HTMLElement>("li button:not([aria-label])")!.click();
  await vi.waitFor(() => expect(buttons()).toEqual(["Unmute Bea", "Unmute Bea"]));
  await unmount(shown);
  await open();
  expect(buttons()).toEqual(["Unmute Bea", "Unmute Bea"]);
  document.querySelector<HTMLElement>("li button:not([aria-label])")!.click();
  await vi.waitFor(() => expect(buttons()).toEqual(["Mute Bea", "Mute Bea"]));
  expect(posted).toEqual([
    { line: 2, muted: true },
    { line: 2, muted: false },
  ]);
});

it("says at the box why a line was not taken, and keeps the line", async () => {
  vi.spyOn(connection, "say").mockRejectedValue(new Refused("slow", { key: "server-too-often", args: { seconds: 2 } }));
  const box = document.querySelector("input")!;
  box.value = "again";
  box.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  document.querySelector("form")!.dispatchEvent(new Event("submit", { cancelable: true }));
  await vi.waitFor(() =>
    expect(document.querySelector("[role=alert]")?.textContent).toBe("Too often: try again in 2 s."),
  );
  expect([table.objection, box.value]).toEqual([null, "again"]);
});
