import { contentService, SERVICE_ORIGIN } from '@/lib/content-service/service';
import { env } from '@/lib/env';

/** What the service has to know of a request to answer that its version is still good. */
const CONDITIONS = ['if-none-match', 'if-modified-since'];

/**
 * Pictures and data files of the embedded content; white papers are not among
 * them. With a remote content service the media are on its host.
 */
export async function GET(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (env.contentServiceUrl) return notFound();
  const conditions = CONDITIONS.flatMap((name) => {
    const value = request.headers.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  const response = await contentService(new Request(SERVICE_ORIGIN + pathname, { headers: conditions }), 'public');
  if (response.status !== 200 && response.status !== 304) return notFound();
  const headers = new Headers(response.headers);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'public, max-age=3600, must-revalidate');
  headers.set('X-Content-Type-Options', 'nosniff');
  // an SVG opened by itself is a document: it may not run anything
  headers.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  return new Response(response.body, { status: response.status, headers });
}

function notFound(): Response {
  return Response.json({ message: '没有这个文件' }, { status: 404 });
}
