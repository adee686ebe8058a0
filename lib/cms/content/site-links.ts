import { processWide } from '../../process-wide';
import { paths } from '../../paths';

const ANSWER_MS = 10_000;
/** So many are tried at most, and so many at once. */
const MOST_LINKS = 500;
const AT_ONCE = 8;
/** What is there is not asked for again for so long; what is not may be mended any moment. */
const THERE_MS = 600_000;

/** Until when an address needs no asking. */
const there = processWide('site-links', () => new Map<string, number>());

/**
 * Which of the site's own addresses it does not know: what its sitemap names it does, the others are asked for.
 * @param site its origin
 * @throws Error when it does not answer
 */
export async function unknownLinks(site: string, all: readonly string[]): Promise<string[]> {
  const now = Date.now();
  const links = all.slice(0, MOST_LINKS).filter((link) => !((there.get(site + link) ?? 0) > now));
  if (links.length === 0) return [];
  const listed = await sitemapOf(site);
  const asked = links.filter((link) => !listed.has(link));
  const unknown: string[] = [];
  for (let from = 0; from < asked.length; from += AT_ONCE) {
    const some = asked.slice(from, from + AT_ONCE);
    const known = await Promise.all(some.map((link) => isKnown(site + link)));
    unknown.push(...some.filter((_, index) => !known[index]));
  }
  for (const link of links) if (!unknown.includes(link)) there.set(site + link, now + THERE_MS);
  return unknown;
}

/** Every address that the site's sitemap names, without its origin, which may be another one for visitors. */
async function sitemapOf(site: string): Promise<Set<string>> {
  const files = await locations(site + paths.sitemapIndex());
  const addresses = await Promise.all(files.map((file) => locations(site + file)));
  return new Set(addresses.flat());
}

async function locations(address: string): Promise<string[]> {
  const response = await fetch(address, { signal: AbortSignal.timeout(ANSWER_MS) });
  if (!response.ok) return [];
  const named = (await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g);
  return [...named].flatMap(([, location]) => URL.parse(location)?.pathname ?? []);
}

/** An address that nobody has answers 404, or is sent to the home page. */
async function isKnown(address: string): Promise<boolean> {
  const options = { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(ANSWER_MS) } as const;
  const { status } = await fetch(address, options);
  return status < 400 && status !== 307;
}
