import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { GraphQLSchema } from 'graphql';
import type { ContentFolder } from './folder';
import { runGraphQL } from './graphql';
import { LIST_CALLS, ParameterError, runListCall } from './rest';

/** Media types that the service hands out; anything else is 404. */
const MEDIA_TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.pdf': 'application/pdf',
};

/**
 * A content service over a folder, as one function from request to response:
 * GraphQL at /api/graphql, the list calls beside it, files under /media/.
 */
export function embeddedService(schema: GraphQLSchema, folder: () => ContentFolder) {
  return async function serve(request: Request): Promise<Response> {
    const url = new URL(request.url);
    if (url.pathname === '/api/graphql') return serveGraphQL(schema, folder(), request, url);
    if (url.pathname.startsWith('/media/')) return serveMedia(folder().directory, url.pathname);
    const name = url.pathname.replace(/^\/api\//, '');
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
  folder: ContentFolder,
  request: Request,
  url: URL,
): Promise<Response> {
  const parameters = await readQueryRequest(request, url);
  if (!parameters) return graphqlError('请求里没有查询：用参数 query，或 JSON 正文的 query');
  const { query, variables, operationName } = parameters;
  const { status, body } = await runGraphQL(schema, folder, query, variables, operationName);
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
  if (typeof value !== 'object' || value === null) return null;
  const { query, variables, operationName } = value as Record<string, unknown>;
  if (typeof query !== 'string' || query === '') return null;
  if (variables != null && (typeof variables !== 'object' || Array.isArray(variables))) return null;
  return {
    query,
    variables: (variables ?? undefined) as Record<string, unknown> | undefined,
    operationName: typeof operationName === 'string' && operationName !== '' ? operationName : undefined,
  };
}

/** An answer in the shape of a GraphQL error. */
export function graphqlError(message: string, status = 400): Response {
  return Response.json({ errors: [{ message }] }, { status });
}

async function serveMedia(directory: string, pathname: string): Promise<Response> {
  const notFound = Response.json({ message: '没有这个文件' }, { status: 404 });
  const root = path.resolve(/*turbopackIgnore: true*/ directory, 'media');
  let file: string;
  try {
    file = path.resolve(/*turbopackIgnore: true*/ root, decodeURIComponent(pathname.slice('/media/'.length)));
  } catch {
    return notFound;
  }
  const type = MEDIA_TYPES[path.extname(file).toLowerCase()];
  if (!type || !file.startsWith(root + path.sep)) return notFound;
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) return notFound;
  return new Response(new Uint8Array(await readFile(file)), {
    headers: {
      'Content-Type': type,
      'Content-Length': String(found.size),
      ETag: `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"`,
      'Last-Modified': found.mtime.toUTCString(),
    },
  });
}
