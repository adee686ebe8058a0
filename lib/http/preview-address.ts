import { createHmac } from 'node:crypto';
import { paths } from '../paths';
import { sameText } from './same-text';

/** For so long an address that the CMS has handed out opens the drafts. */
const LIFE_MS = 10 * 60_000;

/** Address on a site that shows the draft of a page to whoever opens it. @param page path of the page */
export function previewAddress(page: string, secret: string, now = Date.now()): string {
  const until = String(now + LIFE_MS);
  return `${paths.preview()}?${new URLSearchParams({ page, until, signature: sign(page, until, secret) })}`;
}

/** The page that such an address shows; null when it is too old, or nobody with the secret has made it. */
export function previewedPage(query: URLSearchParams, secret: string, now = Date.now()): string | null {
  const [page, until, signature] = ['page', 'until', 'signature'].map((name) => query.get(name) ?? '');
  return sameText(signature, sign(page, until, secret)) && Number(until) > now ? page : null;
}

/** The secret signs nothing else that begins so. */
const sign = (page: string, until: string, secret: string) =>
  createHmac('sha256', secret).update(`preview\n${page}\n${until}`).digest('base64url');
