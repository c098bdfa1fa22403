// What is asked, over HTTP or of this device. Everything that goes wrong is one kind of error with words to say.
import { isHere, isKept, isServerless, isWanted, type Answer } from "../local/here";
import { isWords, language, type Language } from "./words.svelte";
import type { Refusal, Tables, Trouble, Words } from "./wire";

export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly why: Words,
    readonly reasons: Refusal[] = [],
  ) {
    super(why.key);
  }
}

/** Milliseconds; nothing that is asked takes so long. */
const GIVE_UP = 60_000;

export const offline = () =>
  new Refused("offline", { key: isServerless() ? "web-local-first" : "web-offline", args: {} });

async function askServer(method: string, path: string, text?: string, lang = language()): Promise<Answer> {
  const headers: Record<string, string> = { "Accept-Language": lang };
  if (text !== undefined) headers["Content-Type"] = "application/json";
  const response = await fetch(path, { method, headers, body: text, signal: AbortSignal.timeout(GIVE_UP) });
  return { ok: response.ok, said: await response.json() };
}

const device = () => import("../local/device.svelte");

/** Where the server cannot be reached, this device knows what is only read. */
async function readHere(path: string, lang: Language, error: unknown): Promise<Answer> {
  const known = isKept(path) ? await (await device()).read(path, lang) : null;
  if (!known) throw error;
  return known;
}

function askAnywhere(method: string, path: string, text?: string, lang = language()): Promise<Answer> {
  if (isHere(path, text)) return device().then(({ askDevice }) => askDevice(method, path, text, lang));
  const asked = askServer(method, path, text, lang);
  return method === "GET" ? asked.catch((error: unknown) => readHere(path, lang, error)) : asked;
}

async function answered<T>(asked: Promise<Answer>): Promise<T> {
  const { ok, said } = await asked.catch(() => {
    throw offline();
  });
  if (ok) return said as T;
  const trouble = said as Partial<Trouble> | null;
  if (!isWords(trouble?.why)) throw offline(); // not our server's words: a proxy's
  throw new Refused(trouble.error ?? "", trouble.why, trouble.reasons);
}

const ask = <T>(method: string, path: string, body?: unknown, lang?: Language): Promise<T> =>
  answered(askAnywhere(method, path, body === undefined ? undefined : JSON.stringify(body), lang));

/** In the reader's language, or in one that they will read next. */
export const get = <T>(path: string, lang?: Language) => ask<T>("GET", path, undefined, lang);
export const post = <T>(path: string, body: unknown = {}) => ask<T>("POST", path, body);
export const remove = <T>(path: string) => ask<T>("DELETE", path);
/** Of this device, also where a server would answer. */
export const here = <T>(method: string, path: string) =>
  answered<T>(device().then(({ askDevice }) => askDevice(method, path)));
/** The tables of this device. */
export const ownTables = async (): Promise<Tables["tables"]> =>
  isWanted() ? (await here<Tables>("GET", "/api/me/tables")).tables : [];
/** To the server, also where this device would answer. */
export const send = <T>(path: string, body: unknown) => answered<T>(askServer("POST", path, JSON.stringify(body)));
