import { graphqlError, readQueryRequest } from '@/lib/content-service/embedded';
import { refuseQuery } from '@/lib/content-service/guard';
import { contentService, SERVICE_ORIGIN } from '@/lib/content-service/service';
import { clientAddress } from '@/lib/http/client-address';
import { BadRequestError, readBody } from '@/lib/http/request-body';
import { SharedLimit } from '@/lib/http/shared-limit';
import { hasToken } from '@/lib/http/service-token';
import { env } from '@/lib/env';
import { paths } from '@/lib/paths';
import { errorText } from '@/lib/error-text';

/** The public content query. On a site with a remote content service only holders of its token get an answer. */
export async function GET(request: Request): Promise<Response> {
  return answer(request);
}

export async function POST(request: Request): Promise<Response> {
  return answer(request);
}

const MAX_BODY_BYTES = 64 * 1024;
/** Queries that an address may ask in ten minutes; who holds the token may ask as many as it likes. */
const QUERIES = 600;
const perAddress = new SharedLimit('queries', () => QUERIES);

async function answer(request: Request): Promise<Response> {
  const isKnown = hasToken(request);
  if (env.contentServiceUrl && !isKnown) return Response.json({ message: '没有这个接口' }, { status: 404 });
  const seconds = isKnown ? 0 : await perAddress.take(clientAddress(request.headers));
  if (seconds > 0) return graphqlError('请求过于频繁', 429, { 'Retry-After': String(seconds) });
  try {
    return await answerQuery(request, isKnown);
  } catch (error) {
    if (error instanceof BadRequestError) return graphqlError(error.message, error.status);
    console.error('[api] graphql:', errorText(error));
    return graphqlError('内容服务没有答复', 502);
  }
}

async function answerQuery(request: Request, isKnown: boolean): Promise<Response> {
  const url = new URL(request.url);
  const body = request.method === 'POST' ? await readBody(request, MAX_BODY_BYTES) : undefined;
  const { method, headers } = request;
  const parameters = await readQueryRequest(new Request(request.url, { method, headers, body }), url);
  if (!parameters) return graphqlError('请求里没有查询：用参数 query，或 JSON 正文的 query');
  const refusal = refuseQuery(parameters.query, parameters.variables);
  if (refusal) return graphqlError(refusal);
  const upstream = new URL(paths.query(), SERVICE_ORIGIN);
  const response = await contentService(
    new Request(upstream, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(parameters),
      signal: AbortSignal.timeout(10_000),
    }),
    isKnown ? 'site' : 'public',
  );
  return new Response(response.body, {
    status: response.status,
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  });
}
