import { isSample, setting } from './settings.mjs';

/**
 * The site's settings from the environment (`lib/settings.mjs` says what each should be), read at call time so that
 * one build serves tests with different settings. Nothing here throws: what is wrong ends the process at its start.
 */
export const env = {
  /** Public origin of the site, without a trailing slash; canonical links and share data use it, never the Host header. */
  get siteUrl(): string {
    return setting('SITE_URL') ?? 'http://127.0.0.1:3000';
  },
  /** Folder with the content files; media are in its `media` subfolder. */
  get contentDirectory(): string {
    return setting('CONTENT_DIR');
  },
  /** Does the site say that its content is invented, and ask not to be indexed? */
  get isSample(): boolean {
    return isSample();
  },
  /** Origin of a remote content service; null means the embedded one. */
  get contentServiceUrl(): string | null {
    return setting('CONTENT_SERVICE_URL');
  },
  /** Path of the content query on a remote service; services differ in it. */
  get contentQueryPath(): string {
    return setting('CONTENT_QUERY_PATH');
  },
  /** Bearer token for the remote service; on a site that serves others, what its public /api/graphql asks for. */
  get contentServiceToken(): string | null {
    return setting('CONTENT_SERVICE_TOKEN');
  },
  /** Does the remote service answer the two search calls itself? Otherwise the site indexes what it reads from it. */
  get contentServiceSearches(): boolean {
    return env.contentServiceUrl !== null && setting('CONTENT_SERVICE_SEARCH') === 'on';
  },
  /** Secret of POST /api/revalidate; null turns the endpoint off. */
  get revalidateSecret(): string | null {
    return setting('REVALIDATE_SECRET');
  },
  /** Hosts that an item's linkUrl may point to, with port where there is one; none by default. */
  get linkedHosts(): readonly string[] {
    return setting('LINKED_HOSTS');
  },
  /** Folder that the site has been built into. */
  get buildDirectory(): string {
    return setting('NEXT_DIST_DIR');
  },
  /** Folder for what visitors gave us: enquiries, the site's key. */
  get dataDirectory(): string {
    return setting('DATA_DIR');
  },
  /** Room for the last good answers of a remote content service, in DATA_DIR; none keeps none. */
  get lastGoodBytes(): number {
    return setting('LAST_GOOD_MB') * 1024 * 1024;
  },
  /** Are smaller pictures made in the background? Never while the site is being built; otherwise whole ones go out. */
  get makesPictures(): boolean {
    return setting('PICTURES') !== 'off' && process.env.NEXT_PHASE !== 'phase-production-build';
  },
  /** Room for smaller pictures, beside the build. */
  get pictureBytes(): number {
    return setting('PICTURES_MB') * 1024 * 1024;
  },
  /** Where the nginx in front keeps pages: emptied when something is published. */
  get frontCacheDirectory(): string | null {
    return setting('FRONT_CACHE_DIR');
  },
  /** PostgreSQL instead of a file in DATA_DIR. */
  get databaseUrl(): string | null {
    return setting('DATABASE_URL');
  },
  /** Where staff open the CMS: its window may hold pages of the site that show drafts. */
  get cmsUrl(): string | null {
    return setting('CMS_URL');
  },
  /** Sites that the CMS tells what has been published; with REVALIDATE_SECRET. */
  get cmsSites(): readonly string[] {
    return setting('CMS_SITES');
  },
  /** PostgreSQL for the CMS, instead of a file in DATA_DIR. */
  get cmsDatabaseUrl(): string | null {
    return setting('CMS_DATABASE_URL');
  },
  /** What machines share that can be made again, beside PostgreSQL. */
  get redisUrl(): string | null {
    return setting('REDIS_URL');
  },
  /** Key for signatures, however short: another one must not take its place; null: one is made in DATA_DIR. */
  get secretKey(): string | null {
    return process.env.SECRET_KEY || null;
  },
  /** How many proxies in front of the site are believed about the visitor's address. */
  get trustedProxies(): number {
    return setting('TRUSTED_PROXIES');
  },
  /** Where enquiries are announced: any address, or a WeCom, DingTalk or Feishu robot's. */
  get webhookUrl(): string | null {
    return setting('ENQUIRY_WEBHOOK_URL');
  },
  /** Key of the webhook's signature. */
  get webhookSecret(): string {
    return setting('ENQUIRY_WEBHOOK_SECRET') ?? '';
  },
  /** Mail server for enquiries, e.g. smtps://name:password@mail.example:465. */
  get smtpUrl(): string | null {
    return setting('SMTP_URL');
  },
  /** Sender and receivers of these mails. */
  get mail(): { from: string; to: string } {
    const to = setting('ENQUIRY_MAIL_TO') ?? '';
    return { to, from: setting('ENQUIRY_MAIL_FROM') ?? to };
  },
  /** Enquiries one address, and all together, may send within ten minutes. */
  get enquiryLimits(): { address: number; total: number } {
    return { address: setting('ENQUIRY_LIMIT_ADDRESS'), total: setting('ENQUIRY_LIMIT_TOTAL') };
  },
  /** Addresses that are not there, asked for from one address within ten minutes; then only known pages are answered. */
  get unknownLimit(): number {
    return setting('UNKNOWN_LIMIT_ADDRESS');
  },
  /** Enquiries are erased this many days after they came in. */
  get retentionDays(): number {
    return setting('RETENTION_DAYS');
  },
  /** Account of the internal pages where no service is configured; both variables or none. */
  get admin(): { loginName: string; passwordHash: string } | null {
    const loginName = setting('ADMIN_LOGIN');
    const passwordHash = setting('ADMIN_PASSWORD_HASH');
    return loginName && passwordHash ? { loginName, passwordHash } : null;
  },
  /** Authentication service, which knows the accounts. */
  get authService(): { url: string; authenticatePath: string; checkTokenPath: string } | null {
    const url = setting('AUTH_SERVICE_URL');
    if (!url) return null;
    return {
      url,
      authenticatePath: setting('AUTH_AUTHENTICATE_PATH'),
      checkTokenPath: setting('AUTH_CHECK_TOKEN_PATH'),
    };
  },
  /** Official account whose cards the pages set in WeChat; both variables or none. */
  get wechat(): { appId: string; secret: string; apiUrl: string } | null {
    const appId = setting('WECHAT_APP_ID');
    const secret = setting('WECHAT_APP_SECRET');
    const apiUrl = setting('WECHAT_API_URL');
    return appId && secret ? { appId, secret, apiUrl } : null;
  },
  /** How many items per type are prerendered at build; the rest on first visit. */
  get prerenderLimit(): number {
    return setting('PRERENDER_LIMIT');
  },
};
