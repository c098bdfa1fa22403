// A record from a file: what can be told before the server reads it, and what the server says against it.
import { get, Refused } from "../core/api";
import { note } from "../core/notices/notices.svelte";
import type { RecordText, Words } from "../core/wire";
import { objection } from "../pages/trying";

const LARGEST = 500_000;
const FIRST_LINE = /^\uFEFF?tangledbank record \d+\s*$/m;

const trouble = (key: string, args: Record<string, unknown> = {}): Refused => new Refused("file", { key, args });

/** Whether a text begins like a record; comments may stand before it. */
export const isRecord = (text: string): boolean => FIRST_LINE.test(text.slice(0, 2000));

/** The text of a file that looks like a record. */
export async function textOf(file: File): Promise<string> {
  if (file.size > LARGEST) throw trouble("web-replay-file-large");
  const text = await file.text().catch(() => {
    throw trouble("web-replay-file-unreadable");
  });
  if (!isRecord(text)) throw trouble("web-replay-file-other", { name: file.name });
  return text;
}

/** What to tell somebody whose record was not taken, and what the server said exactly. */
export function told(error: unknown): { why: Words; detail: Words | null } {
  if (!(error instanceof Refused)) throw error;
  if (error.code !== "bad") return { why: error.why, detail: null };
  return { why: { key: "web-replay-file-broken", args: {} }, detail: error.why };
}

/** The record of a table as a file; what is said against it is noted. */
export async function download(id: string, game = "tangledbank"): Promise<void> {
  const asked = get<RecordText>(`/api/tables/${encodeURIComponent(id)}/record`);
  const why = await objection(asked.then(({ record }) => save(`${game}-${id}.tbr`, record)));
  if (why) note(why);
}

/** Let the browser save a text. */
function save(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
