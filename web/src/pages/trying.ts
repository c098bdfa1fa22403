// Asking the server for something that may be refused, or that comes too late.
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

/** What to do with an answer, if its reader is still on the page that asked: nobody is called back from elsewhere. */
export function whileHere<T>(then: (answer: T) => void): (answer: T) => void {
  const here = location.pathname;
  return (answer) => {
    if (location.pathname === here) then(answer);
  };
}
