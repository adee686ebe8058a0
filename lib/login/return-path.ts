import { paths } from '../paths';

const LONGEST = 500;

/**
 * Where a login leads: a path of this site, nothing else.
 * @returns the path as browsers write it, or /extra for anything that a browser might read as another site's address
 */
export function safeReturnPath(value: unknown): string {
  const isPath =
    typeof value === 'string' &&
    value.length <= LONGEST &&
    value.startsWith('/') &&
    !value.includes('//') &&
    !/[\\\p{Cc}\p{Cs}]/u.test(value);
  // back to the form would be no way forward
  return isPath && !/^\/login\b/i.test(value) ? asAddress(value) : paths.extra();
}

/** Headers take no letters beyond Latin: in an address they are written in percent signs. */
function asAddress(path: string): string {
  const { pathname, search, hash } = new URL(path, 'http://site.invalid');
  return pathname + search + hash;
}
