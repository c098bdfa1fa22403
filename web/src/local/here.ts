// What this device answers by itself: its own tables, and new ones that need nobody else.

export interface Answer {
  ok: boolean;
  said: unknown;
}

/** How the keys of local tables begin: KEY_PREFIX in src/tangledbank/local/disk.py. */
const PREFIX = "here-";
const TABLE = new RegExp(`^/api/tables/${PREFIX}`);
const NOTE = "tangledbank-here";

export const isLocal = (table: string): boolean => table.startsWith(PREFIX);

/** Whether this page was built to be served without a server of ours: scripts/packaging/static.py says so. */
export const isServerless = (): boolean => document.querySelector("meta[name=offline][data-static]") !== null;

/** Whether somebody wants to play on this device, and everything is there for it. */
export function isWanted(): boolean {
  try {
    return localStorage.getItem(NOTE) === "on";
  } catch {
    return false; // a browser that keeps nothing
  }
}

export function want(on: boolean): void {
  try {
    if (on) localStorage.setItem(NOTE, "on");
    else localStorage.removeItem(NOTE);
  } catch {
    // a browser that keeps nothing: it holds for nothing then
  }
}

/** Whether a table could be played by somebody alone at one device. */
function isAlone(text: string): boolean {
  const { seats, visibility, clock, start } = JSON.parse(text) as Record<string, unknown>;
  const timed = ((clock as { kind?: string } | undefined)?.kind ?? "none") !== "none";
  return start === true && visibility !== "public" && !timed && !(seats as string[]).includes("free");
}

/** Whether this device answers a request. */
export function isHere(path: string, text = ""): boolean {
  if (TABLE.test(path)) return true;
  return (
    isWanted() &&
    (path.startsWith("/api/puzzles/") || path === "/api/records" || (path === "/api/tables" && isAlone(text)))
  );
}

/** Only read, in a language each or in one form for all: scripts/packaging/offline.py writes them. */
export const SPOKEN = /^\/api\/(games|rules\/[\w-]+)$/;
export const PLAIN = /^\/api\/(ladder|(cards|lessons)\/[\w-]+(\/[\w-]+)?)$/;
/** What the engine says instead of a server that cannot be reached. */
export const ASKED = /^\/api\/(me$|me\/tables|tables\/public\/|daily(\/|$)|puzzles\/)/;

/** Whether this device may know it where there is no server. */
export const isKept = (path: string): boolean => [SPOKEN, PLAIN, ASKED].some((form) => form.test(path));

/** Bytes as people read them, with one digit behind the point where that says something. */
export const megabytes = (bytes: number): string => {
  const millions = bytes / 1e6;
  return new Intl.NumberFormat(document.documentElement.lang, { maximumFractionDigits: millions < 10 ? 1 : 0 }).format(
    millions,
  );
};
