import { contentService, SERVICE_ORIGIN } from '@/lib/content-service/service';
import { env } from '@/lib/env';

/**
 * Pictures and data files of the embedded content; white papers are not among
 * them. With a remote content service the media stand on its host.
 */
export async function GET(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (env.contentServiceUrl) return notFound();
  const response = await contentService(new Request(SERVICE_ORIGIN + pathname), 'public');
  if (!response.ok) return notFound();
  const etag = response.headers.get('etag');
  const headers = new Headers(response.headers);
  headers.set('Cache-Control', 'public, max-age=3600, must-revalidate');
  headers.set('X-Content-Type-Options', 'nosniff');
  // an SVG opened by itself is a document: it may not run anything
  headers.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  if (etag && request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  return new Response(response.body, { headers });
}

function notFound(): Response {
  return Response.json({ message: '没有这个文件' }, { status: 404 });
}
