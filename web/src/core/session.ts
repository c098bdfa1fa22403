// Small notes of this window: they outlive a reload, but not the window.

const KEY = "tangledbank-";

export function recall<T>(name: string, usual: T): T {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY + name) ?? "null") as T | null) ?? usual;
  } catch {
    return usual; // a broken note of ours, or a browser that keeps none
  }
}

export function remember(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(KEY + name, JSON.stringify(value));
  } catch {
    // a browser that keeps nothing: it holds until the page is left
  }
}
