import type { IncomingMessage } from 'node:http';
import { questionOf } from '../asked-question';
import { QUESTION_HEADER } from '../asked-routes.mjs';
import { hasJustFailed } from '../content/reading/service-health';
import { env } from '../env';
import { RETRY_SECONDS } from '../http/answers';
import { clientAddress, PEER_HEADER } from '../http/client-address';
import { nameRequest, within } from '../http/named-requests';
import { paths } from '../paths';
import { readAddress } from './address';
import { AnswerBody } from './compression';
import { replaceFailure, wantsPage } from './failure-page';
import { isRenderedPerRequest } from './rendered-per-request';
import type { HeadStep, SiteResponse } from './response';
import { leadToResults } from './search-without-scripts';
import { security } from './security-headers';
import { isRouterStateReadable } from './router-state';
import { shortenSharedLife } from './shared-life';
import { isOnlySpelling, isSourceThere, pictureSource } from './canonical-url';
import { ConcurrencyLimit } from './concurrency-limit';
import { UnknownAddresses } from './unknown-addresses';

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];
const READING = ['GET', 'HEAD', 'OPTIONS'];
const NOT_KEPT = 'private, no-cache, no-store, max-age=0, must-revalidate';

/** Next's own page for when everything fails, at an address of its own: visitors get ours (`failure-page.ts`). */
const LAST_RESORT = '/_global-error';

const unknown = new UnknownAddresses();
const searches = new ConcurrencyLimit();
/** One is worked on while the other waits for content. */
const madeAnew = new ConcurrencyLimit(2);
const SEARCHES = ['GetTypeAll', 'GetListByType', 'GetSuggestions'].map((call) => paths.listCall(`query/${call}`, ''));

/**
 * The way of every request to the site, in this order: its head and body are prepared; methods that nobody needs, and
 * forms that are not sent to interfaces, are 405, addresses that cannot be read 400 or 414, other spellings of an address 308;
 * visitors who make up addresses are 429; second spellings of a file are 404, router states that cannot be read 400;
 * searches take turns, and so do pages that are made for every request; then Next answers. Route handlers see headers only, and a visitor may send any
 * X-Forwarded-For: the address of the connection itself goes into a header that nobody outside can set.
 */
export async function answer(
  request: IncomingMessage,
  response: SiteResponse,
  next: (request: IncomingMessage, response: SiteResponse) => void | Promise<void>,
): Promise<void> {
  const asked = readAddress(request.url ?? '');
  if ('address' in asked) request.url = asked.address;
  request.headers[PEER_HEADER] = request.socket.remoteAddress ?? '';
  const question = questionOf(request.url ?? '');
  if (question) request.headers[QUESTION_HEADER] = question;
  else delete request.headers[QUESTION_HEADER];
  const [path] = (request.url ?? '').split('?', 1);
  response.body = new AnswerBody(request, response);
  response.headSteps = [
    ...('address' in asked && wantsPage(request) ? [replaceFailure] : []),
    blameContent,
    leadToResults(request),
    lifeInCaches,
    varyOf(path),
    security(request),
  ];

  const allowed = takesForms(path) ? METHODS : READING;
  if (!allowed.includes(request.method ?? '')) return refuse(response, 405, { Allow: allowed.join(', ') });
  if ('status' in asked) return refuse(response, asked.status);
  if ('redirect' in asked) return refuse(response, 308, { Location: asked.redirect });

  const visitor = visitorOf(request);
  const seconds = unknown.wait(visitor, path);
  if (seconds > 0) return refuse(response, 429, { 'Retry-After': String(seconds) });
  response.once('finish', () => unknown.answered(visitor, path, response.statusCode, locationOf(response)));
  if (!isOnlySpelling(asked.address) || path.startsWith(LAST_RESORT)) return refuse(response, 404);
  if (!isRouterStateReadable(request)) return refuse(response, 400);

  const named = nameRequest(request, response);
  const pass = () => void within(named, () => next(request, response));
  const source = pictureSource(asked.address);
  if (source !== null && !(await isSourceThere(source))) return refuse(response, 404);
  const turns = isSearch(path) ? searches : question || isRenderedPerRequest(path) ? madeAnew : null;
  if (!turns) return pass();
  if (!turns.take(response, pass)) refuse(response, 503, { 'Retry-After': '2' });
}

/** Only interfaces and the form of the internal pages read a body. */
function takesForms(path: string): boolean {
  return /^\/api\//.test(path) || path === paths.extraAction();
}

/** By the site's own index; a content service that searches itself is only waited for. */
function isSearch(path: string): boolean {
  return SEARCHES.includes(path) && !env.contentServiceSearches;
}

function visitorOf({ headers }: IncomingMessage): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '');
  return clientAddress(new Headers({ 'x-forwarded-for': forwarded, [PEER_HEADER]: String(headers[PEER_HEADER]) }));
}

/** Path that a redirect leads to on this site. */
function locationOf(response: SiteResponse): string | undefined {
  const location = response.getHeader('location');
  return location === undefined
    ? undefined
    : (URL.parse(String(location), 'http://site.invalid')?.pathname ?? undefined);
}

function refuse(response: SiteResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'Cache-Control': 'no-store', Connection: 'close', ...headers }).end();
}

/** A page that only lacks its content is 503: come again. */
const blameContent: HeadStep = (response, given) => {
  const status = given === 500 && hasJustFailed() ? 503 : given;
  if (status === 503 && !response.hasHeader('retry-after')) response.setHeader('Retry-After', String(RETRY_SECONDS));
  return status;
};

/** A page that is missing today may be there tomorrow: Next lets shared caches keep a prerendered 404 for a year. */
const lifeInCaches: HeadStep = (response, status) => {
  const isKept = !/no-store/.test(String(response.getHeader('cache-control')));
  if (status >= 400 && isKept) response.setHeader('Cache-Control', NOT_KEPT);
  else shortenSharedLife(response);
  return status;
};

/** Next says of every answer that it varies by how its router asks: of files and interfaces that is not so. */
function varyOf(path: string): HeadStep {
  return (response, status) => {
    if (!/^\/(api|media|images)\//.test(path)) return status;
    const names = String(response.getHeader('vary') ?? '').split(/,\s*/);
    const own = names.filter((name) => name && !/^(rsc|next-router-[a-z-]+)$/i.test(name));
    if (own.length > 0) response.setHeader('Vary', own.join(', '));
    else response.removeHeader('Vary');
    return status;
  };
}
