import { NextResponse, type NextRequest } from 'next/server';
import { paths } from '../paths';
import { readSession } from './session';

/**
 * For proxy.ts: without a session an internal page leads to the login form. The
 * page asks again, but its status has been sent before it has an answer.
 * @returns null when the request may go on
 */
export async function loginRedirect(request: NextRequest): Promise<NextResponse | null> {
  const { pathname, search } = request.nextUrl;
  if (pathname !== paths.extra() && !pathname.startsWith(`${paths.extra()}/`)) return null;
  if (await readSession(request.headers.get('cookie'))) return null;
  const isList = pathname === paths.extra();
  const location = paths.login(paths.extra(isList ? search : ''));
  return NextResponse.redirect(new URL(location, request.nextUrl.origin), 303);
}
