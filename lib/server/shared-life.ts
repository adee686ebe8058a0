import type { ServerResponse } from 'node:http';

/**
 * How long caches between the site and its visitors keep a page: a minute as it is, then nine more while a new one is
 * fetched, and a day when the site cannot be reached. Browsers ask every time.
 */
export const SHARED_LIFE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=540, stale-if-error=86400';

/** Next lets shared caches show a page for a year while they fetch another. */
export function shortenSharedLife(response: ServerResponse): void {
  if (/\bs-maxage=\d/.test(String(response.getHeader('cache-control') ?? '')))
    response.setHeader('Cache-Control', SHARED_LIFE);
}
