import { existsSync } from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { ASKED_ROUTES } from '../../asked-routes.mjs';
import { clearedTags, isPageCleared, NUMBER_HEADER, tagsOfPage } from '../../cache/cleared-tags.mjs';
import { recentPages } from '../../cache/recent-pages.mjs';
import { BuildFiles } from './build-files.mjs';
import { finishPage, isRedirect } from './finish-page.mjs';
import { PAGE_SUM_HEADER, sumOf } from './page-sum.mjs';
import { readSharedPage, sharePage } from './shared-pages.mjs';

const FileSystemCache = fileSystemCache.default ?? fileSystemCache;

/** What visitors are answered with: pages and the answers of prerendered route handlers. */
const ANSWERS = ['APP_PAGE', 'APP_ROUTE', 'PAGES', 'REDIRECT'];

/** Who wants to know of pages (lib/pictures/pages-made.ts). */
const PAGES_MADE = Symbol.for('hengzhi.pages-made');

/**
 * The page of an item below another one: as many as there are pairs, all of them
 * other spellings. Those made on demand are not worth their place.
 */
const PAIR = /\/detail\/[^/]+$/;

/** The build that this process serves: an older process must not write into the folder of a newer build. */
let servedBuild;

/** Answers in memory whose sum is known to be right. */
const whole = new WeakSet();

/** Pages that are being made: the last clearing that was known when they were asked for. */
const asked = new LRUCache({ max: 1_000 });

/** Pages that are asked something, of which there is no end: the latest, in memory alone, by their characters. */
const answered = new LRUCache({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: ({ value }, key) => key.length + value.html.length + (value.rscData?.length ?? 0),
});

/** @param {string} key of Next's, which ends in the page's address, `/index` for the home page */
const placeOf = (key) => key.slice(key.indexOf('/$/') + 2);
const isOfQuestion = (key) => placeOf(key).startsWith(`${ASKED_ROUTES}/`);

/**
 * Next's page cache in files, wrapped (its insides: decisions.md), with rules of our own:
 * - An answer that is not 200, or that pairs two items, is stored only where it replaces something: there is no end of
 *   such addresses, and they would fill the disk.
 * - Pages with a query of their own stay in memory, the latest of them, and no other machine has them.
 * - A page that says 404 gets the HTML of the not-found page, because Next leaves it blank until scripts run.
 * - Pages are finished before they are stored (`finish-page.mjs`), and stored with their payload, so that they are there
 *   after a restart.
 * - What was being written when a process was killed is not taken: it is rendered again.
 * - Where there are several machines, a page carries the number of the last clearing that was known when it was asked
 *   for, and what another machine has cleared since is not taken either (`lib/cache/cleared-tags.mjs`).
 */
export default class PageCache {
  constructor(context) {
    // what the build has made is served from where it lies: given this, Next would write all of it once more
    const { writeFileAtomic: _, ...fs } = context.fs ?? {};
    this.pages = new FileSystemCache({ ...context, fs });
    this.build = new BuildFiles(context.serverDistDir ?? '');
    servedBuild ??= this.build.id;
  }

  resetRequestCache() {
    this.pages.resetRequestCache();
  }

  revalidateTag(tags, durations) {
    return this.pages.revalidateTag(tags, durations);
  }

  async get(key, context) {
    const known = clearedTags();
    if (known.isShared) asked.set(key, known.number);
    const own = await this.getOwn(key, context);
    if (isOfQuestion(key)) return own;
    // only then they are made ahead (app/api/revalidate)
    if (process.env.FRONT_CACHE_DIR && own?.value?.kind === 'APP_PAGE' && (own.value.status ?? 200) === 200)
      recentPages().set(placeOf(key).replace(/^\/index$/, '/'), tagsOfPage(own.value.headers));
    const shared = known.isShared && !context.isFallback ? await readSharedPage(key, context.kind, own) : null;
    if (!shared || !this.isWhole(shared.value)) return own;
    await this.pages.set(key, shared.value, { cacheControl: shared.cacheControl, isRoutePPREnabled: false });
    return this.getOwn(key, context);
  }

  async getOwn(key, context) {
    const entry = isOfQuestion(key) ? answered.get(key) : await this.pages.get(key, context);
    return entry && this.isWhole(entry.value) && !isPageCleared(entry) ? entry : null;
  }

  /** Is an answer of one piece? Where no sum says so, it is believed. */
  isWhole(answer) {
    const sum = answer?.headers?.[PAGE_SUM_HEADER];
    const isUnread = answer?.kind === 'APP_PAGE' && !answer.rscData;
    if (!sum || isUnread || whole.has(answer)) return true;
    if (sum !== sumOf(answer)) return false;
    whole.add(answer);
    return true;
  }

  async set(key, data, context) {
    const isPage = data?.kind === 'APP_PAGE';
    const isBuilding = process.env.NEXT_PHASE === 'phase-production-build';
    // the static part of a page that is rendered for every request is none: it has a nonce of that request
    const isDocument = isPage && data.html !== '' && data.postponed === undefined && !isRedirect(data.status);
    // the answer under way is made from this same object
    if (isDocument && !isBuilding) this.finish(data);
    if (isPage) globalThis[PAGES_MADE]?.tell?.(data.html);
    if (!isBuilding && this.build.id !== servedBuild) return;
    const isGood = (data?.status ?? 200) === 200 && !PAIR.test(key);
    if (ANSWERS.includes(data?.kind) && !isGood && !this.isThere(key)) return;
    // without partial prerendering the payload is stored too
    const hasPayload = isPage && data.rscData && !data.postponed && !context.isFallback;
    if (!isBuilding && (hasPayload || data?.kind === 'APP_ROUTE')) {
      data.headers = { ...data.headers, [PAGE_SUM_HEADER]: sumOf(data) };
      whole.add(data);
    }
    const known = clearedTags();
    if (known.isShared && data?.headers)
      data.headers = { ...data.headers, [NUMBER_HEADER]: String(asked.get(key) ?? known.number) };
    if (isOfQuestion(key) && !isBuilding) {
      if (isDocument) answered.set(key, { lastModified: Date.now(), value: data, cacheControl: context.cacheControl });
      return;
    }
    await this.pages.set(key, data, hasPayload ? { ...context, isRoutePPREnabled: false } : context);
    if (known.isShared && !isBuilding && isGood && (hasPayload || data?.kind === 'APP_ROUTE'))
      void sharePage(key, data, context.cacheControl);
  }

  /** Is there something under a key, made by the build or later, also where its tags have been cleared? */
  isThere(key) {
    const { serverDirectory } = this.build;
    const places = [path.join(serverDirectory, key), path.join(serverDirectory, 'app', placeOf(key))];
    return places.some((place) =>
      ['.html', '.body'].some((ending) => existsSync(/*turbopackIgnore: true*/ place + ending)),
    );
  }

  finish(page) {
    const isEnglish = page.html.includes('<html lang="en"');
    const notFound = (isEnglish && this.build.englishNotFound) || this.build.notFound;
    if (page.status === 404 && notFound) {
      // the build has finished it
      page.html = notFound.html;
      page.headers = { ...page.headers, ...notFound.headers };
      return;
    }
    const payload = page.rscData?.toString('utf8') ?? null;
    const { html, headers, problems } = finishPage(
      { html: page.html, payload, headers: page.headers },
      this.build.sheet,
    );
    Object.assign(page, { html, headers });
    if (problems.length > 0) console.error('[pages] a page of unknown shape:', problems.join('; '));
  }
}
