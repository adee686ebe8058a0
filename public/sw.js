/*
 * Visited pages can be read again without a network. Online, a page always
 * comes from the network; its copy is only for when there is none. Never kept:
 * internal pages, interfaces, PDF files, and whatever is not what its name
 * claims: a page under a script's name would break the site for good.
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
      .then(() => Promise.all([PAGES, FILES].map(sweep)))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || NEVER.test(url.pathname)) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.startsWith('/_next/static/')) event.respondWith(immutable(request));
  else if (url.pathname.startsWith('/images/scaled/') || url.pathname.startsWith('/media/')) event.respondWith(fresh(request));
});

/** The network's page, kept for later; without a network the copy, else the offline page. */
async function page(request) {
  try {
    const answer = await fetch(request);
    await keep(PAGES, request, answer, MAX_PAGES);
    return answer;
  } catch {
    const cache = await caches.open(PAGES);
    return (await cache.match(request, { ignoreSearch: true })) ?? (await cache.match(OFFLINE)) ?? Response.error();
  }
}

/** Files whose name changes with their content. */
async function immutable(request) {
  const copy = await goodCopy(request);
  if (copy) return copy;
  const answer = await fetch(request);
  await keep(FILES, request, answer, MAX_FILES);
  return answer;
}

/** Pictures: the network's, or the copy. */
async function fresh(request) {
  try {
    const answer = await fetch(request);
    await keep(FILES, request, answer, MAX_FILES);
    return answer;
  } catch {
    return (await goodCopy(request)) ?? Response.error();
  }
}

/** What a file's name claims to be; names without an ending are pages. */
const CLAIMS = [
  [/\.(webp|avif|png|jpe?g|gif|ico|svg)$/i, /^image\//],
  [/\.js$/i, /javascript/],
  [/\.css$/i, /^text\/css/],
  [/\.woff2?$/i, /^(font\/|application\/(octet-stream|font|x-font))/],
  [/\.(json|map)$/i, /json/],
  [/\.html$|\/[^./]*$/i, /^text\/html/],
];

/** Is this whole, from the very address that was asked for, and what the address claims? */
function isGenuine(url, answer) {
  if (answer.status !== 200 || answer.redirected || answer.type !== 'basic') return false;
  const [, type] = CLAIMS.find(([name]) => name.test(new URL(url).pathname)) ?? [];
  return type !== undefined && type.test(answer.headers.get('content-type') ?? '');
}

/** The copy of a file; one that is not what it claims to be is removed. */
async function goodCopy(request) {
  const cache = await caches.open(FILES);
  const copy = await cache.match(request);
  if (!copy || isGenuine(request.url, copy)) return copy;
  await cache.delete(request);
  return undefined;
}

/** Removes what an earlier version has kept and should not have. */
async function sweep(name) {
  const cache = await caches.open(name);
  for (const request of await cache.keys()) {
    const copy = await cache.match(request);
    if (copy && !isGenuine(request.url, copy)) await cache.delete(request);
  }
}

async function keep(name, request, answer, most) {
  if (!isGenuine(request.url, answer)) return;
  const cache = await caches.open(name);
  await cache.put(request, answer.clone());
  const keys = await cache.keys();
  const old = keys.filter((key) => new URL(key.url).pathname !== OFFLINE).slice(0, Math.max(0, keys.length - most));
  await Promise.all(old.map((key) => cache.delete(key)));
}
