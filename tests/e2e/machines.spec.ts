import { expect, test } from '@playwright/test';
import { ADDRESSES } from '../support/instances';
import { decode, readPage } from '../support/site-content';
import { faultsOf, typesIn } from '../support/structured-data';

const BASE = ADDRESSES.site;
const get = (path: string, headers: Record<string, string> = {}) => fetch(BASE + path, { headers, redirect: 'manual' });

/** Every address that the sitemap names, in its order, by way of its index. */
async function sitemapAddresses(): Promise<{ address: string; modified: string; images: string[] }[]> {
  const index = await (await get('/sitemap-index.xml')).text();
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, file]) => file);
  const texts = await Promise.all(files.map(async (file) => (await fetch(file)).text()));
  return texts.flatMap((text) =>
    [...text.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry]) => ({
      address: decode(/<loc>([^<]+)/.exec(entry)?.[1] ?? ''),
      modified: /<lastmod>([^<]+)/.exec(entry)?.[1] ?? '',
      images: [...entry.matchAll(/<image:loc>([^<]+)/g)].map(([, image]) => decode(image)),
    })),
  );
}

/** Does it for all, a few at a time. */
async function forAll<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  for (let start = 0; start < all.length; start += 8) await Promise.all(all.slice(start, start + 8).map(work));
}

const isEnglish = (address: string) => /\/en(\/|$)/.test(address.slice(BASE.length));

const meta = (html: string, name: string) =>
  decode(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '');

test('网站地图里的每个网址：200，规范网址是自己，有链接到得了，标题、描述与结构化数据都在而且各不相同', async () => {
  const entries = await sitemapAddresses();
  const problems: string[] = [];
  const linked = new Set<string>();
  const seen = { title: new Map<string, string>(), description: new Map<string, string>() };
  const types = new Map<string, number>();
  let valid = 0;
  await forAll(entries, async ({ address }) => {
    const response = await fetch(address, { redirect: 'manual' });
    if (response.status !== 200) return void problems.push(`${address}: ${response.status}`);
    const html = await response.text();
    const page = readPage(html);
    if (page.canonical !== address) problems.push(`${address}: 规范网址是 ${page.canonical}`);
    if (/<meta name="robots" content="[^"]*noindex/.test(html)) problems.push(`${address}: noindex`);
    for (const name of ['title', 'description'] as const) {
      const other = seen[name].get(page[name]);
      if (other) problems.push(`${address}: ${name} 与 ${other} 相同`);
      seen[name].set(page[name], address);
    }
    const { length } = [...page.description];
    const [least, most] = isEnglish(address) ? [65, 160] : [70, 120];
    if (length < least || length > most) problems.push(`${address}: 描述 ${length} 字`);
    for (const name of ['og:title', 'og:description', 'og:url', 'og:image', 'og:type', 'twitter:card', 'twitter:image'])
      if (!meta(html, name)) problems.push(`${address}: 没有 ${name}`);
    if (!meta(html, 'og:image').startsWith(`${BASE}/`)) problems.push(`${address}: og:image 不是完整的网址`);
    const [, json] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? [];
    const data: unknown = json ? JSON.parse(json) : null;
    const faults = faultsOf(data);
    problems.push(...faults.map((fault) => `${address}: ${fault}`));
    if (faults.length === 0) valid += 1;
    for (const type of data ? typesIn(data) : []) types.set(type, (types.get(type) ?? 0) + 1);
    for (const [, href] of html.matchAll(/<a [^>]*href="([^"#?]+)/g)) linked.add(decode(href));
  });
  const unlinked = entries.map(({ address }) => address.slice(BASE.length) || '/').filter((path) => !linked.has(path));
  console.log(`网站地图${entries.length}个页面，结构化数据齐全${valid}个：`, Object.fromEntries(types));
  expect(problems).toEqual([]);
  expect(unlinked).toEqual([]);
  expect(entries.length).toBeGreaterThan(230);
  // an English text has no date of its own
  const undated = entries.filter(({ address, modified }) => !isEnglish(address) && Number.isNaN(Date.parse(modified)));
  expect(undated.length).toBeLessThan(60);
});

test('分享图都是 JPEG：大的 1200 × 630 不到 200 kB，方的不到 100 kB', async () => {
  const all = [...new Set((await sitemapAddresses()).flatMap((entry) => entry.images))];
  // each costs a tenth of a second to draw; items of a type follow one another, so that every kind is among them
  const images = all.filter((_, index) => index % 3 === 0);
  const heaviest = { card: 0, square: 0 };
  await forAll(images, async (image) => {
    for (const form of ['card', 'square'] as const) {
      const response = await fetch(image.replace('/images/card/', `/images/${form}/`));
      expect(response.headers.get('content-type'), image).toBe('image/jpeg');
      heaviest[form] = Math.max(heaviest[form], (await response.arrayBuffer()).byteLength);
    }
  });
  console.log(`分享图 ${images.length} 张，最重的（字节）：`, heaviest);
  expect(all.length).toBeGreaterThan(150);
  expect(heaviest.card).toBeLessThan(200 * 1024);
  expect(heaviest.square).toBeLessThan(100 * 1024);
});

test('每个详情页都有 Markdown，llms.txt 里的每个网址都答 200', async () => {
  const text = await (await get('/llms.txt')).text();
  const addresses = [...text.matchAll(/\]\((http[^)]+)\)/g)].map(([, address]) => address);
  const texts = addresses.filter((address) => address.endsWith('.md'));
  expect(texts.length).toBeGreaterThan(200);
  await forAll(addresses, async (address) => {
    const response = await fetch(address, { redirect: 'manual' });
    expect(response.status, address).toBe(200);
    if (!address.endsWith('.md')) return;
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(await response.text(), address).toMatch(/^# .+\n\n> .+\n\n- (网址：|Address: )http/);
  });
});

