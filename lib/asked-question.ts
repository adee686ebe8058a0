import { askedNames } from './asked-names';
import { ASKED_PAGES } from './asked-routes.mjs';
import { ALIAS_MAX_LENGTH } from './constants';

/* What a page is asked (`asked-routes.mjs`), as one segment of a path: the page cache knows pages by their path. */

/** More names in one parameter are not looked at: an address holds eight thousand characters. */
const MOST_NAMES = 60;

/**
 * The question in an address: its own parameters in one spelling, so that whatever else is there makes no other page.
 * @param address with its query
 * @returns a segment of letters, digits, `-` and `_`; empty where the page is asked nothing
 */
export function questionOf(address: string): string {
  const [pathname, query] = address.split('?');
  if (!query || !Object.hasOwn(ASKED_PAGES, pathname)) return '';
  const given = new URLSearchParams(query);
  const asked = new URLSearchParams();
  for (const name of ASKED_PAGES[pathname]) {
    const values = askedNames(given.getAll(name), MOST_NAMES).map((value) => value.slice(0, ALIAS_MAX_LENGTH + 1));
    if (values.length > 0) asked.set(name, values.join(','));
  }
  return Buffer.from(asked.toString()).toString('base64url');
}

/** The parameters that such a segment stands for. */
export function readQuestion(segment: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(Buffer.from(segment, 'base64url').toString()));
}
