import { answer } from '../../../content/contract';

/** Pictures and data files, as the site itself hands them out. */
export async function GET(request: Request): Promise<Response> {
  const response = await answer(request);
  if (!response.headers.has('Cache-Control'))
    response.headers.set('Cache-Control', 'public, max-age=60, must-revalidate');
  response.headers.set('X-Content-Type-Options', 'nosniff');
  // an SVG opened by itself is a document: it may not run anything
  response.headers.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  return response;
}
