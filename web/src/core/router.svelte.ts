// Where we are: the path of the page, its search and its hash. Back and forward work because history is the browser's.
export interface Route {
  path: string[];
  search: URLSearchParams;
  hash: string;
}

/** Anybody can write an address; one that cannot be read is taken as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const read = (): Route => ({
  path: location.pathname.split("/").filter(Boolean).map(decoded),
  search: new URLSearchParams(location.search),
  hash: decoded(location.hash.slice(1)),
});

let here = $state.raw(read());

export const place = (): Route => here;

export function go(href: string, replace = false): void {
  if (replace) history.replaceState(history.state, "", href);
  else history.pushState(null, "", href);
  here = read();
  if (!replace && !location.hash) scrollTo(0, 0);
}

/** Links of our own pages do not load the page anew. */
function followed(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const own = link.origin === location.origin && !link.target && !link.hasAttribute("download");
  if (!own || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

/** How far the page was scrolled is written into the history when it comes to rest: milliseconds. */
const REST = 120;
/** So long a page may take until it is long enough to be scrolled as it was: milliseconds. */
const SCROLL_TIMEOUT_MS = 2000;

function remember(): void {
  history.replaceState({ y: scrollY }, "");
}

/** Scroll to where the reader was; a page grows while it loads. Whoever scrolls is left alone. */
function scrollBack(y: number): void {
  const leaves = new AbortController();
  for (const sign of ["wheel", "touchmove", "keydown", "pointerdown"])
    addEventListener(sign, () => leaves.abort(), leaves);
  const until = performance.now() + SCROLL_TIMEOUT_MS;
  const page = here;
  const step = (): void => {
    if (leaves.signal.aborted || here !== page) return;
    scrollTo({ top: y, behavior: "instant" });
    if (Math.abs(scrollY - y) > 1 && performance.now() < until) requestAnimationFrame(step);
    else leaves.abort();
  };
  step();
}

export function listen(): void {
  let resting = 0;
  history.scrollRestoration = "manual"; // the browser would do it before there is anything to scroll
  addEventListener("scroll", () => {
    clearTimeout(resting);
    resting = window.setTimeout(remember, REST);
  });
  addEventListener("popstate", ({ state }: PopStateEvent) => {
    clearTimeout(resting); // it was about the page that is left
    here = read();
    const y = (state as { y: number } | null)?.y ?? (location.hash ? null : 0); // a hash scrolls by itself
    if (y !== null) scrollBack(y);
  });
  addEventListener("hashchange", () => (here = read()));
  addEventListener("click", followed);
  const before = history.state as { y: number } | null;
  if (before) scrollBack(before.y);
}
