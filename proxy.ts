import { NextResponse, type NextRequest } from 'next/server';
import { ASKED_ROUTES } from './lib/asked-routes.mjs';
import { ALIAS_MAX_LENGTH } from './lib/constants';
import { settleAddress } from './lib/content/settle-address';
import { isAlias } from './lib/item-names';
import { clientAddress } from './lib/http/client-address';
import { withoutPastedWords } from './lib/http/pasted-address';
import { sawPage } from './lib/http/visitors';
import { loginRedirect } from './lib/login/gate';
import { chineseOf, paths } from './lib/paths';
import { DETAIL_SPELLINGS, FILE_ROUTES, fileRoute } from './lib/routes';
import { notFoundPage } from './lib/server/not-found-page';

/** First segments below which every segment is an alias, an id or a route word. */
const ALIAS_ROOTS = new Set(DETAIL_SPELLINGS.map(([, pattern]) => pattern.split('/')[1]));

/**
 * Sends strangers from internal pages to the login form, and settles addresses
 * that no page may see: words that an app has taken along go, capitals go to
 * small letters, other spellings to the right one with their query, over-long or impossible segments and what looks
 * like a file are 404. Without this a made-up segment would be rendered anew on
 * every request, because the page cache cannot name a file after it.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const login = await loginRedirect(request);
  if (login) return login;
  const { pathname, search } = request.nextUrl;
  if (pathname === paths.internalDocument()) return NextResponse.next();
  const meant = withoutPastedWords(pathname);
  if (meant) return redirect(request, meant + search);
  const file = fileRoute(pathname);
  if (file) return showFile(request, file);
  const segments = pathname.split('/').filter(Boolean);
  const last = segments.at(-1) ?? '';
  if (pathname === paths.securityContact()) return NextResponse.next();
  if (segments[0] === '.well-known' || last.includes('.')) return notFound(pathname);
  if (segments.some((segment) => segment.length > ALIAS_MAX_LENGTH)) return notFound(pathname);
  if (/[A-Z]/.test(pathname.replace(/%[0-9A-F]{2}/gi, ''))) {
    return redirect(request, pathname.toLowerCase() + search);
  }
  // their routes have addresses of their own, which are unknown like any other
  if ([FILE_ROUTES, ASKED_ROUTES].some((routes) => pathname.startsWith(`${routes}/`)))
    return redirect(request, paths.home(), 307);
  const root = segments[chineseOf(pathname) === null ? 0 : 1];
  if (!ALIAS_ROOTS.has(root)) return showPage(request);
  if (!segments.every(isAlias)) return notFound(pathname);
  const settled = await settleAddress(pathname);
  if (settled === 'unknown') return notFound(pathname);
  if (settled === 'no route') return redirect(request, paths.home(), 307);
  return settled ? redirect(request, settled.path + search) : showPage(request);
}

/** What is made for machines (`next.config.mjs` says where); the text of an item only where there is such an item. */
async function showFile(request: NextRequest, file: string): Promise<NextResponse> {
  const { pathname } = request.nextUrl;
  if (file === pathname) return NextResponse.next();
  const [page, ending] = pathname.split(/(?=\.(?:md|bib|ris)$)/);
  const settled = ending ? await settleAddress(page) : null;
  if (settled === 'unknown' || settled === 'no route') return notFound(pathname);
  return settled ? redirect(request, settled.path + ending) : NextResponse.next();
}

/** Visitors who have seen a page send enquiries in a lane of their own (lib/enquiries/admission.ts). */
function showPage(request: NextRequest): NextResponse {
  sawPage(clientAddress(request.headers));
  return NextResponse.next();
}

/**
 * @param path with its query. Next sends an address on the request's own host as a path, which is right however the
 *   request has reached us.
 */
function redirect(request: NextRequest, path: string, status: 307 | 308 = 308): NextResponse {
  return NextResponse.redirect(new URL(path, request.nextUrl.origin), status);
}

function notFound(pathname: string): NextResponse {
  const { html, headers } = notFoundPage(pathname);
  return new NextResponse(html, {
    status: 404,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'X-Robots-Tag': 'noindex',
      ...headers,
    },
  });
}

export const config = {
  // everything but the framework's files, the interfaces, media and files of public/
  matcher: [
    '/((?!_next/|api/|media/|images/|icons/|fonts/|sw\\.js|offline\\.html|answer\\.css|manifest\\.webmanifest|favicon\\.ico).*)',
  ],
};
