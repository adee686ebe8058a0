import { setTimeout as wait } from 'node:timers/promises';
import { ask, BROWSER } from './processor';

const AT_ONCE = 4;
/** What is done behind an answer (compressed versions, pages made anew) is done. */
const SETTLING_MS = 3_000;
const CRAWLER = { ...BROWSER, 'user-agent': 'Mozilla/5.0 (compatible; Baiduspider/2.0)' };
/** The first crawl of a fresh build beside the second, which finds everything made. */
const SHARE = 1.6;
const MEMORY_MB = 500;

async function addressesIn(site: string, file: string): Promise<string[]> {
  // uncompressed
  const xml = (await ask(site + file, {})).body.toString();
  // the site may have been built for another origin
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname);
  return xml.includes('<sitemapindex')
    ? (await Promise.all(paths.map((path) => addressesIn(site, path)))).flat()
    : paths;
}

/** Reads every page of the sitemap as a search engine does. @returns ms */
async function crawl(site: string, pages: string[]): Promise<number> {
  const start = performance.now();
  const left = [...pages];
  const read = async () => {
    for (let page = left.shift(); page !== undefined; page = left.shift()) {
      const { status } = await ask(site + page, CRAWLER);
      if (status !== 200) throw new Error(`${page}: ${status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, read));
  return performance.now() - start;
}

/** Crawls the site twice and prints what that took and left in memory. @returns whether both are within their goals */
export async function crawlTwice(site: string, memoryMb: () => number): Promise<boolean> {
  const pages = await addressesIn(site, '/sitemap-index.xml');
  if (pages.length === 0) throw new Error('网站地图是空的');
  const first = await crawl(site, pages);
  await wait(SETTLING_MS);
  const second = await crawl(site, pages);
  const mb = memoryMb();
  const isWell = first <= second * SHARE && mb <= MEMORY_MB;
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  console.log(
    `爬 ${pages.length} 页：第一遍 ${seconds(first)} 秒，第二遍 ${seconds(second)} 秒，${(first / second).toFixed(2)} 倍（至多 ${SHARE}）；之后内存 ${mb} MB（至多 ${MEMORY_MB}）——${isWell ? '过' : '没过'}`,
  );
  return isWell;
}
