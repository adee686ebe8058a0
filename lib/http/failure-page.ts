import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { env } from '../env';
import { paths } from '../paths';

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

/** Lets a failure of the server be answered with our page, in place of the framework's. */
export function replaceFailure(response: ServerResponse): void {
  const { writeHead, write, end } = response;
  let body: Buffer | null = null;
  response.writeHead = function writeFailureHead(this: ServerResponse, status: number, ...rest: unknown[]) {
    if (status >= 500) body = failurePage();
    if (body) {
      for (const name of ['content-encoding', 'transfer-encoding', 'etag', 'link']) this.removeHeader(name);
      this.setHeader('Content-Type', 'text/html; charset=utf-8');
      this.setHeader('Content-Length', body.byteLength);
    }
    return (writeHead as (...parameters: unknown[]) => ServerResponse).call(this, status, ...rest);
  } as typeof response.writeHead;
  response.write = function writeUnlessReplaced(this: ServerResponse, ...chunk: unknown[]) {
    if (!this.headersSent && this.statusCode >= 500) this.writeHead(this.statusCode);
    return body ? true : (write as (...parameters: unknown[]) => boolean).apply(this, chunk);
  } as typeof response.write;
  response.end = function endReplaced(this: ServerResponse, ...chunk: unknown[]) {
    if (!this.headersSent && this.statusCode >= 500) this.writeHead(this.statusCode);
    return (end as (...parameters: unknown[]) => ServerResponse).apply(this, body ? [body] : chunk);
  } as typeof response.end;
}
