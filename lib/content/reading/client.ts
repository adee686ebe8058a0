import 'server-only';
import { ClientError, GraphQLClient } from 'graphql-request';
import type { TypedDocumentString } from '@/graphql/generated/graphql';
import { readListPage, type ListPage } from '../../content-service/envelope';
import { contentService, SERVICE_ORIGIN } from '../../content-service/service';
import { PLAIN_LINK_LIMIT } from '../../constants';
import { cacheBriefly } from './cache';
import { toItemLink } from './shapes';
import type { ItemLink } from '../types';

/** What an answer may take at most. */
interface Limits {
  ms: number;
  bytes: number;
}

const ANSWER_LIMITS: Limits = { ms: 10_000, bytes: 5 * 1024 * 1024 };
/** Largest page that a content service gives; longer lists are fetched in turns. */
const LARGEST_PAGE = 1_000;
/** A list call is asked for no more pages than this, whatever total the service claims. */
const MOST_PAGES = 50;

/** The content service could not answer, or not with something usable. */
export class ContentError extends Error {
  constructor(
    message: string,
    /** HTTP status of the answer, when there was one */
    readonly status?: number,
  ) {
    super(message);
  }
}

/**
 * Runs an operation over GET, as SPECIFICATION §7 describes the content query.
 * @param extra further query parameters (`detail=true`, `module=true`)
 * @throws ContentError
 */
export async function query<Result, Variables extends object>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
  extra: Record<string, string> = {},
): Promise<Result> {
  const url = `${SERVICE_ORIGIN}/api/graphql?${new URLSearchParams(extra)}`;
  const client = new GraphQLClient(url, { method: 'GET', fetch: boundedFetch });
  try {
    const data = await client.request<Result>(String(document), variables);
    if (typeof data !== 'object' || data === null) throw new Error('答复里没有 data');
    return data;
  } catch (error) {
    throw new ContentError(describe(error), error instanceof ClientError ? error.response.status : undefined);
  }
}

/** Like `query`, for what a content service may not have: null when it refuses the operation (400). */
export async function queryExtension<Result, Variables extends object>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
): Promise<Result | null> {
  try {
    return await query(document, variables);
  } catch (error) {
    if (!(error instanceof ContentError && error.status === 400)) logAndRetrySoon('extension', error);
    return null;
  }
}

/** Fetches a root list in turns of 1,000 until it is exhausted. */
export async function queryAll<Entry>(
  fetchPage: (first: number, skip: number) => Promise<readonly (Entry | null)[] | null | undefined>,
): Promise<Entry[]> {
  const all: Entry[] = [];
  for (let skip = 0; ; skip += LARGEST_PAGE) {
    const page = presentOnly(await fetchPage(LARGEST_PAGE, skip));
    // a service that does not know `skip` gives its first page again and again
    if (skip > 0 && JSON.stringify(page[0]) === JSON.stringify(all[0])) return all;
    all.push(...page);
    if (page.length < LARGEST_PAGE) return all;
  }
}

/**
 * Runs one of the list calls of SPECIFICATION §7, e.g. `case/GetByDomainId`.
 * @throws ContentError
 */
export async function fetchList(path: string, parameters: Record<string, string | number>): Promise<ListPage> {
  const search = new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, String(value)]));
  try {
    const response = await boundedFetch(`${SERVICE_ORIGIN}/api/${path}?${search}`);
    if (!response.ok) throw new Error(`状态 ${response.status}`);
    return readListPage(await response.json(), Number(parameters.pageSize) || 9);
  } catch (error) {
    throw new ContentError(`${path}: ${describe(error)}`);
  }
}

/** A related list: when it fails, it is empty, logged once, and tried again soon (SPECIFICATION §8). */
export async function fetchRelated(path: string, parameters: Record<string, string | number>): Promise<ListPage> {
  try {
    return await fetchList(path, parameters);
  } catch (error) {
    logAndRetrySoon(path, error);
    return { list: [], totalCount: 0, pageSize: Number(parameters.pageSize) || 9 };
  }
}

