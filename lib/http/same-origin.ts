import { BadRequestError } from './request-body';

/**
 * Whether a form comes from a page of this site. Browsers say so in
 * Sec-Fetch-Site, older ones in Origin; a sandboxed frame and a page without
 * referrer say `Origin: null`, which tells nothing.
 * @returns `unknown` where the browser says neither
 * @throws BadRequestError 403 for a page of another site
 */
export function formSource(request: Request, siteUrl: string): 'own' | 'unknown' {
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  // `none`: the visitor himself, by reloading
  if (site === 'same-origin' || site === 'none') return 'own';
  if (site === null && origin === new URL(siteUrl).origin) return 'own';
  if (site !== null || (origin !== null && origin !== 'null')) throw new BadRequestError(403, '请从本站的页面发送');
  return 'unknown';
}
