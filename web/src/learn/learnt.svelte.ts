// Which lessons somebody has finished on this device, and whether one was offered.
const KEY = "tangledbank-lessons";

function noted(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return []; // a broken note of ours, or a browser that keeps none
  }
}

let learnt: string[] = $state.raw(noted());

export const isLearnt = (game: string, name: string): boolean => learnt.includes(`${game}/${name}`);

/** In the place of a lesson: that one was offered. */
const OFFERED = "offered";

/** Whether nobody has finished a lesson here or was offered one. */
export const isToBeOffered = (): boolean => learnt.length === 0;

export const offered = (): void => write(OFFERED);

export const learn = (game: string, name: string): void => write(`${game}/${name}`);

function write(more: string): void {
  learnt = [...new Set([...learnt, ...noted(), more])];
  try {
    localStorage.setItem(KEY, JSON.stringify(learnt));
  } catch {
    // a browser that keeps nothing: it is known until the page is left
  }
}
