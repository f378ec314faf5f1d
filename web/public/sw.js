/* The shell for bad days: what was loaded once opens without a network, and says so. */

const SHELL = 'passgo-shell-1';
const NOTICE = '/offline.html';
/* What the server tells of boxes and their rulebooks: the same for everybody. */
const LIBRARY = /^\/api\/(editions|rulebook)(\/|$)/;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll(['/', NOTICE]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/* The page tells what it loaded, also before this worker was there; older assets are let go. */
self.addEventListener('message', (event) => {
  const loaded = event.data?.loaded;
  if (Array.isArray(loaded) && loaded.length > 0) event.waitUntil(keep(loaded));
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin) return;
  if (event.request.mode === 'navigate') event.respondWith(page(event.request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(event.request));
  else if (LIBRARY.test(url.pathname)) event.respondWith(newest(event.request));
});

async function keep(loaded) {
  const cache = await caches.open(SHELL);
  const known = await cache.keys();
  const paths = new Set(loaded.map((address) => new URL(address, location.origin).pathname));
  await Promise.all([...paths].map(async (path) => (await cache.match(path)) ?? cache.add(path)));
  const page = await (await fetch('/')).text();
  const old = known.filter(({ url }) => new URL(url).pathname.startsWith('/assets/index-'));
  await Promise.all(old.filter(({ url }) => !page.includes(new URL(url).pathname)).map((one) => cache.delete(one)));
}

async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) (await caches.open(SHELL)).put('/', answer.clone());
    return answer;
  } catch {
    return (await caches.match('/')) ?? (await caches.match(NOTICE)) ?? Response.error();
  }
}

/* Assets carry a digest in their names: one that is kept is the right one. */
async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(SHELL)).put(request, answer.clone());
  return answer;
}

/* What may change is asked for, and taken as it was told last where nobody answers. */
async function newest(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) (await caches.open(SHELL)).put(request, answer.clone());
    return answer;
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}
