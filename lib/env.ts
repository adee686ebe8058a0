/**
 * The site's settings from the environment, read at call time so that one
 * build serves tests with different settings. README lists them all.
 */
export const env = {
  /** Public origin of the site, without a trailing slash; canonical links and share data use it, never the Host header. */
  get siteUrl(): string {
    return origin(process.env.SITE_URL) ?? 'http://127.0.0.1:3000';
  },
  /** Folder with the content files; media stand in its `media` subfolder. */
  get contentDirectory(): string {
    return process.env.CONTENT_DIR || 'lib/sample-content';
  },
  /** Origin of a remote content service; null means the embedded one. */
  get contentServiceUrl(): string | null {
    return origin(process.env.CONTENT_SERVICE_URL);
  },
  /** Path of the content query on a remote service (SPECIFICATION §7: it varies). */
  get contentQueryPath(): string {
    return process.env.CONTENT_QUERY_PATH || '/api/graphql';
  },
  /** Bearer token for the remote service; on a site that serves others, what its public /api/graphql asks for. */
  get contentServiceToken(): string | null {
    return process.env.CONTENT_SERVICE_TOKEN || null;
  },
  /** Secret of POST /api/revalidate; null turns the endpoint off. */
  get revalidateSecret(): string | null {
    return process.env.REVALIDATE_SECRET || null;
  },
  /** Hosts that an item's linkUrl may point to, with port where there is one; none by default. */
  get linkedHosts(): string[] {
    return (process.env.LINKED_HOSTS ?? '')
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean);
  },
  /** How many items per type are prerendered at build; the rest on first visit. */
  get prerenderLimit(): number {
    const limit = Number(process.env.PRERENDER_LIMIT);
    return Number.isInteger(limit) && limit > 0 ? limit : 500;
  },
};

function origin(value: string | undefined): string | null {
  if (!value) return null;
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`不是有效的 http(s) 地址：${value}`);
  return (url.origin + url.pathname).replace(/\/+$/, '');
}
