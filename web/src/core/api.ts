// HTTP: what is asked. Everything that goes wrong is one kind of error with words to say.
import { isWords, language, type Language } from "./words.svelte";
import type { Refusal, Trouble, Words } from "./wire";

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

export const offline = () => new Refused("offline", { key: "web-offline", args: {} });

async function ask<T>(method: string, path: string, body?: unknown, lang: Language = language()): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": lang };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const text = body === undefined ? undefined : JSON.stringify(body);
  const response = await fetch(path, { method, headers, body: text, signal: AbortSignal.timeout(GIVE_UP) }).catch(
    () => {
      throw offline();
    },
  );
  const answer: unknown = await response.json().catch(() => {
    throw offline();
  });
  if (response.ok) return answer as T;
  const trouble = answer as Partial<Trouble> | null;
  if (!isWords(trouble?.why)) throw offline(); // not our server's words: a proxy's
  throw new Refused(trouble.error ?? "", trouble.why, trouble.reasons);
}

/** In the reader's language, or in one that they will read next. */
export const get = <T>(path: string, lang?: Language) => ask<T>("GET", path, undefined, lang);
export const post = <T>(path: string, body: unknown = {}) => ask<T>("POST", path, body);
export const remove = <T>(path: string) => ask<T>("DELETE", path);
