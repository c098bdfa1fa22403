// Asking the server for something that may be refused.
import { Refused } from "../core/api";
import type { Words } from "../core/wire";

/** What was said against it; null if it was done. */
export async function objection(doing: Promise<unknown>): Promise<Words | null> {
  try {
    await doing;
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.why;
    throw error;
  }
}
