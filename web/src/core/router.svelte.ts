// Where we are: the path of the page, its search and its hash. Back and forward work because history is the browser's.
export interface Place {
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

const read = (): Place => ({
  path: location.pathname.split("/").filter(Boolean).map(decoded),
  search: new URLSearchParams(location.search),
  hash: decoded(location.hash.slice(1)),
});

let here = $state.raw(read());

export const place = (): Place => here;

export function go(href: string, replace = false): void {
  if (replace) history.replaceState(null, "", href);
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

export function listen(): void {
  addEventListener("popstate", () => (here = read()));
  addEventListener("hashchange", () => (here = read()));
  addEventListener("click", followed);
}
