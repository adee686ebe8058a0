import { graphqlError, readQueryRequest } from '@/lib/content-service/embedded';
import { refuseQuery } from '@/lib/content-service/guard';
import { contentService, SERVICE_ORIGIN } from '@/lib/content-service/service';
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

async function answer(request: Request): Promise<Response> {
  if (env.contentServiceUrl && !hasToken(request)) return Response.json({ message: '没有这个接口' }, { status: 404 });
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) return graphqlError('请求太大', 413);
  const url = new URL(request.url);
  const parameters = await readQueryRequest(request, url);
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
    hasToken(request) ? 'site' : 'public',
  ).catch((error: unknown) => {
    console.error('[api] graphql:', errorText(error));
    return null;
  });
  if (!response) return graphqlError('内容服务没有答复', 502);
  return new Response(response.body, {
    status: response.status,
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  });
}
