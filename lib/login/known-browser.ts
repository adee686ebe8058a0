import { randomBytes } from 'node:crypto';
import { cookieLine, readCookie } from '../http/cookie';
import { paths } from '../paths';
import { encrypt, decrypt } from '../http/encrypt';

/**
 * A browser that has logged in before has tries of its own: anyone who shares the
 * owner's address (an office, a proxy that nobody told us of) cannot lock him out.
 */
interface KnownBrowser {
  id: string;
  loginName: string;
}

const COOKIE = 'login-browser';
const LIFE_SECONDS = 365 * 24 * 3600;

/** Set-Cookie line for a browser that has just logged in. */
export async function knownBrowserCookie(loginName: string): Promise<string> {
  const browser: KnownBrowser = { id: randomBytes(16).toString('base64url'), loginName };
  return cookieLine({
    name: COOKIE,
    value: await encrypt(COOKIE, browser),
    seconds: LIFE_SECONDS,
    path: paths.loginForm(),
  });
}

/** Number of the browser if it has logged in under this name before, else null. */
export async function knownBrowser(cookieHeader: string | null, loginName: string): Promise<string | null> {
  const value = readCookie(cookieHeader, COOKIE);
  const browser = value ? ((await decrypt(COOKIE, value)) as KnownBrowser | null) : null;
  return browser?.loginName === loginName ? browser.id : null;
}
