import { readFileSync } from 'node:fs';
import path from 'node:path';
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { INLINE_SCRIPTS_HEADER, INLINE_STYLE_HEADER, inlineScripts, source } from '../http/inline-scripts.mjs';
import { withLateScripts } from '../http/late-scripts.mjs';
import { readStyle, withOwnStyle } from '../http/used-style.mjs';
import { MakingTurns } from './making-turns.mjs';

const FileSystemCache = fileSystemCache.default ?? fileSystemCache;

/** What visitors are answered with: pages and the answers of prerendered route handlers. */
const ANSWERS = ['APP_PAGE', 'APP_ROUTE', 'PAGES', 'REDIRECT'];

/**
 * Where no font is preloaded Next has a connection opened for fonts. Those of our own address come by the one that the
 * page has come by; on a phone the other is a handshake for nothing.
 */
const FONT_CONNECTION = '</>; rel=preconnect; crossorigin=""';

/** Who wants to know of pages (lib/pictures/pages-made.ts). */
const PAGES_MADE = Symbol.for('hengzhi.pages-made');

/**
 * The page of an item below another one: as many as there are pairs, all of them
 * other spellings. Those made on demand are not worth their place.
 */
const PAIR = /\/detail\/[^/]+$/;

/** None while the site is being built. A page that waits for a slow content service holds up the others for a second. */
const turns = process.env.NEXT_PHASE === 'phase-production-build' ? null : new MakingTurns(1, 1_000);

/** Pages whose scripts have been named in this process. */
const named = new WeakSet();

/**
 * The page cache of Next with four rules of our own. Whatever is not a 200, or
 * pairs two items, is stored only where it replaces something that was there,
 * because addresses of which there is no end would fill the disk. Pages that say
 * 404 get the HTML of the not-found page, because Next leaves them blank until
 * scripts run. And every page names its own inline scripts, so that the front can
 * forbid all others. Its style stands in it, and its scripts wait for a hand
 * (lib/http/late-scripts.mjs). A page is stored whole, so that it is there after a restart.
 * Imports a file inside Next: the version in package.json is exact.
 */
export default class PageCache extends FileSystemCache {
  constructor(context) {
    super(context);
    this.notFoundFile = path.join(context.serverDistDir ?? '', 'app', '_not-found');
  }

  async get(key, context) {
    const entry = await super.get(key, context);
    if (entry?.value?.kind === 'APP_PAGE') this.nameScripts(entry.value);
    if (!entry && context.kind === 'APP_PAGE') await turns?.take(key);
    return entry;
  }

  async set(key, data, context) {
    const isAnswer = ANSWERS.includes(data?.kind);
    if (data?.kind === 'APP_PAGE') turns?.end(key);
    const isGood = (data?.status ?? 200) === 200;
    // the answer under way is made from this same object
    if (data?.kind === 'APP_PAGE') this.nameScripts(data);
    if (data?.kind === 'APP_PAGE') globalThis[PAGES_MADE]?.tell?.(data.html);
    if (!isAnswer || (isGood && !PAIR.test(key))) return this.store(key, data, context);
    if (this.isStored(key)) await this.store(key, data, context);
  }

  /** Whether something stands under a key, also where its tags have been cleared. */
  isStored(key) {
    return ['.html', '.body'].some((ending) => this.fs.existsSync(this.getFilePath(key + ending, 'APP_PAGE')));
  }

  /**
   * Next leaves out the payload of a page it has made or made anew, and reads it
   * when it has been started again: there would be none, or the old one.
   */
  async store(key, data, context) {
    await super.set(key, data, context);
    if (data?.kind !== 'APP_PAGE' || !data.rscData || !this.flushToDisk || context.isFallback) return;
    const file = this.getFilePath(`${key}.rsc`, 'APP_PAGE');
    await this.fs.mkdir(path.dirname(file));
    await this.fs.writeFile(file, data.rscData);
  }

  /** Gives a page its style and the headers that name what runs in it, and one that says 404 the page for it. */
  nameScripts(page) {
    if (named.has(page)) return;
    named.add(page);
    let payload = page.rscData?.toString('utf8') ?? null;
    if (page.status === 404) {
      const notFound = this.notFoundPage();
      if (notFound) {
        page.html = notFound.html;
        payload = notFound.payload;
      }
    }
    const { html, style } = withOwnStyle(page.html, (address) => this.styleSheet(address));
    page.html = withLateScripts(html);
    const { link, ...headers } = page.headers ?? {};
    page.headers = {
      ...headers,
      ...(link && link !== FONT_CONNECTION && { link }),
      [INLINE_SCRIPTS_HEADER]: inlineScripts(page.html, payload),
      ...(style && { [INLINE_STYLE_HEADER]: source(style) }),
    };
  }

  /** A style sheet of the build, its addresses whole; null when it is not there. */
  styleSheet(address) {
    if (!sheets.has(address)) {
      const file = path.join(path.dirname(this.notFoundFile), '../..', address.replace('/_next/', ''));
      try {
        sheets.set(address, readStyle(withWholeAddresses(readFileSync(file, 'utf8'), address)));
      } catch {
        return null;
      }
    }
    return sheets.get(address);
  }

  /** Null while the site is being built and the page is not there yet. */
  notFoundPage() {
    try {
      return (PageCache.notFound ??= {
        html: readFileSync(`${this.notFoundFile}.html`, 'utf8'),
        payload: readFileSync(`${this.notFoundFile}.rsc`, 'utf8'),
      });
    } catch {
      return null;
    }
  }
}

/** Style sheets by their addresses, which change with the text. */
const sheets = new Map();

/** What a style sheet points to stands beside it, which is another place than the page's. */
function withWholeAddresses(style, address) {
  return style.replace(/url\((["']?)(\.\.?\/[^)"']+)\1\)/g, (_, quote, target) => {
    const { pathname, search } = new URL(target, `http://site${address}`);
    return `url(${quote}${pathname}${search}${quote})`;
  });
}