for (const path of [
  '/robots.txt',
  '/sitemap-index.xml',
  '/sitemap.xml',
  '/llms.txt',
  '/feeds/cases.rss',
  '/feeds/tech-documents.atom',
  '/ecosystem/cases/takeover-timing.md',
  '/',
  '/ecosystem/cases',
])
  test(`${path} 再来一次答 304`, async ({ request }) => {
    // the case may be called otherwise
    const known = path.endsWith('.md') ? await firstMarkdown() : path;
    const first = await request.get(BASE + known);
    expect(first.status()).toBe(200);
    const { etag } = first.headers();
    expect(etag).toBeTruthy();
    const again = await request.get(BASE + known, { headers: { 'if-none-match': etag } });
    expect([again.status(), await again.text()]).toEqual([304, '']);
  });

async function firstMarkdown(): Promise<string> {
  const [{ address }] = (await sitemapAddresses()).filter((entry) => entry.address.includes('/ecosystem/cases/'));
  return `${address.slice(BASE.length)}.md`;
}

test('只凭日期不答 304：改了条目、没有改日期的，也要拿到', async ({ request }) => {
  for (const path of ['/sitemap.xml', '/feeds/cases.atom', await firstMarkdown()]) {
    const headers = { 'if-modified-since': new Date().toUTCString() };
    const answer = await request.get(BASE + path, { headers });
    expect([answer.status(), answer.headers()['last-modified']], path).toEqual([200, undefined]);
    expect(answer.headers()['cache-control'], path).toContain('s-maxage=60');
  }
});

test('参数不产生新的页面：规范网址里没有它们，也不转走', async ({ request }) => {
  for (const path of ['/ecosystem/cases', '/solutions', '/']) {
    const response = await request.get(`${BASE}${path}?utm_source=wechat&from=singlemessage&isappinstalled=0`, {
      maxRedirects: 0,
    });
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(readPage(html).canonical).toBe(BASE + (path === '/' ? '' : path));
    expect(meta(html, 'og:url')).toBe(BASE + (path === '/' ? '' : path));
  }
});
