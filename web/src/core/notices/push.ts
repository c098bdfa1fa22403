// Web Push: this browser is told that it is somebody's turn while no page is open.
import { get, post } from "../api";
import type { PushView } from "../wire";

const WORKER = "/push.js";
/** No page is there: the worker of these pages is another one. */
const SCOPE = "/push/";

export const pushSupported = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

export const pushSettings = (): Promise<PushView> => get<PushView>("/api/me/push");

/** What the browser subscribed to, if it did. */
export async function subscribed(): Promise<PushSubscription | null> {
  if (!pushSupported()) return null;
  const worker = await navigator.serviceWorker.getRegistration(SCOPE);
  return worker?.pushManager.getSubscription() ?? null;
}

/** Subscribe with the server's key, and tell the server. The user must have allowed notices. */
export async function subscribe(key: string): Promise<void> {
  const worker = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  await active(worker);
  const known = await worker.pushManager.getSubscription();
  if (known && !isFor(known, key)) await known.unsubscribe(); // the server has other keys now
  const wanted: PushSubscriptionOptionsInit = { userVisibleOnly: true, applicationServerKey: key };
  await tell(await worker.pushManager.subscribe(wanted));
}

export async function unsubscribe(): Promise<void> {
  const known = await subscribed();
  if (!known) return;
  await post("/api/me/push/remove", { endpoint: known.endpoint });
  await known.unsubscribe();
}

/** With another session the server has forgotten this browser: whoever wanted to be told still does. */
export async function renew(): Promise<void> {
  const known = await subscribed().catch(() => null);
  if (known) await tell(known).catch(() => null);
}

const tell = (known: PushSubscription): Promise<unknown> => {
  const { endpoint, keys } = known.toJSON();
  return post("/api/me/push", { endpoint, key: keys?.p256dh ?? "", auth: keys?.auth ?? "" });
};

/** In base64url, as the server writes it. */
export function base64url(raw: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(raw ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const isFor = (known: PushSubscription, key: string): boolean => base64url(known.options.applicationServerKey) === key;

const active = (worker: ServiceWorkerRegistration): Promise<void> =>
  new Promise((ready) => {
    const next = worker.installing ?? worker.waiting;
    if (!next) return ready();
    next.addEventListener("statechange", () => next.state === "activated" && ready());
  });
