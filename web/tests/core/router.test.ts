import { expect, it } from "vitest";
import { go, place } from "../../src/core/router.svelte";

it("reads an address", () => {
  go("/table/a%20b?hints#c4.se");
  expect([place().path, place().search.has("hints"), place().hash]).toEqual([["table", "a b"], true, "c4.se"]);
});

it("takes an address that cannot be read as it is", () => {
  go("/table/%E0%A4%A#%");
  expect([place().path, place().hash]).toEqual([["table", "%E0%A4%A"], "%"]);
});
