/*
 * Visited pages can be read again without a network. Online, a page always
 * comes from the network; its copy is only for when there is none. Never kept:
 * internal pages, interfaces, PDF files.
 */
const PAGES = 'pages-v1';
const FILES = 'files-v1';
const OFFLINE = '/offline.html';
const MAX_PAGES = 60;
const MAX_FILES = 300;
const NEVER = /^\/(login|extra|WebsiteDocment|api)(\/|$)|\.pdf$/i;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(PAGES).then((cache) => cache.add(OFFLINE)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== PAGES && name !== FILES).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || NEVER.test(url.pathname)) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.startsWith('/_next/static/')) event.respondWith(immutable(request));
  else if (url.pathname.startsWith('/_next/image') || url.pathname.startsWith('/media/')) event.respondWith(fresh(request));
});

/** The network's page, kept for later; without a network the copy, else the offline page. */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok && !answer.redirected) await keep(PAGES, request, answer.clone(), MAX_PAGES);
    return answer;
  } catch {
    const cache = await caches.open(PAGES);
    return (await cache.match(request, { ignoreSearch: true })) ?? (await cache.match(OFFLINE)) ?? Response.error();
  }
}

/** Files whose name changes with their content. */
async function immutable(request) {
  const copy = await caches.match(request);
  if (copy) return copy;
  const answer = await fetch(request);
  if (answer.ok) await keep(FILES, request, answer.clone(), MAX_FILES);
  return answer;
}

/** Pictures: the network's, or the copy. */
async function fresh(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await keep(FILES, request, answer.clone(), MAX_FILES);
    return answer;
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

async function keep(name, request, answer, most) {
  const cache = await caches.open(name);
  await cache.put(request, answer);
  const keys = await cache.keys();
  const old = keys.filter((key) => new URL(key.url).pathname !== OFFLINE).slice(0, Math.max(0, keys.length - most));
  await Promise.all(old.map((key) => cache.delete(key)));
}
