import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { env } from '../env';
import { paths } from '../paths';
import type { HeadStep } from './response';

/** Below these no answer is a page. */
const NO_PAGES = /^\/(api|_next|media|images|icons)\//;

/** Does a browser ask for a whole page? */
export function wantsPage({ url = '', headers }: IncomingMessage): boolean {
  return !NO_PAGES.test(url) && !headers.rsc && /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
}

let page: Buffer | null | undefined;

/** Our page for what cannot be made, as it was built, without scripts: it has to work when nothing else does. */
function failurePage(): Buffer | null {
  if (page !== undefined) return page;
  const built = path.join(env.buildDirectory, 'server', 'app', `${paths.unavailable()}.html`);
  try {
    const html = readFileSync(/*turbopackIgnore: true*/ path.resolve(built), 'utf8');
    page = Buffer.from(html.replace(/<script\b[^]*?<\/script>|<link[^>]*as="script"[^>]*>/g, ''));
  } catch {
    page = null;
  }
  return page;
}

/** Answers a failure of the server with our page, in place of the framework's. */
export const replaceFailure: HeadStep = (response, status) => {
  const body = status >= 500 ? failurePage() : null;
  if (!body) return status;
  for (const name of ['content-encoding', 'transfer-encoding', 'etag', 'link']) response.removeHeader(name);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Length', body.byteLength);
  response.replacement = body;
  return status;
};
