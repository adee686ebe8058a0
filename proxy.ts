import { NextResponse, type NextRequest } from 'next/server';
import { ALIAS_MAX_LENGTH } from './lib/constants';
import { settleAddress } from './lib/content/addresses';
import { isAlias } from './lib/content/reading/shapes';
import { clientAddress } from './lib/http/client-address';
import { INLINE_SCRIPTS_HEADER } from './lib/http/inline-scripts.mjs';
import { notFoundPage } from './lib/http/not-found-page';
import { sawPage } from './lib/http/visitors';
import { loginRedirect } from './lib/login/gate';
import { DETAIL_SPELLINGS, FILE_ROUTES, fileRoute, paths } from './lib/paths';

/** First segments below which every segment is an alias, an id or a route word. */
const ALIAS_ROOTS = new Set(
  [...DETAIL_SPELLINGS.map(([, pattern]) => pattern), paths.whitePapers()].map((path) => path.split('/')[1]),
);

/**
 * Sends strangers from internal pages to the login form, and settles addresses
 * that no page may see: capitals go to small letters, other spellings to the
 * right one with their query, over-long or impossible segments and what looks
 * like a file are 404. Without this a made-up segment would be rendered anew on
 * every request, because the page cache cannot name a file after it.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const login = await loginRedirect(request);
  if (login) return login;
  const { pathname, search } = request.nextUrl;
  if (pathname === paths.internalDocument()) return NextResponse.next();
  const file = fileRoute(pathname);
  if (file) return showFile(request, file);
  const segments = pathname.split('/').filter(Boolean);
  const last = segments.at(-1) ?? '';
  if (pathname === paths.securityContact()) return NextResponse.next();
  if (segments[0] === '.well-known' || last.includes('.')) return notFound();
  if (segments.some((segment) => segment.length > ALIAS_MAX_LENGTH)) return notFound();
  if (/[A-Z]/.test(pathname.replace(/%[0-9A-F]{2}/gi, ''))) {
    return NextResponse.redirect(new URL(pathname.toLowerCase() + search, request.url), 308);
  }
  // their routes have addresses of their own, which are unknown like any other
  if (pathname.startsWith(`${FILE_ROUTES}/`)) return NextResponse.redirect(new URL(paths.home(), request.url), 307);
  if (!ALIAS_ROOTS.has(segments[0])) return showPage(request);
  if (!segments.every(isAlias)) return notFound();
  const settled = await settleAddress(pathname);
  if (settled === 'unknown') return notFound();
  if (settled === 'no route') return NextResponse.redirect(new URL(paths.home(), request.url), 307);
  return settled ? NextResponse.redirect(new URL(settled.path + search, request.url), 308) : showPage(request);
}

/** What is made for machines; the text of an item only where there is such an item. */
async function showFile(request: NextRequest, file: string): Promise<NextResponse> {
  const { pathname } = request.nextUrl;
  if (file === pathname) return NextResponse.next();
  const [page, ending] = pathname.split(/(?=\.md$)/);
  const settled = ending ? await settleAddress(page) : null;
  if (settled === 'unknown' || settled === 'no route') return notFound();
  if (settled) return NextResponse.redirect(new URL(settled.path + ending, request.url), 308);
  return NextResponse.rewrite(new URL(file, request.url));
}

/** Whoever has seen a page sends enquiries in a lane of his own (lib/enquiries/admission.ts). */
function showPage(request: NextRequest): NextResponse {
  sawPage(clientAddress(request.headers));
  return NextResponse.next();
}

function notFound(): NextResponse {
  const { html, scripts } = notFoundPage();
  return new NextResponse(html, {
    status: 404,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'X-Robots-Tag': 'noindex',
      [INLINE_SCRIPTS_HEADER]: scripts,
    },
  });
}

export const config = {
  // everything but the framework's files, the interfaces, media and files of public/
  matcher: [
    '/((?!_next/|api/|media/|images/|icons/|fonts/|sw\\.js|offline\\.html|answer\\.css|manifest\\.webmanifest|favicon\\.ico).*)',
  ],
};
