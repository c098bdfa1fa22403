// One release for all pages of this device: when another one takes over, a page that belongs to the old one loads anew.

export function followRelease(): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers?.controller) return; // the first worker takes over a page that has just been loaded from the same files
  workers.addEventListener("controllerchange", () => location.reload());
}
