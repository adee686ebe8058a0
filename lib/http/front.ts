import { Server, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { hasJustFailed } from '../content/reading/service-health';
import { env } from '../env';
import { paths } from '../paths';
import { RETRY_SECONDS } from './answers';
import { clientAddress, PEER_HEADER } from './client-address';
import { compressAnswer } from './compression';
import { Connections, finish, whenAskedToEnd } from './graceful-stop';
import { replaceFailure, wantsPage } from './failure-page';
import { nameRequest, within } from './named-requests';
import { secure } from './security-headers';
import { shortenSharedLife } from './shared-life';
import { keepVaryTrue } from './single-headers';
import { isOnlySpelling, isSourceThere, pictureSource } from './spellings';
import { Turns } from './turns';
import { UnknownAddresses } from './unknown-addresses';

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];
/** A request line and its headers arrive within this time, a whole request within the other. */
const HEADERS_MS = 20_000;
const REQUEST_MS = 60_000;

const unknown = new UnknownAddresses();
const searches = new Turns();
const SEARCHES = ['GetTypeAll', 'GetListByType', 'GetSuggestions'].map((call) => paths.listCall(`query/${call}`, ''));

/**
 * What every request passes before Next sees it. Route handlers see headers
 * only, and a visitor may send any X-Forwarded-For: the address of the
 * connection itself goes into a header that nobody outside can set. Methods
 * nobody needs are 405; an address that cannot be read is 400; a second spelling
 * of a file is 404; whoever makes up addresses is 429; searches take turns; what
 * has failed is kept by no cache; pages are compressed once. Asked to end, the server answers what has been asked.
 */
export function standInFront(): void {
  const servers = new Map<Server, Connections>();
  const emit = Server.prototype.emit as (this: Server, ...parameters: unknown[]) => boolean;
  Server.prototype.emit = function emitBehindFront(this: Server, ...parameters: unknown[]) {
    const [event, first, second] = parameters;
    const pass = () => emit.apply(this, parameters);
    if (event === 'connection') connectionsOf(this).opened(first as Socket);
    if (event === 'request') return look(connectionsOf(this), first as IncomingMessage, second as ServerResponse, pass);
    // Next ends the process once its server has closed: what must be done before is done now
    if (event === 'close' && servers.get(this)?.isStopping) {
      void finish().finally(pass);
      return true;
    }
    return pass();
  } as typeof Server.prototype.emit;
  whenAskedToEnd(() => servers.forEach((connections) => connections.stop()));

  function connectionsOf(server: Server): Connections {
    const known = servers.get(server);
    if (known) return known;
    server.headersTimeout = HEADERS_MS;
    server.requestTimeout = REQUEST_MS;
    const connections = new Connections(server);
    servers.set(server, connections);
    return connections;
  }
}

function look(
  connections: Connections,
  request: IncomingMessage,
  response: ServerResponse,
  pass: () => boolean,
): boolean {
  connections.asked(request, response);
  request.headers[PEER_HEADER] = request.socket.remoteAddress ?? '';
  compressAnswer(request, response);
  secure(request, response);
  if (!METHODS.includes(request.method ?? '')) return refuse(response, 405, { Allow: METHODS.join(', ') });
  const address = request.url ?? '';
  if (!isReadable(address)) return refuse(response, 400);
  const [path] = address.split('?');
  const visitor = visitorOf(request);
  const seconds = unknown.wait(visitor, path);
  if (seconds > 0) return refuse(response, 429, { 'Retry-After': String(seconds) });
  response.once('finish', () => unknown.answered(visitor, path, response.statusCode, locationOf(response)));
  if (!isOnlySpelling(address)) return refuse(response, 404);
  const named = nameRequest(request, response);
  prepareLife(path, response);
  if (wantsPage(request)) replaceFailure(response);
  const source = pictureSource(address);
  if (source === null && isSearch(path)) {
    return searches.take(response, () => within(named, pass)) || refuse(response, 503, { 'Retry-After': '2' });
  }
  if (source === null) return within(named, pass);
  void isSourceThere(source).then((isThere) => (isThere ? within(named, pass) : refuse(response, 404)));
  return true;
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
function locationOf(response: ServerResponse): string | undefined {
  const location = response.getHeader('location');
  return location === undefined
    ? undefined
    : (URL.parse(String(location), 'http://site.invalid')?.pathname ?? undefined);
}

function refuse(response: ServerResponse, status: number, headers: Record<string, string> = {}): true {
  response.writeHead(status, { 'Cache-Control': 'no-store', Connection: 'close', ...headers }).end();
  return true;
}

function isReadable(address: string): boolean {
  try {
    decodeURIComponent(address.split(/[?#]/)[0]);
    return true;
  } catch {
    return false;
  }
}

/**
 * A page that is missing today may be there tomorrow: Next lets shared caches keep a prerendered 404 for a year.
 * A page that only lacks its content is 503: come again.
 */
function prepareLife(path: string, response: ServerResponse): void {
  const { writeHead } = response;
  response.writeHead = function writeFailure(this: ServerResponse, given: number, ...rest: unknown[]) {
    const status = given === 500 && hasJustFailed() ? 503 : given;
    if (status === 503 && !this.hasHeader('retry-after')) this.setHeader('Retry-After', String(RETRY_SECONDS));
    if (status >= 400 && !/no-store/.test(String(this.getHeader('cache-control'))))
      this.setHeader('Cache-Control', 'private, no-cache, no-store, max-age=0, must-revalidate');
    else shortenSharedLife(this);
    keepVaryTrue(path, this);
    return (writeHead as (...parameters: unknown[]) => ServerResponse).call(this, status, ...rest);
  } as typeof response.writeHead;
}
