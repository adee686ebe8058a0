import 'server-only';
import { setImmediate as others } from 'node:timers/promises';
import { ClientError, GraphQLClient } from 'graphql-request';
import { TypedDocumentString } from '@/graphql/generated/graphql';
import { readListPage, type ListPage } from '../../content-service/envelope';
import { SERVICE_ORIGIN } from '../../content-service/service';
import { env } from '../../env';
import { errorText } from '../../error-text';
import { isRecord } from '../../is-record';
import { paths } from '../../paths';
import { ANSWER_LIMITS, boundedFetch, type Limits } from './bounded-fetch';
import { cacheBriefly } from './cache';
import { ContentError } from './content-error';
import { hasLastGood, orLastGood, type Asked } from './last-good';
import { knownPart } from './known-part';
import { faultOfList, isEmptyList } from './list-answer';
import { givenParameters, type ListCall, type ListParameters } from './list-calls';
import { faultOf, isEmptyAnswer } from './query-answer';

/** With an answer to fall back on, a page does not wait for long. */
const HASTY_LIMITS: Limits = { ...ANSWER_LIMITS, ms: 4_000 };
/** Largest page that a content service gives; longer lists are fetched in turns. */
const LARGEST_PAGE = 1_000;
/** So many turns at most, whatever the service goes on to give. */
const MOST_TURNS = 50;

/** What our own services say of pictures beside the contract: in the same query, so that it comes with the item. */
const MEDIA = 'fragment Media on MediaField {';
const DESCRIBED_MEDIA = `${MEDIA} alts colours`;
/** For so long a service that refused the descriptions is not asked for them again, but where it has given them before. */
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
  if (described === text) return run(text, variables, extra);
  const isDescribed = await hasLastGood(keyOf('query', described, variables, extra));
  if (Date.now() < refusedUntil && !isDescribed) return run(text, variables, extra);
  // a service that does not know them has only ever given answers without: those decide what can be believed
  const isPlain = !isDescribed && (await hasLastGood(keyOf('query', text, variables, extra)));
  try {
    return await run<Result>(described, variables, extra, isPlain);
  } catch (error) {
    if (!isRefusal(error) && !isPlain) throw error;
    const plain = await run<Result>(text, variables, extra);
    if (isRefusal(error)) refusedUntil = Date.now() + REFUSED_MS;
    return plain;
  }
}

/** @param isStrict what is doubtful or empty is a failure: another form of the question has been answered before */
async function run<Result>(
  text: string,
  variables: object,
  extra: Record<string, string>,
  isStrict = false,
): Promise<Result> {
  const key = keyOf('query', text, variables, extra);
  return orLastGood(key, async (isKept) => {
    const data = await ask(text, variables, extra, isKept);
    const fault = env.contentServiceUrl ? faultOf(text, variables, data) : null;
    if (fault && (fault.isUnusable || isStrict)) throw new ContentError(fault.reason);
    if (isStrict && isEmptyAnswer(data)) throw new ContentError('忽然没有了');
    const value = data as Result;
    if (fault) return { value, state: 'doubtful', reason: fault.reason };
    if (!isEmptyAnswer(data)) return { value, state: 'good' };
    if (isKept && (await hasLostAll())) return { value, state: 'doubtful', reason: '内容全没有了' };
    return { value, state: 'empty', isMadeUp: 'alias' in variables || 'id' in variables };
  });
}

async function ask(
  text: string,
  variables: object,
  extra: Record<string, string>,
  isHasty: boolean,
): Promise<Record<string, unknown>> {
  const url = `${SERVICE_ORIGIN}${paths.query()}?${new URLSearchParams(extra)}`;
  const limits = isHasty ? HASTY_LIMITS : ANSWER_LIMITS;
  const fetch = (input: string | URL | Request, init?: RequestInit) => boundedFetch(input, init, limits);
  const client = new GraphQLClient(url, { method: 'GET', fetch });
  try {
    const data = await client.request<unknown>(text, variables);
    if (!isRecord(data)) throw new Error('答复里没有 data');
    return data;
  } catch (error) {
    if (!(error instanceof ClientError)) throw new ContentError(describe(error));
    throw new ContentError(describe(error), error.response.status, reasonsIn(error.response.errors));
  }
}

/** Whatever stands where a service gives its reasons. */
function reasonsIn(errors: unknown): string[] {
  const given: unknown[] = Array.isArray(errors) ? errors : [];
  return given.flatMap((error) => (isRecord(error) && typeof error.message === 'string' ? [error.message] : []));
}

/** Does the service have nothing at all any more? Every one has fields of application. */
async function hasLostAll(): Promise<boolean> {
  try {
    return isEmptyAnswer(await ask('{ domain(first: 1) { contentItemId } }', {}, {}, true));
  } catch {
    return true;
  }
}

