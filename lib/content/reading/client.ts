import 'server-only';
import { ClientError, GraphQLClient } from 'graphql-request';
import type { TypedDocumentString } from '@/graphql/generated/graphql';
import { readListPage, type ListPage } from '../../content-service/envelope';
import { contentService, SERVICE_ORIGIN } from '../../content-service/service';
import { paths } from '../../paths';
import { errorText } from '../../error-text';
import { cacheBriefly } from './cache';
import { faultOf } from './query-answer';

/** What an answer may take at most. */
export interface Limits {
  ms: number;
  bytes: number;
}

const ANSWER_LIMITS: Limits = { ms: 10_000, bytes: 5 * 1024 * 1024 };
/** Largest page that a content service gives; longer lists are fetched in turns. */
const LARGEST_PAGE = 1_000;

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

/** What our own services say of pictures beside the contract: in the same query, so that it comes with the item. */
const MEDIA = 'fragment Media on MediaField {';
const DESCRIBED_MEDIA = `${MEDIA} alts colours`;
/** For so long a service that refused the descriptions is not asked for them again. */
const REFUSED_MS = 300_000;
let refusedUntil = 0;

/**
 * Runs an operation over GET. A service that does not know the descriptions of
 * pictures answers 400, and is asked again without them.
 * @param extra further query parameters (`detail=true`, `module=true`)
 * @throws ContentError
 */
export async function query<Result, Variables extends object>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
  extra: Record<string, string> = {},
): Promise<Result> {
  const text = String(document);
  const described = text.replace(MEDIA, DESCRIBED_MEDIA);
  if (described === text || Date.now() < refusedUntil) return run(text, variables, extra);
  try {
    return await run(described, variables, extra);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const plain = await run<Result>(text, variables, extra);
    refusedUntil = Date.now() + REFUSED_MS;
    return plain;
  }
}

async function run<Result>(text: string, variables: object, extra: Record<string, string>): Promise<Result> {
  const url = `${SERVICE_ORIGIN}${paths.query()}?${new URLSearchParams(extra)}`;
  const client = new GraphQLClient(url, { method: 'GET', fetch: boundedFetch });
  try {
    const data = await client.request<Result>(text, variables);
    if (typeof data !== 'object' || data === null) throw new Error('答复里没有 data');
    const fault = faultOf(text, variables, data as Record<string, unknown>);
    if (fault?.isUnusable) throw new Error(fault.reason);
    return data;
  } catch (error) {
    throw new ContentError(describe(error), error instanceof ClientError ? error.response.status : undefined);
  }
}

/** The service answered that it does not know the operation. */
const isRefusal = (error: unknown) => error instanceof ContentError && error.status === 400;

/** Like `query`, for what a content service may not have: null when it refuses the operation (400). */
export async function queryExtension<Result, Variables extends object>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
): Promise<Result | null> {
  try {
    return await query(document, variables);
  } catch (error) {
    if (!isRefusal(error)) logAndRetrySoon('extension', error);
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
 * Runs one of the specified calls, e.g. `query/GetTypeAll`, and gives its body as it came.
 * @throws ContentError
 */
export async function fetchCall(path: string, parameters: Record<string, string | number>): Promise<unknown> {
  const search = new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, String(value)]));
  try {
    const response = await boundedFetch(SERVICE_ORIGIN + paths.listCall(path, `?${search}`));
    if (!response.ok) throw new Error(`状态 ${response.status}`);
    return await response.json();
  } catch (error) {
    throw new ContentError(`${path}: ${describe(error)}`);
  }
}

/**
 * Runs one of the specified list calls, e.g. `case/GetByDomainId`.
 * @throws ContentError
 */
export async function fetchList(path: string, parameters: Record<string, string | number>): Promise<ListPage> {
  return readListPage(await fetchCall(path, parameters), Number(parameters.pageSize) || 9);
}

/** A related list: when it fails, it is empty, logged once, and tried again soon. */
export async function fetchRelated(path: string, parameters: Record<string, string | number>): Promise<ListPage> {
  try {
    return await fetchList(path, parameters);
  } catch (error) {
    logAndRetrySoon(path, error);
    return { list: [], totalCount: 0, pageSize: Number(parameters.pageSize) || 9 };
  }
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

/** Lists of the contract may be null and hold nulls. */
export function presentOnly<T>(list: readonly (T | null | undefined)[] | null | undefined): T[] {
  return Array.isArray(list) ? list.filter((entry): entry is T => entry !== null && entry !== undefined) : [];
}

/** One line in the log; what stands in for the failed answer is kept 30 seconds only. */
export function logAndRetrySoon(what: string, error: unknown): void {
  console.error(`[content] ${what}: ${describe(error)}`);
  cacheBriefly();
}

/** What went wrong, in one line for the log. */
export function describe(error: unknown): string {
  if (error instanceof ClientError) {
    const message = error.response.errors?.[0]?.message ?? '';
    return `状态 ${error.response.status} ${message}`.slice(0, 300);
  }
  return errorText(error);
}

/** The seam as a fetch function with a time limit and a size limit, whatever the service does. */
export async function boundedFetch(
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
