import { afterEach, expect, test, vi } from "vitest";
import { needTexts, textsIn, toldOnce } from "../../src/core/cardtexts.svelte";
import type { Words } from "../../src/core/wire";

const words = (key: string, args: Words["args"] = {}): Words => ({ key, args });
const piece = (name: string, text: string) => ({ name: words(name), text: words(text) });
const give = (trait: string, species: string): Words =>
  words("evo-do-trait", { card: words("evo-card", { trait: words(trait), food: "3" }), species });

const answers = (body: unknown) =>
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve(body) })),
  );
afterEach(() => vi.unstubAllGlobals());

test("a game's texts are asked for once, and found by the names within a sentence", async () => {
  expect(textsIn(give("evo-trait-horns", "a"))).toEqual([]);
  answers({ pieces: [piece("evo-trait-horns", "evo-text-horns"), piece("evo-trait-fertile", "evo-text-fertile")] });
  await Promise.all([needTexts("evolution"), needTexts("evolution")]);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(textsIn(give("evo-trait-horns", "a")).map(({ key }) => key)).toEqual(["evo-text-horns"]);
  expect(textsIn(words("evo-do-attack-negating", { traits: [words("evo-trait-horns")] }))).toHaveLength(1);
});

test("a text is told with the first answer that names its card", () => {
  const list = [give("evo-trait-horns", "a"), give("evo-trait-horns", "b"), give("evo-trait-fertile", "a")];
  expect(toldOnce(list).map((texts) => texts.map(({ key }) => key))).toEqual([
    ["evo-text-horns"],
    [],
    ["evo-text-fertile"],
  ]);
});

test("a game that could not be asked is asked again", async () => {
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.reject(new Error("offline"))),
  );
  await needTexts("marine");
  answers({ pieces: [piece("mar-card-predator", "mar-card-text-predator")] });
  await needTexts("marine");
  expect(textsIn(words("mar-do-card", { card: words("mar-card-predator") }))).toHaveLength(1);
});