/** Does the service answer at all, and has it anything to say? */
export async function pingService(): Promise<boolean> {
  return !(await hasLostAll());
}

/** What an answer is kept under: all that was asked, and of whom. */
export function keyOf(...question: unknown[]): string {
  return JSON.stringify([env.contentServiceUrl, ...question]);
}

/** The service answered that it does not know the operation. */
const isRefusal = (error: unknown): error is ContentError => error instanceof ContentError && error.status === 400;

/** A refused operation is asked again without what the service does not know, so many times. */
const MOST_PARTS = 3;

/**
 * Like `query`, for what a content service may not know: without the fields that it names when it refuses the operation
 * (400), and null when it knows nothing of it.
 * @throws ContentError when it gives no answer
 */
export async function queryIfKnown<Result, Variables extends object>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
  extra?: Record<string, string>,
): Promise<Result | null> {
  for (let part = document, turn = 0; ; turn++) {
    try {
      return await query(part, variables, extra);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const known = turn < MOST_PARTS ? knownPart(String(part), error.reasons) : null;
      if (known === null) return null;
      part = new TypedDocumentString<Result, Variables>(known);
    }
  }
}

/** The same for what a page can do without: null, too, when there is no answer. */
export async function queryExtension<Result, Variables extends object>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
): Promise<Result | null> {
  try {
    return await queryIfKnown(document, variables);
  } catch (error) {
    logAndRetrySoon('extension', error);
    return null;
  }
}

/** Fetches a root list in turns until it is exhausted. @param turn so many at once */
export async function queryAll<Entry>(
  fetchPage: (first: number, skip: number) => Promise<readonly (Entry | null)[] | null | undefined>,
  turn = LARGEST_PAGE,
): Promise<Entry[]> {
  const all: Entry[] = [];
  for (let skip = 0; skip < MOST_TURNS * turn; skip += turn) {
    const page = presentOnly(await fetchPage(turn, skip));
    // a service that does not know `skip` gives its first page again and again
    if (skip > 0 && JSON.stringify(page[0]) === JSON.stringify(all[0])) return all;
    all.push(...page);
    if (page.length < turn) return all;
    // the embedded service answers at once: thirty thousand items in one go would keep everybody waiting
    await others();
  }
  return all;
}

/**
 * Runs one of the specified calls, e.g. `query/GetTypeAll`, and gives its body as it came.
 * @throws ContentError
 */
export async function fetchCall(
  path: string,
  parameters: Record<string, string | number>,
  limits: Limits = ANSWER_LIMITS,
): Promise<unknown> {
  const search = new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, String(value)]));
  let status: number | undefined;
  try {
    const response = await boundedFetch(SERVICE_ORIGIN + paths.listCall(path, `?${search}`), undefined, limits);
    status = response.status;
    if (!response.ok) throw new Error(`状态 ${status}`);
    return await response.json();
  } catch (error) {
    throw new ContentError(`${path}: ${describe(error)}`, status);
  }
}

/**
 * Runs one of the specified list calls, e.g. `case/GetByDomainId`.
 * @throws ContentError
 */
export async function fetchList<Call extends ListCall>(
  path: Call,
  parameters: ListParameters<Call>,
): Promise<ListPage> {
  const given = givenParameters(parameters);
  const body = await orLastGood(keyOf('list', path, given), (isKept) => askList(path, given, isKept));
  return readListPage(body, Number(parameters.pageSize) || 9);
}

/**
 * The same for a visitor, who may ask for anything: the answers are kept apart,
 * and of what he has made up nothing is.
 * @throws ContentError
 */
export async function fetchListForVisitor(
  path: string,
  parameters: Record<string, string>,
  pageSize: number,
): Promise<ListPage> {
  const ask = async (isKept: boolean) => {
    const asked = await askList(path, parameters, isKept);
    return { ...asked, isMadeUp: asked.state !== 'good' };
  };
  const body = await orLastGood(keyOf('list', path, parameters), ask, 'visitors');
  return readListPage(body, pageSize);
}

async function askList(
  path: string,
  parameters: Record<string, string | number>,
  isKept: boolean,
): Promise<Asked<unknown>> {
  const value = await fetchCall(path, parameters, isKept ? HASTY_LIMITS : ANSWER_LIMITS);
  const reason = faultOfList(value, parameters);
  if (reason !== null) return { value, state: 'doubtful', reason: `${path}: ${reason}` };
  return { value, state: isEmptyList(value) ? 'empty' : 'good' };
}

/** A related list: when it fails, it is empty, logged once, and tried again soon. */
export async function fetchRelated<Call extends ListCall>(
  path: Call,
  parameters: ListParameters<Call>,
): Promise<ListPage> {
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

/** One line in the log; what replaces the failed answer is tried again after 10 seconds. */
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
