// Settings of one device: several tabs, and what the device itself prefers.
import { beforeEach, expect, test, vi } from "vitest";

vi.setConfig({ testTimeout: 30_000 }); // every tab reads the modules anew: on a busy machine that takes its time

const KEY = "tangledbank";
const prefers = new Map<string, { matches: boolean; change: () => void }>();

/** A tab that is opened now, with what its device prefers. */
async function tab() {
  vi.resetModules();
  const own = await import("../../src/core/settings.svelte");
  return { ...own, words: await import("../../src/core/words.svelte") };
}
const noted = () => JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
const worn = () => ({ ...document.documentElement.dataset });
const told = () => dispatchEvent(new StorageEvent("storage", { key: KEY }));

beforeEach(() => {
  localStorage.clear();
  prefers.clear();
  vi.stubGlobal("matchMedia", (query: string) => {
    const found = prefers.get(query) ?? { matches: false, change: () => {} };
    prefers.set(query, found);
    return { matches: found.matches, addEventListener: (_: string, change: () => void) => (found.change = change) };
  });
});

test("what another tab has changed meanwhile is not undone", async () => {
  const [first, second] = [await tab(), await tab()];
  second.settings.palette = "contrast";
  second.keep();
  first.settings.motion = "none";
  first.keep();
  expect(noted()).toMatchObject({ palette: "contrast", motion: "none" });
  expect(first.settings.palette).toBe("contrast");
});

test("a tab follows the others, also in their language", async () => {
  const first = await tab();
  first.followDevice();
  const second = await tab();
  second.settings.palette = "dark";
  await second.chooseLanguage("pl");
  told();
  expect(worn()).toMatchObject({ palette: "dark" });
  expect(first.settings.language).toBe("pl");
  await vi.waitFor(() => expect(first.words.language()).toBe("pl"));
});

test("a browser that keeps nothing forgets nothing until the page is left", async () => {
  const only = await tab();
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("not here");
  });
  for (const palette of ["dark", "contrast"] as const) {
    only.settings.palette = palette;
    only.settings.sounds = true;
    only.keep();
  }
  expect({ ...only.settings }).toMatchObject({ palette: "contrast", sounds: true });
  vi.restoreAllMocks();
});

test.each([
  ["(prefers-color-scheme: dark)", { palette: "dark", motion: "full" }],
  ["(prefers-contrast: more)", { palette: "contrast", motion: "full" }],
  ["(prefers-reduced-motion: reduce)", { palette: "light", motion: "none" }],
])("as the device is as the device is now: %s", async (query, expected) => {
  const { followDevice, wear } = await tab();
  wear();
  followDevice();
  expect(worn()).toMatchObject({ palette: "light", motion: "full" });
  prefers.get(query)!.matches = true;
  prefers.get(query)!.change();
  expect(worn()).toMatchObject(expected);
});
