import { NextResponse, type NextRequest } from 'next/server';

/** What Next itself would answer with 500: an address that nobody can read, and a form that is sent to a page. */
export function proxy({ nextUrl, headers, method }: NextRequest): NextResponse {
  const refuse = (status: number, message: string) => NextResponse.json({ message }, { status });
  try {
    decodeURIComponent(nextUrl.pathname);
  } catch {
    return refuse(400, '网址读不懂');
  }
  const isInterface = /^\/(cms-api|api|media)\//.test(nextUrl.pathname);
  const isAsked = ['GET', 'HEAD', 'OPTIONS'].includes(method) || headers.has('next-action');
  return isInterface || isAsked ? passOn(headers) : refuse(405, '页面不收表单');
}

/** Without the cookie of the site's preview: on one host both servers get it, and Next erases one that is not its own. */
function passOn(received: Headers): NextResponse {
  const cookies = received.get('cookie')?.split('; ');
  if (!cookies?.some(isPreviews)) return NextResponse.next();
  const headers = new Headers(received);
  headers.set('cookie', cookies.filter((cookie) => !isPreviews(cookie)).join('; '));
  return NextResponse.next({ request: { headers } });
}

const isPreviews = (cookie: string) => cookie.startsWith('__prerender_bypass=');

export const config = {
  // uploads pass by: Next keeps 10 MB of a body that goes through here
  matcher: [
    { source: '/:path*', missing: [{ type: 'header', key: 'content-type', value: 'multipart/form-data.*' }] },
    '/((?!cms-api/).*)',
    '/(.*%.*)',
  ],
};
