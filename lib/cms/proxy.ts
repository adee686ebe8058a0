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
  return isInterface || isAsked ? NextResponse.next() : refuse(405, '页面不收表单');
}

export const config = {
  // uploads pass by: Next keeps 10 MB of a body that goes through here
  matcher: [
    { source: '/:path*', missing: [{ type: 'header', key: 'content-type', value: 'multipart/form-data.*' }] },
    '/((?!cms-api/).*)',
    '/(.*%.*)',
  ],
};
