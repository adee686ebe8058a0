import { LOGIN_TOKEN_LIFE_MS } from '../constants';
import { env } from '../env';
import { cookieLine, readCookie } from '../http/cookie';
import { encrypt, decrypt } from '../http/encrypt';
import { isEnded } from './ended-sessions';
import { checkToken } from './service';
import type { Session } from './types';

const COOKIE = 'login-session';
/** Browsers drop a cookie of 4,096 bytes without a word. */
const LONGEST_COOKIE = 4000;

/** A session that begins now and ends after LOGIN_TOKEN_LIFE_MS. */
export function newSession(who: Pick<Session, 'token' | 'loginName' | 'nickName'>, now = Date.now()): Session {
  return { ...who, expiresAt: now + LOGIN_TOKEN_LIFE_MS, authenticated: true };
}

/**
 * Set-Cookie line that holds the session.
 * @throws Error when the service's token is too long for a cookie
 */
export async function sessionCookie(session: Session): Promise<string> {
  const value = await encrypt(COOKIE, session);
  if (value.length > LONGEST_COOKIE) throw new Error(`令牌太长，Cookie 放不下（${value.length} 字节）`);
  return cookieLine({ name: COOKIE, value, seconds: LOGIN_TOKEN_LIFE_MS / 1000 });
}

/** Set-Cookie line that ends it. */
export function endedSessionCookie(): string {
  return cookieLine({ name: COOKIE, value: '', seconds: 0 });
}

/**
 * The caller's session: ours, neither expired nor ended and, where a service is configured, still good there.
 * @param cookieHeader the request's Cookie header
 */
export async function readSession(cookieHeader: string | null): Promise<Session | null> {
  const value = readCookie(cookieHeader, COOKIE);
  if (!value) return null;
  const session = (await decrypt(COOKIE, value)) as Session | null;
  if (!session || session.expiresAt <= Date.now() || (await isEnded(session))) return null;
  if (env.authService && !(await checkToken(env.authService, session.token))) return null;
  return session;
}
