import { afterEach, expect, it, vi } from "vitest";
import { get } from "../../src/core/api";

const WHY = { key: "server-no-table", args: {} };
const replied = (status: number, body: string) => () => Promise.resolve(new Response(body, { status }));

afterEach(() => vi.unstubAllGlobals());

it("answers", async () => {
  vi.stubGlobal("fetch", replied(200, '{"id": "x"}'));
  expect(await get("/api/me")).toEqual({ id: "x" });
});

it.each([
  [
    "with its reasons",
    replied(404, JSON.stringify({ error: "missing", why: WHY, reasons: [] })),
    { code: "missing", why: WHY },
  ],
  ["as a page of a proxy", replied(502, "<html>Bad gateway</html>"), { code: "offline" }],
  ["as a page that claims to be good", replied(200, "<html>Log in to the network</html>"), { code: "offline" }],
  ["as words of somebody else", replied(429, '{"message": "slow down"}'), { code: "offline" }],
  ["as nothing", replied(500, "null"), { code: "offline" }],
  ["not at all", () => Promise.reject(new TypeError("failed to fetch")), { code: "offline" }],
])("refuses %s", async (_, fetched, error) => {
  vi.stubGlobal("fetch", fetched);
  await expect(get("/api/tables/t")).rejects.toMatchObject(error);
});
