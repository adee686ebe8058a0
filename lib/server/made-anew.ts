import { ASKED_PAGES } from '../asked-routes.mjs';
import { paths } from '../paths';

const ALWAYS = [paths.searchResults(), paths.englishSearch(), paths.enquiryList()];

/** Pages that are made for every request: 20 to 50 ms of a core each. @param address with its query */
export function isMadeAnew(address: string): boolean {
  const [pathname, query] = address.split('?');
  return isBelow(pathname, ALWAYS) || (Boolean(query) && pathname in ASKED_PAGES);
}

export const isBelow = (pathname: string, pages: readonly string[]): boolean =>
  pages.some((page) => pathname === page || pathname.startsWith(`${page}/`));
