/** Offline: where the browser allows it, what was loaded once opens without a network too. */

/** What is kept: the parts of the client, and what the server tells of boxes and their rulebooks. */
const KEPT = /^\/(assets|api\/editions|api\/rulebook)(\/|$)/;

/** Register the service worker; plain http on a home network has none, and needs none. */
export async function keepShell(): Promise<void> {
  if (!window.isSecureContext || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    new PerformanceObserver((list) => active?.postMessage({ loaded: loadedIn(list.getEntries()) })).observe({
      type: 'resource',
      buffered: true,
    });
  } catch {
    // A browser that forbids it: everything but opening offline works.
  }
}

/** Return what the worker keeps of what was loaded, perhaps before it was there. */
function loadedIn(entries: readonly PerformanceEntry[]): string[] {
  const own = entries.map(({ name }) => new URL(name)).filter(({ origin }) => origin === location.origin);
  return own.map(({ pathname }) => pathname).filter((path) => KEPT.test(path));
}
