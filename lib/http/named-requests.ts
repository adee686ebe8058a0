import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '../env';
import { processWide } from '../process-wide';

/** A request by a name that is in the log, and in its answer for anyone who asks about it. */
export interface NamedRequest {
  id: string;
}

const REQUEST_ID_HEADER = 'x-request-id';
const ID = /^[\w-]{8,64}$/;

const known = processWide('named-requests', () => ({
  underWay: new Set<string>(),
  current: new AsyncLocalStorage<NamedRequest>(),
}));

/** Names a request, as a trusted proxy did or anew, until it has been answered; failures are written to the log. */
export function nameRequest(request: IncomingMessage, response: ServerResponse): NamedRequest {
  const given = env.trustedProxies > 0 ? String(request.headers[REQUEST_ID_HEADER] ?? '') : '';
  const named = { id: ID.test(given) && !known.underWay.has(given) ? given : randomUUID() };
  const started = performance.now();
  // what visitors typed is behind the question mark
  const path = (request.url ?? '').split(/[?#]/)[0].slice(0, 200);
  request.headers[REQUEST_ID_HEADER] = named.id;
  response.setHeader('X-Request-Id', named.id);
  known.underWay.add(named.id);
  response.once('close', () => {
    known.underWay.delete(named.id);
    if (response.statusCode < 500) return;
    const ms = Math.round(performance.now() - started);
    within(named, () => console.error(`[http] ${response.statusCode} ${request.method} ${path} ${ms} ms`));
  });
  return named;
}

/** Does something as part of a request. */
export function within<T>(named: NamedRequest, work: () => T): T {
  return known.current.run(named, work);
}

/** The request that this is part of, where it is known. */
export function currentRequest(): NamedRequest | undefined {
  return known.current.getStore();
}
