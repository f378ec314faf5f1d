/** The shell: where the browser allows it, what was loaded once opens without a network too. */

/** Register the service worker; plain http on a home network has none, and needs none. */
export async function keepShell(): Promise<void> {
  if (!window.isSecureContext || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/sw.js');
    const ready = await navigator.serviceWorker.ready;
    ready.active?.postMessage({ assets: loadedAssets() });
  } catch {
    // A browser that forbids it: everything but opening offline works.
  }
}

function loadedAssets(): string[] {
  const loaded = performance.getEntriesByType('resource').map((entry) => new URL(entry.name));
  const own = loaded.filter((url) => url.origin === location.origin);
  return own.map((url) => url.pathname).filter((path) => path.startsWith('/assets/'));
}
