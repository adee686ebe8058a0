import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { NUMBER_HEADER } from '../cache/cleared-tags.mjs';
import { env } from '../env';
import { paths } from '../paths';
import { INLINE_SCRIPTS_HEADER, INLINE_STYLE_HEADER, source } from './pages/inline-scripts.mjs';
import { PAGE_SUM_HEADER } from './pages/page-sum.mjs';
import { SCRIPT_FLAG } from './pages/script-flag.mjs';
import { isBelow, isRenderedPerRequest } from './rendered-per-request';
import type { HeadStep } from './response';

/** Where WeChat's own script is, for sites that have an account there. */
const WECHAT_SCRIPTS = 'https://res.wx.qq.com';
/** Half of it is what browsers ask for at least. */
const YEAR_SECONDS = 31_536_000;

/** Powers of the browser that no page of ours needs. */
const NO_POWERS = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const EVERYWHERE: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': NO_POWERS.map((power) => `${power}=()`).join(', '),
};

/**
 * Pages that know who reads them let no window of another site hold theirs. Everywhere else nothing is to be learnt
 * that way, and the browser would have to start another process once the page's head has come: 100 ms on each arrival.
 */
const OF_SOMEBODY = [paths.login(), paths.extra()];

/** The script of every page's head. */
const FLAG = source(SCRIPT_FLAG);

/** Data, pictures and other answers that are no documents: anyone who opens one by itself gets nothing to run. */
const FOR_DATA = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** Browsers show a PDF by a document of their own, which needs its style and the file itself. */
const FOR_PDF =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Prepares a request for a page that is made anew: its scripts get a nonce of the request's own.
 * @returns the step that gives its answer the site's security headers: a page may run its own scripts and no others
 */
export function security(request: IncomingMessage): HeadStep {
  const isPreview = mayShowDrafts(request);
  const [pathname] = (request.url ?? '').split('?');
  // Next would believe a visitor's
  delete request.headers['content-security-policy'];
  delete request.headers['content-security-policy-report-only'];
  const isAnew = isPreview || isBelow(pathname, OF_SOMEBODY) || isRenderedPerRequest(pathname);
  const nonce = isAnew ? `'nonce-${randomBytes(16).toString('base64')}'` : '';
  if (nonce) request.headers['content-security-policy'] = `script-src ${nonce}`;
  return (response, status) => {
    setHeaders(response, pathname, nonce);
    if (isPreview) setPreviewHeaders(response);
    // the browser has the policy with the page that is still good, and would put this one in its place
    if (status === 304) response.removeHeader('Content-Security-Policy');
    return status;
  };
}

/** Next's own cookie of those who see drafts; whether it is right, Next looks. */
const DRAFTS_COOKIE = /(?:^|;\s*)__prerender_bypass=/;

function mayShowDrafts({ headers, url = '' }: IncomingMessage): boolean {
  return DRAFTS_COOKIE.test(headers.cookie ?? '') || url.startsWith(`${paths.preview()}?`);
}

/** Drafts are for the staff: kept by no cache, found by no search engine, and shown in the window of the CMS. */
function setPreviewHeaders(response: ServerResponse): void {
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('X-Robots-Tag', 'noindex, nofollow');
  if (!env.cmsUrl) return;
  const policy = String(response.getHeader('Content-Security-Policy') ?? '');
  const { origin } = new URL(env.cmsUrl);
  response.setHeader('Content-Security-Policy', policy.replace("frame-ancestors 'none'", `frame-ancestors ${origin}`));
  response.removeHeader('X-Frame-Options');
}

/** What stored pages carry for this site alone. */
const OWN_HEADERS = [INLINE_SCRIPTS_HEADER, INLINE_STYLE_HEADER, PAGE_SUM_HEADER, NUMBER_HEADER];

function setHeaders(response: ServerResponse, pathname: string, nonce: string): void {
  const scripts = String(response.getHeader(INLINE_SCRIPTS_HEADER) ?? '');
  const style = String(response.getHeader(INLINE_STYLE_HEADER) ?? '');
  for (const name of OWN_HEADERS) response.removeHeader(name);
  for (const [name, value] of Object.entries(EVERYWHERE)) response.setHeader(name, value);
  if (isBelow(pathname, OF_SOMEBODY)) response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  // pictures of this site are on sites that use it as their content service
  const isShared = pathname.startsWith(paths.media(''));
  response.setHeader('Cross-Origin-Resource-Policy', isShared ? 'cross-origin' : 'same-origin');
  if (env.isSample) response.setHeader('X-Robots-Tag', 'noindex, nofollow');
  if (env.siteUrl.startsWith('https:')) response.setHeader('Strict-Transport-Security', `max-age=${YEAR_SECONDS}`);
  if (response.hasHeader('Content-Security-Policy')) return;
  const type = String(response.getHeader('Content-Type') ?? '');
  response.setHeader('Content-Security-Policy', policyFor(type, pathname, `${scripts} ${nonce}`.trim(), style));
}

const PAPER_WORKER = /^\/_next\/static\/.*\bpdf\.worker\b[^/]*$/;

function policyFor(type: string, pathname: string, scripts: string, style: string): string {
  if (type.startsWith('application/pdf')) return FOR_PDF;
  // a worker obeys the policy of its own file
  if (!/^text\/html|javascript/.test(type)) return FOR_DATA;
  // scanned pages are decoded by WebAssembly, in the reader's worker alone
  return pagePolicy(pathname, PAPER_WORKER.test(pathname) ? `${scripts} 'wasm-unsafe-eval'` : scripts, style);
}

/**
 * @param scripts sources of its inline scripts
 * @param style source of its inline style
 */
function pagePolicy(pathname: string, scripts: string, style = ''): string {
  const remote = env.contentServiceUrl ? ` ${new URL(env.contentServiceUrl).origin}` : '';
  const styles = pathname === OFFLINE ? offlineStyle() : style;
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...(env.wechat ? [WECHAT_SCRIPTS] : []), ...new Set([FLAG, ...scripts.split(' ')])]
      .join(' ')
      .trim(),
    // engines that tell style elements from attributes obey the two below; Safari before 15.4 and Firefox before 108 do
    // not, and would drop every attribute
    "style-src 'self' 'unsafe-inline'",
    `style-src-elem 'self'${styles ? ` ${styles}` : ''}`,
    "style-src-attr 'unsafe-inline'",
    // previews and small drawings are in the page itself
    `img-src 'self' blob: data:${remote}`,
    `connect-src 'self' blob:${remote}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const OFFLINE = '/offline.html';
let offline: string | undefined;

/** The offline page has its style in it, because without a network there is nothing else. */
function offlineStyle(): string {
  offline ??= /<style>([\s\S]*?)<\/style>/.exec(
    readFileSync(path.join(/*turbopackIgnore: true*/ process.cwd(), 'public', OFFLINE), 'utf8'),
  )?.[1];
  return offline ? source(offline) : '';
}
