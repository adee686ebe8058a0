/*
 * Visited pages can be read again without a network. Online, a page always
 * comes from the network, as fast as it does without a worker: it is handed on
 * while it comes and kept beside it, and where it cannot be kept (no space, no
 * storage) it is only not kept. Its copy is for when there is no network. Never kept:
 * internal pages, interfaces, PDF files, and whatever is not what its name
 * claims: a page under a script's name would break the site for good.
 */
const PAGES = 'pages-v1';
const FILES = 'files-v1';
const OFFLINE = '/offline.html';
const MAX_PAGES = 60;
const MAX_FILES = 300;
/** What they show is what their query asks for: one is no copy of another. */
const BY_QUERY = /^\/(compare|enquiry-list|planner|search\/results|en\/search)$/;
const NEVER = /^\/(login|extra|share-preview|WebsiteDocment|api)(\/|$)|\.pdf$/i;

self.addEventListener('install', (event) => {
  event.waitUntil(keepOffline());
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== PAGES && name !== FILES).map((name) => caches.delete(name))))
      .then(() => Promise.all([PAGES, FILES].map(sweep)))
      .catch(() => {})
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || NEVER.test(url.pathname)) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (url.pathname.startsWith('/_next/static/')) event.respondWith(immutable(event));
  else if (url.pathname.startsWith('/images/scaled/') || url.pathname.startsWith('/media/')) event.respondWith(fresh(event));
});

/** A full store must not keep this worker from taking the place of an earlier one. */
async function keepOffline() {
  const answer = await fetch(OFFLINE);
  if (!answer.ok) throw new Error(`${OFFLINE}: ${answer.status}`);
  await keep(PAGES, new Request(OFFLINE), answer).catch(() => {});
}

/** The network's page; without a network the copy, else the offline page. */
async function page(event) {
  try {
    return await fromNetwork(event, PAGES);
  } catch {
    const cache = await caches.open(PAGES);
    const ignoreSearch = !BY_QUERY.test(new URL(event.request.url).pathname);
    return (await cache.match(event.request, { ignoreSearch })) ?? (await cache.match(OFFLINE)) ?? Response.error();
  }
}

/** Files whose name changes with their content. */
async function immutable(event) {
  return (await goodCopy(event.request)) ?? fromNetwork(event, FILES);
}

/** Pictures: the network's, or the copy. */
async function fresh(event) {
  try {
    return await fromNetwork(event, FILES);
  } catch {
    return (await goodCopy(event.request)) ?? Response.error();
  }
}

/** Hands the answer on as it comes, and keeps it beside. */
async function fromNetwork(event, name) {
  const answer = await fetch(event.request);
  event.waitUntil(keep(name, event.request, answer).catch(() => {}));
  return answer;
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

/** The copy of a file, where there is one to be had; one that is not what it claims to be is removed. */
async function goodCopy(request) {
  try {
    const cache = await caches.open(FILES);
    const copy = await cache.match(request);
    if (!copy || isGenuine(request.url, copy)) return copy;
    await cache.delete(request);
  } catch {
    // without a store there is no copy
  }
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

async function keep(name, request, answer) {
  if (!isGenuine(request.url, answer)) return;
  // before anything is waited for: the page begins to read the answer
  const copy = answer.clone();
  const cache = await caches.open(name);
  await cache.put(request, copy);
  // a page is one of few, and looking through hundreds of names for every file takes longer than the file
  if (name === PAGES) await Promise.all([trim(PAGES, MAX_PAGES), trim(FILES, MAX_FILES)]);
}

/** Removes the oldest beyond so many. */
async function trim(name, most) {
  const cache = await caches.open(name);
  const keys = (await cache.keys()).filter((key) => new URL(key.url).pathname !== OFFLINE);
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
}