/** Every item of a list call as a link, page by page, at most as many as a page shows as plain links. */
export async function fetchAllLinks(path: string, parameters: Record<string, string | number>): Promise<ItemLink[]> {
  const links: ItemLink[] = [];
  for (let page = 1; links.length < PLAIN_LINK_LIMIT && page <= MOST_PAGES; page++) {
    const { list, totalCount, pageSize } = await fetchRelated(path, { ...parameters, page });
    links.push(...presentOnly(list.map(toItemLink)));
    if (list.length === 0 || page * pageSize >= totalCount) break;
  }
  return links.slice(0, PLAIN_LINK_LIMIT);
}

/** A list that a page can do without: empty when it fails, logged once, tried again soon. */
export async function orEmpty<T>(what: string, list: Promise<T[]>): Promise<T[]> {
  try {
    return await list;
  } catch (error) {
    logAndRetrySoon(what, error);
    return [];
  }
}

/** A text file below `/media/`, or null when there is none. */
export async function fetchMediaText(path: string): Promise<string | null> {
  try {
    const response = await boundedFetch(SERVICE_ORIGIN + path);
    if (!response.ok && response.status !== 404) throw new Error(`状态 ${response.status}`);
    return response.ok ? await response.text() : null;
  } catch (error) {
    logAndRetrySoon(path, error);
    return null;
  }
}

/** An address below `/media/`, or below `/api/files/` where sites like this one keep gated files, resolved; else null. */
export function filePath(address: string): string | null {
  const { origin, pathname } = new URL(address, SERVICE_ORIGIN);
  const isInside = origin === SERVICE_ORIGIN && /^\/(media|api\/files)\//.test(pathname) && address.startsWith('/');
  return isInside && !/%(2e|2f|5c)/i.test(pathname) ? pathname : null;
}

/**
 * A file below `/media/` as it is, or null when there is none.
 * @throws ContentError also when it is late or larger than the limits
 */
export async function fetchMediaBytes(path: string, limits: Limits): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const response = await boundedFetch(SERVICE_ORIGIN + path, undefined, limits);
    if (!response.ok && response.status !== 404) throw new Error(`状态 ${response.status}`);
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
  } catch (error) {
    throw new ContentError(`${path}: ${describe(error)}`);
  }
}

/** Lists of the contract may be null and hold nulls. */
export function presentOnly<T>(list: readonly (T | null | undefined)[] | null | undefined): T[] {
  return Array.isArray(list) ? list.filter((entry): entry is T => entry !== null && entry !== undefined) : [];
}

/** One line in the log; what stands in for the failed answer is kept 30 seconds only. */
export function logAndRetrySoon(what: string, error: unknown): void {
  console.error(`[content] ${what}: ${describe(error)}`);
  cacheBriefly();
}

function describe(error: unknown): string {
  if (error instanceof ClientError) {
    const message = error.response.errors?.[0]?.message ?? '';
    return `状态 ${error.response.status} ${message}`.slice(0, 300);
  }
  return error instanceof Error ? error.message.slice(0, 300) : String(error);
}

/** The seam as a fetch function with a time limit and a size limit, whatever the service does. */
async function boundedFetch(
  input: string | URL | Request,
  init?: RequestInit,
  limits: Limits = ANSWER_LIMITS,
): Promise<Response> {
  const signal = AbortSignal.timeout(limits.ms);
  const request = new Request(input, { ...init, signal });
  const response = await Promise.race([contentService(request), aborted(signal, limits.ms)]);
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  while (reader) {
    const { done, value } = await Promise.race([reader.read(), aborted(signal, limits.ms)]);
    if (done) break;
    size += value.byteLength;
    if (size > limits.bytes) {
      await reader.cancel();
      throw new Error(`答复超过 ${limits.bytes} 字节`);
    }
    chunks.push(value);
  }
  // `fetch` has decoded the body already, so its old length and encoding no longer hold
  const headers = new Headers({ 'content-type': response.headers.get('content-type') ?? '' });
  return new Response(chunks.length > 0 ? new Blob(chunks as BlobPart[]) : null, {
    status: response.status,
    headers,
  });
}

function aborted(signal: AbortSignal, ms: number): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`${ms / 1000} 秒内没有答复`)), { once: true });
  });
}
