import type { GraphQLSchema } from 'graphql';
import { isRecord } from '../is-record';
import type { ContentStore } from './content-store';
import { FORMER_ALIASES, formerAliases } from './former-aliases';
import { runGraphQL } from './graphql';
import { ParameterError } from './parameters';
import { LIST_CALLS, runListCall } from './rest';
import { filesRoot, GATED_TYPES, MEDIA_TYPES, mediaRoot, serveFile } from './served-file';
import type { Caller } from './graphql';

/**
 * A content service over a folder or a CMS, as one function from request to response:
 * GraphQL at /api/graphql, the list calls beside it, pictures and data under
 * /media/, and for the site itself the gated files under /api/files/.
 */
export function embeddedService(schema: GraphQLSchema, folder: () => ContentStore) {
  return async function serve(request: Request, caller: Caller = 'site'): Promise<Response> {
    const url = new URL(request.url);
    if (url.pathname === '/api/graphql') return serveGraphQL(schema, folder(), request, url, caller);
    const file = /^\/(media|api\/files)\/(.*)$/.exec(url.pathname);
    if (file?.[1] === 'media') return serveFile(request, mediaRoot(folder().directory), file[2], MEDIA_TYPES);
    if (file && caller === 'site') return serveFile(request, filesRoot(folder().directory), file[2], GATED_TYPES);
    const name = url.pathname.replace(/^\/api\//, '');
    if (name === FORMER_ALIASES && request.method === 'GET') return formerAliases(folder(), url.searchParams);
    const call = Object.hasOwn(LIST_CALLS, name) ? LIST_CALLS[name] : undefined;
    if (!call || request.method !== 'GET') return Response.json({ message: '没有这个接口' }, { status: 404 });
    try {
      return Response.json(runListCall(folder(), call, url.searchParams));
    } catch (error) {
      if (!(error instanceof ParameterError)) throw error;
      return Response.json({ message: error.message }, { status: 400 });
    }
  };
}

async function serveGraphQL(
  schema: GraphQLSchema,
  folder: ContentStore,
  request: Request,
  url: URL,
  caller: Caller,
): Promise<Response> {
  const parameters = await readQueryRequest(request, url);
  if (!parameters) return graphqlError('请求里没有查询：用参数 query，或 JSON 正文的 query');
  const { query, variables, operationName } = parameters;
  const { status, body } = await runGraphQL(schema, { folder, caller }, query, variables, operationName);
  return Response.json(body, { status });
}

export interface QueryRequest {
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string;
}

/**
 * Reads a GraphQL request: GET `query`, `variables` (JSON), `operationName`;
 * POST as JSON or `application/graphql`. Other parameters are ignored.
 * @returns null when there is no query, or the request text cannot be read
 */
export async function readQueryRequest(request: Request, url: URL): Promise<QueryRequest | null> {
  try {
    if (request.method === 'GET') {
      return toQueryRequest({
        query: url.searchParams.get('query'),
        variables: JSON.parse(url.searchParams.get('variables') || 'null'),
        operationName: url.searchParams.get('operationName'),
      });
    }
    const body = await request.text();
    const type = request.headers.get('content-type') ?? '';
    return toQueryRequest(type.includes('application/graphql') ? { query: body } : JSON.parse(body));
  } catch {
    return null;
  }
}

function toQueryRequest(value: unknown): QueryRequest | null {
  if (!isRecord(value)) return null;
  const { query, variables = null, operationName } = value;
  if (typeof query !== 'string' || query === '') return null;
  if (variables !== null && !isRecord(variables)) return null;
  return {
    query,
    variables: variables ?? undefined,
    operationName: typeof operationName === 'string' && operationName !== '' ? operationName : undefined,
  };
}

/** An answer in the shape of a GraphQL error. */
export function graphqlError(message: string, status = 400, headers?: HeadersInit): Response {
  return Response.json({ errors: [{ message }] }, { status, headers });
}
