// Shows what the server tells this browser while no page is open, and leads to the table with one click. It is a worker of
// its own, beside the one that keeps the client on the device: who wants to be told need not keep anything.
const NAME = "tangledbank-turns";

async function show({ title, text, link }) {
  const options = { body: text, tag: NAME, data: link, icon: "/icon-192.png", badge: "/icon-192.png" };
  await self.registration.showNotification(title, options);
}

/** A page that is open already goes there, the one that shows the table first. */
async function lead(link) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const shows = (page) => new URL(page.url).pathname === link;
  const there = pages.find(shows);
  return there ? there.focus() : self.clients.openWindow(link);
}

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(show(event.data.json()));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data ?? "/"));
});
