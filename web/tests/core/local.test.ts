import { afterEach, describe, expect, it, vi } from "vitest";
import { get, post, Refused } from "../../src/core/api";
import { isHere, isKept, isLocal, isWanted, megabytes, want } from "../../src/local/here";

const alone = { game: "evolution", players: 2, seats: ["me", "casual"], start: true };
const request = (more: object) => JSON.stringify({ ...alone, ...more });

afterEach(() => {
  want(false);
  document.head.innerHTML = "";
  vi.unstubAllGlobals();
});

describe("what this device answers", () => {
  it("its own tables, always", () => {
    expect([isLocal("here-x"), isLocal("tabc")]).toEqual([true, false]);
    expect(isHere("/api/tables/here-x/move")).toBe(true);
    expect(isHere("/api/tables/tabc/move")).toBe(false);
  });

  it("new tables that need nobody else, if one wants that", () => {
    expect(isHere("/api/tables", request({}))).toBe(false);
    want(true);
    expect(isWanted()).toBe(true);
    expect(isHere("/api/tables", request({}))).toBe(true);
    expect(isHere("/api/records", "{}")).toBe(true);
    for (const more of [
      { seats: ["me", "free"] },
      { start: false },
      { visibility: "public" },
      { clock: { kind: "live", bank: 60, increment: 0 } },
    ])
      expect(isHere("/api/tables", request(more))).toBe(false);
  });

  it("what is only read, where there is no server", () => {
    for (const path of ["games", "rules/evolution", "cards/marine", "lessons/evolution/first", "ladder", "me/tables"])
      expect(isKept(`/api/${path}`)).toBe(true);
    for (const path of ["tables/tabc", "me/statistics", "operator/users", "tables/tabc/rules/x"])
      expect(isKept(`/api/${path}`)).toBe(false);
  });
});

describe("without a connection", () => {
  const offer = '<meta name="offline" content="{&quot;version&quot;:&quot;v&quot;,&quot;bytes&quot;:8000000}">';

  it("a page that was built with everything reads what lies beside it", async () => {
    document.head.innerHTML = offer;
    const asked: string[] = [];
    vi.stubGlobal("Worker", class {});
    vi.stubGlobal("indexedDB", {});
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      if (path.startsWith("/api/")) return Promise.reject(new TypeError("no network"));
      return Promise.resolve(new Response('{"games": []}'));
    });
    expect(await get("/api/games")).toEqual({ games: [] });
    expect(asked).toEqual(["/api/games", "/offline/v/reading/en/games.json"]);
    expect(await get("/api/me")).toMatchObject({ account: false });
    await expect(get("/api/tables/tabc")).rejects.toMatchObject({ why: { key: "web-offline" } });
  });

  it("a static site says what is to be done first", async () => {
    document.head.innerHTML = '<meta name="offline" data-static content="{}">';
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("<html>")));
    const refused = post("/api/tables", alone).catch((error: unknown) => error as Refused);
    expect(await refused).toMatchObject({ why: { key: "web-local-first" } });
  });
});

it("sizes are said with a digit where it says something", () => {
  document.documentElement.lang = "en";
  expect([megabytes(7_966_323), megabytes(42_400_000)]).toEqual(["8", "42"]);
  expect(megabytes(1_540_000)).toBe("1.5");
});
