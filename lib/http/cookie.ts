import { env } from '../env';

interface Cookie {
  name: string;
  value: string;
  /** how long it is kept; 0 removes it */
  seconds: number;
  path?: string;
}

/** A Set-Cookie line: out of reach of scripts and of other sites' forms, and Secure when SITE_URL is https. */
export function cookieLine({ name, value, seconds, path = '/' }: Cookie): string {
  const secure = env.siteUrl.startsWith('https:') ? '; Secure' : '';
  return `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** A cookie's value in a Cookie header, or null. */
export function readCookie(header: string | null, name: string): string | null {
  const line = (header ?? '').split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  return line?.slice(name.length + 1) || null;
}
