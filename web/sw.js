// Keeps one release of the whole client on the device. scripts/packaging/offline.py writes the names of all files into it, so every
// release is another worker with a store of its own: what a page loads always belongs together. A new worker waits until
// no page of the old release is open.
const STORE = "tangledbank-RELEASE";
const FILES = "FILES";
const OURS = /^tangledbank-/;

/** Several devices behind one address may have to wait for each other. */
const ATTEMPTS = 8;
const TOO_OFTEN = 429;

async function fetched(file, left = ATTEMPTS) {
  const answer = await fetch(file, { cache: "no-cache" });
  if (answer.status !== TOO_OFTEN || !left) return answer;
  const seconds = Number(answer.headers.get("Retry-After")) || 5;
  await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
  return fetched(file, left - 1);
}

async function fill() {
  const store = await caches.open(STORE);
  for (const file of FILES) {
    if (await store.match(file)) continue; // an attempt before this one was interrupted
    const answer = await fetched(file);
    if (!answer.ok || answer.redirected) throw new Error(`${file}: ${answer.status}`);
    await store.put(file, answer);
    await tell({ done: FILES.indexOf(file) + 1, of: FILES.length });
  }
}

/** All pages, also those that were opened before there was a worker. */
async function tell(message) {
  for (const page of await self.clients.matchAll({ includeUncontrolled: true })) page.postMessage(message);
}

async function forgetOthers() {
  for (const name of await caches.keys()) if (OURS.test(name) && name !== STORE) await caches.delete(name);
}

/** What was kept; what is not of this release comes from the network. */
async function kept(request) {
  const { pathname } = new URL(request.url);
  const name = request.mode === "navigate" ? "/" : pathname;
  const store = await caches.open(STORE);
  return (await store.match(name)) ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOthers().then(() => self.clients.claim())));
/** Fetch what is missing: a store can be emptied while its worker lives. */
async function refill(port) {
  await fill().then(
    () => port.postMessage(""),
    (error) => port.postMessage(String(error)),
  );
}

self.addEventListener("message", (event) => {
  if (event.data === "now") void self.skipWaiting();
  if (event.data === "fill") event.waitUntil(refill(event.ports[0]));
});
self.addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const isOurs = origin === location.origin && event.request.method === "GET" && !pathname.startsWith("/api/");
  if (isOurs) event.respondWith(kept(event.request));
});
