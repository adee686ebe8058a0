import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';

/** A page as somebody got it. */
export interface Seen {
  address: string;
  status: number;
  html: string;
  /** as the page cache had it; `MISS` when it had to be made anew, `STALE` when only its five minutes were over */
  isRemade: boolean;
  /** shown as it was, and made anew behind that, because its five minutes were over */
  isAged: boolean;
  /** is in the page cache at all: some pages are made for every request */
  isKept: boolean;
  askedAt: number;
}

export async function look(address: string, base: string): Promise<Seen> {
  const askedAt = Date.now();
  const response = await fetch(base + address, { redirect: 'manual' });
  const cached = response.headers.get('x-nextjs-cache');
  const isRemade = cached === 'MISS';
  const isAged = cached === 'STALE';
  const isKept = cached !== null;
  return { address, status: response.status, html: await response.text(), isRemade, isAged, isKept, askedAt };
}

async function lookAtAll(addresses: readonly string[], base: string): Promise<Seen[]> {
  const waiting = [...addresses];
  const seen: Seen[] = [];
  const visitor = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) seen.push(await look(next, base));
  };
  await Promise.all(Array.from({ length: 6 }, visitor));
  return seen;
}

/** Every page that was built and answers as one, as it is now. @param build folder of the built site */
export async function builtPages(base: string, build = '.next'): Promise<Seen[]> {
  const manifest = path.join(build, 'prerender-manifest.json');
  const { routes } = JSON.parse(readFileSync(manifest, 'utf8')) as { routes: object };
  const addresses = Object.keys(routes).filter((route) => !/[._]|^\/(api|images)\//.test(route));
  // made anew where a test before this one has touched them
  await lookAtAll(addresses, base);
  return (await lookAtAll(addresses, base)).filter(({ status, isKept }) => status === 200 && isKept);
}

/**
 * Looks at some pages until one of each list is made anew, then once at all: an edit clears everything that shows it at
 * once.
 * @param pages addresses of all of them
 * @param probes for each item that is edited those of which one is expected to change
 * @param writtenAt when the edit was written
 * @param ms after which all are looked at whatever was seen
 * @returns every look
 */
async function looksAfter(
  pages: readonly string[],
  probes: readonly (readonly string[])[],
  base: string,
  writtenAt: number,
  ms: number,
): Promise<Seen[]> {
  const visits: Seen[] = [];
  const isNoticed = async () => {
    visits.push(...(await lookAtAll([...new Set(probes.flat())], base)));
    const isRemade = (address: string) => visits.some((one) => one.isRemade && one.address === address);
    return probes.every((some) => some.some(isRemade)) || Date.now() - writtenAt > ms;
  };
  await expect.poll(isNoticed, { timeout: 200_000, intervals: [250] }).toBe(true);
  return [...visits, ...(await lookAtAll(pages, base))];
}

/**
 * Edits, and looks at all pages as `looksAfter` does. A page whose five minutes end in between is made anew behind what
 * is shown, and nobody sees that it was the edit: then it is fresh, and it is edited once more; of a round that takes long, the
 * minutes of others end in the next one. One whose minutes end in the last round tells nothing: it is left out.
 * @param edit writes a mark into the content
 * @param marks for the edit, and for those after it
 */
export async function looksAfterEdit(
  pages: readonly string[],
  probes: readonly (readonly string[])[],
  base: string,
  edit: (mark: string) => unknown,
  marks: readonly string[],
  ms: number,
): Promise<{ mark: string; writtenAt: number; visits: Seen[] }> {
  const [mark, ...others] = marks;
  await edit(mark);
  const writtenAt = Date.now();
  const visits = await looksAfter(pages, probes, base, writtenAt, ms);
  const aged = new Set(addressesOf(visits.filter(({ isAged }) => isAged)));
  if (aged.size > 0 && others.length > 0) return looksAfterEdit(pages, probes, base, edit, others, ms);
  expect(aged.size).toBeLessThan(pages.length / 4);
  return { mark, writtenAt, visits: visits.filter(({ address }) => !aged.has(address)) };
}

const plain = (html: string) => html.replace(/<[^>]*>|\u200b/g, '');
export const shows = (html: string, text: string) => html.includes(text) || plain(html).includes(text);
export const addressesOf = (which: readonly Seen[]) => [...new Set(which.map(({ address }) => address))].sort();
