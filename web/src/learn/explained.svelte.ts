// Which kinds of question were explained on this device: each is explained once, at the first of them in an own game.
import { KeptWords } from "../core/kept.svelte";
import type { Words } from "../core/wire";

const explained = new KeptWords("tangledbank-explained");
/** In the place of a question: nobody wants to hear of any. */
const NEVER = "never";

/** Where a game explains `xyz-prompt-cards`: under `xyz-first-cards`. It need not have such a sentence. */
export const explanationOf = (prompt: Words): string => prompt.key.replace("-prompt-", "-first-");

export const isExplained = (explanation: string): boolean => explained.has(NEVER) || explained.has(explanation);

export const explain = (explanation: string): void => explained.add(explanation);

/** Whether questions are explained at all. */
export const explains = (): boolean => !explained.has(NEVER);

/** From now on no question, or every question anew. */
export const setExplains = (on: boolean): void => (on ? explained.clear() : explained.add(NEVER));
