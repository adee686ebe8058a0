import { cookieLine, readCookie } from '../http/cookie';
import { paths } from '../paths';
import { encrypt, decrypt } from '../http/encrypt';

/** What the form shows after a login that failed: kept until the next one, and out of the address. */
export interface LoginNotice {
  message: string;
  loginName: string;
}

const COOKIE = 'login-notice';
const LIFE_SECONDS = 600;

/** Set-Cookie line for the notice. */
export async function noticeCookie(notice: LoginNotice): Promise<string> {
  return cookieLine({ name: COOKIE, value: await encrypt(COOKIE, notice), seconds: LIFE_SECONDS, path: paths.login() });
}

/** Set-Cookie line that takes it away. */
export function endedNoticeCookie(): string {
  return cookieLine({ name: COOKIE, value: '', seconds: 0, path: paths.login() });
}

/** The notice in a Cookie header, or null. */
export async function readNotice(cookieHeader: string | null): Promise<LoginNotice | null> {
  const value = readCookie(cookieHeader, COOKIE);
  return value ? ((await decrypt(COOKIE, value)) as LoginNotice | null) : null;
}
