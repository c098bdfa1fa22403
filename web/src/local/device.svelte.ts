// Playing without a server: what it takes, getting it, asking the engine, and letting go of it again.
import type { Me } from "../core/wire";
import { language, t } from "../core/words.svelte";
import { DATABASE } from "./disk";
import { Engine, type Socket } from "./engine";
import { ASKED, isWanted, PLAIN, SPOKEN, want, type Answer } from "./here";
import type { Build } from "./messages";
import { folderOf } from "./python";

export interface Offer {
  version: string;
  release: string;
  /** Everything, as it goes over the line. */
  bytes: number;
}
/** Not offered by this site, offered, being fetched, it could not be had, ready, or there but not wanted now. */
export type Phase = "none" | "offered" | "loading" | "failed" | "ready" | "server";

const state = $state({
  phase: "none" as Phase,
  offer: null as Offer | null,
  done: 0,
  because: "",
  waits: false,
  build: "" as Build | "",
});
let looked: Promise<void> | null = null;
let engine: Engine | null = null;

export const phase = (): Phase => state.phase;
export const offer = (): Offer | null => state.offer;
/** The share that was fetched, from 0 to 1. */
export const share = (): number => state.done;
export const because = (): string => state.because;
/** Whether a newer release has been fetched and waits until this one is left. */
export const waits = (): boolean => state.waits;
/** How the engine that runs here was built; empty until it runs. */
export const build = (): Build | "" => state.build;

/** What this page says that there is; nothing if the site was built without it. */
function offered(): Offer | null {
  const told = document.querySelector<HTMLMetaElement>("meta[name=offline]")?.content;
  const canKeep = "indexedDB" in globalThis && "Worker" in globalThis && "WebAssembly" in globalThis;
  return told && canKeep ? (JSON.parse(told) as Offer) : null;
}

/** Know how it stands. */
export const look = (): Promise<void> => (looked ??= looking());

async function looking(): Promise<void> {
  state.offer = offered();
  if (!state.offer) return;
  state.phase = isWanted() ? "ready" : (await isInstalled()) ? "server" : "offered";
  void watchReleases();
}

// ---- getting it, and letting go ---------------------------------------------------------------
/** What the worker that keeps the files tells while it fetches them. */
interface Told {
  done: number;
  of: number;
}

/** Fetch everything, and play on this device from now on. */
export async function install(): Promise<void> {
  state.phase = "loading";
  state.done = 0;
  try {
    await kept();
    void navigator.storage?.persist?.().catch(() => false); // Firefox asks the reader, who may take their time
    want(true);
    await started();
    state.phase = "ready";
  } catch (error) {
    want(false);
    state.because = String(error);
    state.phase = "failed";
  }
}

/** A browser that keeps no files plays all the same, as long as there is a connection. */
async function kept(): Promise<void> {
  const found = workers();
  if (!found) return;
  found.addEventListener("message", ({ data }: MessageEvent<Told>) => (state.done = data.done / data.of));
  const registration = await found.register("/sw.js");
  const coming = registration.installing;
  if (registration.active) await filled(registration.active);
  else if (coming) await installed(coming);
}

/** A worker that was there before may have lost its files. */
const filled = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<string>) => (data ? reject(new Error(data)) : resolve());
    worker.postMessage("fill", [port2]);
  });

const installed = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve, reject) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated") resolve();
      else if (worker.state === "redundant") reject(new Error("redundant"));
    });
  });

const workers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;
const isInstalled = async (): Promise<boolean> => Boolean((await workers()?.getRegistration())?.active);

/** Play new games here or on the server; what was fetched stays. */
export function use(on: boolean): void {
  want(on);
  state.phase = on ? "ready" : "server";
}

function stop(): void {
  engine?.end();
}

/** Give back the storage of the files; games stay. */
export async function free(): Promise<void> {
  want(false);
  stop();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const one of (await workers()?.getRegistrations()) ?? []) await one.unregister();
  state.phase = state.offer ? "offered" : "none";
}

/** Forget all games of this device. */
export async function forget(): Promise<void> {
  stop();
  await new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(DATABASE);
    request.onsuccess = request.onerror = request.onblocked = () => resolve();
  });
}

/** A new release is fetched beside the one that is in use; this page goes on with its own until it is loaded anew. */
async function watchReleases(): Promise<void> {
  const registration = await workers()?.getRegistration();
  if (!registration) return;
  const look = () => (state.waits = Boolean(registration.waiting && registration.active));
  const follow = () => registration.installing?.addEventListener("statechange", look);
  look();
  follow(); // it may have been found by another page
  registration.addEventListener("updatefound", follow);
}

/** Change to the new release, in all pages of this device at once: none may load parts of another one. */
export async function reload(): Promise<void> {
  const registration = await workers()?.getRegistration();
  if (registration?.waiting) registration.waiting.postMessage("now");
  else location.reload();
}

/** Bytes that this site uses on the device; null if the browser does not say. */
export const used = (): Promise<number | null> =>
  navigator.storage?.estimate?.().then(({ usage }) => usage ?? null) ?? Promise.resolve(null);

// ---- the engine -----------------------------------------------------------------------------
/** Started when it is first needed; one that has died is started anew. */
async function started(): Promise<Engine> {
  await look();
  if (!state.offer) throw new Error("not offered");
  const found = (engine ??= new Engine(state.offer.version, t("web-local-player"), (because) => {
    state.because = because;
    engine = null;
  }));
  state.build = await found.ready;
  return found;
}

/** Have the engine at hand before it is asked. */
export const warmUp = (): void => void (state.phase === "ready" && started().catch(() => {}));

export async function askDevice(method: string, path: string, text = "", lang = language()): Promise<Answer> {
  const { status, body } = await (await started()).ask(method, path, lang, text);
  return { ok: status === 200, said: JSON.parse(body) };
}

/** A line to the engine, as if it were a socket. */
export async function dialDevice(): Promise<Socket> {
  return (await started()).connect();
}

// ---- without a server -------------------------------------------------------------------------
/** Who somebody is where nobody knows. */
const NOBODY: Me = {
  id: "",
  name: "",
  account: false,
  operator: false,
  email: "",
  hook: "",
  confirmed: false,
  mails: false,
  banned: 0,
};

/** What this device knows of an address; null: nothing. */
export async function read(path: string, lang = language()): Promise<Answer | null> {
  await look();
  if (!state.offer) return null;
  if (path === "/api/me") return { ok: true, said: NOBODY };
  if (ASKED.test(path)) return isWanted() ? askDevice("GET", path) : null;
  const spoken = SPOKEN.exec(path)?.[1];
  const name = spoken ? `${lang}/${spoken}` : PLAIN.exec(path)?.[1];
  if (!name) return null;
  const found = await fetch(`${folderOf(state.offer.version)}reading/${name}.json`);
  return found.ok ? { ok: true, said: await found.json() } : null;
}
