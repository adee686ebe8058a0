import { contentService, SERVICE_ORIGIN } from '@/lib/content-service/service';
import { hasToken } from '@/lib/http/service-token';
import { env } from '@/lib/env';

/**
 * White papers for a site that uses this one as its content service and has a
 * gate of its own: only holders of CONTENT_SERVICE_TOKEN get an answer.
 */
export async function GET(request: Request): Promise<Response> {
  if (env.contentServiceUrl || !hasToken(request)) {
    return Response.json({ message: '没有这个接口' }, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  }
  const response = await contentService(new Request(SERVICE_ORIGIN + new URL(request.url).pathname));
  response.headers.set('Cache-Control', 'private, no-store');
  return response;
}
