import { ServerResponse } from 'node:http';

/** Headers of which an answer has one. */
const SINGLE = new Set(['location', 'link']);

/**
 * Next sends the headers of a page it has just rendered twice: once while
 * rendering, once from the stored page. Two `Location` lines are an error for
 * proxies in front, so the second is dropped.
 */
export function keepHeadersSingle(): void {
  const append = ServerResponse.prototype.appendHeader;
  ServerResponse.prototype.appendHeader = function appendOnce(name, value) {
    const present = this.getHeader(name);
    if (present !== undefined && SINGLE.has(name.toLowerCase()) && String(present) === String(value)) return this;
    return append.call(this, name, value);
  };
}

/** Next says of every answer that it varies by how its router asks: of files and interfaces that is not so. */
export function keepVaryTrue(path: string, response: ServerResponse): void {
  if (!/^\/(api|media|images)\//.test(path)) return;
  const names = String(response.getHeader('vary') ?? '').split(/,\s*/);
  const own = names.filter((name) => name && !/^(rsc|next-router-[a-z-]+)$/i.test(name));
  if (own.length > 0) response.setHeader('Vary', own.join(', '));
  else response.removeHeader('Vary');
}
