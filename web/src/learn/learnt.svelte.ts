// Which lessons somebody has finished on this device.
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

export function learn(game: string, name: string): void {
  learnt = [...new Set([...learnt, ...noted(), `${game}/${name}`])];
  try {
    localStorage.setItem(KEY, JSON.stringify(learnt));
  } catch {
    // a browser that keeps nothing: it is known until the page is left
  }
}
