import { paths } from '../paths';

const LONGEST = 500;

/**
 * Where a login leads: a path of this site, nothing else.
 * @returns the path as given, or /extra for anything that a browser might read as another site's address
 */
export function safeReturnPath(value: unknown): string {
  const isPath =
    typeof value === 'string' &&
    value.length <= LONGEST &&
    value.startsWith('/') &&
    !value.includes('//') &&
    !/[\\\p{Cc}\p{Cs}]/u.test(value);
  // back to the form would be no way forward
  return isPath && !/^\/login\b/i.test(value) ? value : paths.extra();
}
