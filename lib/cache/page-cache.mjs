import { readFileSync } from 'node:fs';
import path from 'node:path';
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';

const FileSystemCache = fileSystemCache.default ?? fileSystemCache;

/**
 * The page cache of Next with two rules of our own for pages that say 404.
 * They get the HTML of the not-found page, because Next leaves them blank until
 * scripts run. And they are stored only where they replace a page that was
 * there, because made-up addresses would fill the disk.
 * Imports a file inside Next: the version in package.json is exact.
 */
export default class PageCache extends FileSystemCache {
  constructor(context) {
    super(context);
    this.notFoundFile = path.join(context.serverDistDir ?? '', 'app', '_not-found.html');
  }

  async set(key, data, context) {
    if (data?.kind !== 'APP_PAGE' || data.status !== 404) return super.set(key, data, context);
    // the answer under way is made from this same object
    data.html = this.notFoundHtml() ?? data.html;
    const before = await super.get(key, { ...context, kind: 'APP_PAGE' });
    if (before) await super.set(key, data, context);
  }

  /** Null while the site is being built and the page is not there yet. */
  notFoundHtml() {
    try {
      return (PageCache.html ??= readFileSync(this.notFoundFile, 'utf8'));
    } catch {
      return null;
    }
  }
}
