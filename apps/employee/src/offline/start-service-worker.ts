/** So that the app opens without a connection. A browser that cannot or may not do it is no worse off. */
export async function startServiceWorker(): Promise<void> {
  // While developing there is none: nothing is bundled.
  const isBuilt = new URL(import.meta.url).pathname.startsWith("/assets/");
  if (!isBuilt || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/service-worker.js");
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname);
    active?.postMessage({ loaded }, []);
  } catch {
    // Private windows and managed browsers refuse it.
  }
}
