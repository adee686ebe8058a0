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
  /** Path of the content query on a remote service; services differ in it. */
  get contentQueryPath(): string {
    return process.env.CONTENT_QUERY_PATH || '/api/graphql';
  },
  /** Bearer token for the remote service; on a site that serves others, what its public /api/graphql asks for. */
  get contentServiceToken(): string | null {
    return process.env.CONTENT_SERVICE_TOKEN || null;
  },
  /** Does the remote service answer the two search calls itself? Otherwise the site indexes what it reads from it. */
  get contentServiceSearches(): boolean {
    return env.contentServiceUrl !== null && process.env.CONTENT_SERVICE_SEARCH === 'on';
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
  /** Folder that the site has been built into. */
  get buildDirectory(): string {
    return process.env.NEXT_DIST_DIR || '.next';
  },
  /** Folder for what visitors gave us: enquiries, the site's key. */
  get dataDirectory(): string {
    return process.env.DATA_DIR || '.data';
  },
  /** Room for the last good answers of a remote content service, in DATA_DIR; none keeps none. */
  get lastGoodBytes(): number {
    return wholeNumber('LAST_GOOD_MB', 256) * 1024 * 1024;
  },
  /** Are smaller pictures made in the background? Never while the site is being built; otherwise whole ones go out. */
  get makesPictures(): boolean {
    return process.env.PICTURES !== 'off' && process.env.NEXT_PHASE !== 'phase-production-build';
  },
  /** Room for smaller pictures, beside the build. */
  get pictureBytes(): number {
    return wholeNumber('PICTURES_MB', 512) * 1024 * 1024;
  },
  /** Where the nginx in front keeps pages: emptied when something is published. */
  get frontCacheDirectory(): string | null {
    return process.env.FRONT_CACHE_DIR || null;
  },
  /** PostgreSQL instead of a file in DATA_DIR. */
  get databaseUrl(): string | null {
    return process.env.DATABASE_URL || null;
  },
  /** Key for signatures; null: one is made in DATA_DIR. */
  get secretKey(): string | null {
    return process.env.SECRET_KEY || null;
  },
  /** How many proxies in front of the site are believed about the visitor's address. */
  get trustedProxies(): number {
    return wholeNumber('TRUSTED_PROXIES', 0);
  },
  /** Where enquiries are announced: any address, or a WeCom, DingTalk or Feishu robot's. */
  get webhookUrl(): string | null {
    return process.env.ENQUIRY_WEBHOOK_URL || null;
  },
  /** Key of the webhook's signature. */
  get webhookSecret(): string {
    return process.env.ENQUIRY_WEBHOOK_SECRET ?? '';
  },
  /** Mail server for enquiries, e.g. smtps://name:password@mail.example:465. */
  get smtpUrl(): string | null {
    return process.env.SMTP_URL || null;
  },
  /** Sender and receivers of these mails. */
  get mail(): { from: string; to: string } {
    const to = process.env.ENQUIRY_MAIL_TO ?? '';
    return { to, from: process.env.ENQUIRY_MAIL_FROM || to };
  },
  /** Enquiries one address, and all together, may send within ten minutes. */
  get enquiryLimits(): { address: number; total: number } {
    return { address: wholeNumber('ENQUIRY_LIMIT_ADDRESS', 20), total: wholeNumber('ENQUIRY_LIMIT_TOTAL', 2000) };
  },
  /** Addresses that are not there, asked for from one address within ten minutes; then only known pages are answered. */
  get unknownLimit(): number {
    return wholeNumber('UNKNOWN_LIMIT_ADDRESS', 300);
  },
  /** Enquiries are erased this many days after they came in. */
  get retentionDays(): number {
    return wholeNumber('RETENTION_DAYS', 730);
  },
  /** Account of the internal pages where no service is configured; both variables or none. */
  get admin(): { loginName: string; passwordHash: string } | null {
    const loginName = process.env.ADMIN_LOGIN;
    const passwordHash = process.env.ADMIN_PASSWORD_HASH;
    return loginName && passwordHash ? { loginName, passwordHash } : null;
  },
  /** Authentication service, which knows the accounts. */
  get authService(): { url: string; authenticatePath: string; checkTokenPath: string } | null {
    const url = origin(process.env.AUTH_SERVICE_URL);
    if (!url) return null;
    return {
      url,
      authenticatePath: process.env.AUTH_AUTHENTICATE_PATH || '/api/account/authenticate',
      checkTokenPath: process.env.AUTH_CHECK_TOKEN_PATH || '/api/account/checkToken',
    };
  },
  /** Official account whose cards the pages set in WeChat; both variables or none. */
  get wechat(): { appId: string; secret: string; apiUrl: string } | null {
    const appId = process.env.WECHAT_APP_ID;
    const secret = process.env.WECHAT_APP_SECRET;
    const apiUrl = origin(process.env.WECHAT_API_URL) ?? 'https://api.weixin.qq.com';
    return appId && secret ? { appId, secret, apiUrl } : null;
  },
  /** How many items per type are prerendered at build; the rest on first visit. */
  get prerenderLimit(): number {
    const limit = Number(process.env.PRERENDER_LIMIT);
    return Number.isInteger(limit) && limit > 0 ? limit : 500;
  },
};

function wholeNumber(name: string, fallback: number): number {
  const text = process.env[name];
  if (!text) return fallback;
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${name} 应是不小于 0 的整数：${text}`);
  return Number(text);
}

function origin(value: string | undefined): string | null {
  if (!value) return null;
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`不是有效的 http(s) 地址：${value}`);
  return (url.origin + url.pathname).replace(/\/+$/, '');
}
