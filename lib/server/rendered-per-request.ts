import { paths } from '../paths';

const PAGES = [paths.searchResults(), paths.englishSearch()];

/** Pages that are made for every request: 20 to 50 ms of a core each. */
export const isRenderedPerRequest = (pathname: string): boolean => isBelow(pathname, PAGES);

export const isBelow = (pathname: string, pages: readonly string[]): boolean =>
  pages.some((page) => pathname === page || pathname.startsWith(`${page}/`));
