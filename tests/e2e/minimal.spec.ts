import { expect, test } from '@playwright/test';
import { deriveId } from '@/lib/content-service/folder';
import { site } from '@/lib/site';
import { ADDRESSES } from '../support/instances';
import { readPage } from '../support/site-content';

const PAGES = [
  '/',
  '/application-fields',
  '/application-fields/only',
  '/products/modules',
  '/products/modules/only',
  '/products/modules/only/only',
  '/products/features',
  '/products/features/only',
  '/solutions',
  '/solutions/only',
  '/ecosystem',
  '/ecosystem/cases',
  '/ecosystem/cases/only',
  '/ecosystem/labs',
  '/ecosystem/labs/only',
  '/ecosystem/tech-documents',
  '/ecosystem/tech-documents/only',
  '/ecosystem/publications',
  '/ecosystem/publications/only',
  '/ecosystem/trainings',
  '/ecosystem/trainings/only',
  '/ecosystem/custom-developments',
  '/about-us',
  '/contact-us',
  '/whitepaper',
  '/3d-lab',
  '/purchase',
  '/it',
  '/faq',
  '/products/modules/only/only/data-sheet',
  '/integration',
  '/integration/only',
  '/paradigms',
  '/paradigms/only',
  '/sample-data',
  `/application-fields/only/cases/${deriveId('domain', 'only')}`,
];

for (const path of PAGES) {
  test(`只有必填字段时，${path} 照样显示`, async () => {
    const response = await fetch(ADDRESSES.minimal + path);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(readPage(html).h1).toHaveLength(1);
    // this one is served as a sample
    expect(html).toContain(site.sampleNotice);
    expect(html).toMatch(/<meta name="robots" content="noindex, nofollow"/);
    expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  });
}

test('演示内容：robots.txt 全关，llms.txt 与正文都写明；别的站照旧', async () => {
  const read = async (origin: string, path: string) => (await fetch(origin + path)).text();
  expect(await read(ADDRESSES.minimal, '/robots.txt')).toBe('User-agent: *\nDisallow: /\n');
  for (const path of ['/llms.txt', '/ecosystem/publications/only.md'])
    expect(await read(ADDRESSES.minimal, path)).toContain(site.sampleNotice);
  expect(await read(ADDRESSES.minimal, '/ecosystem/publications/only')).not.toContain('doi.org');
  const own = await fetch(`${ADDRESSES.site}/about-us`);
  expect(own.headers.get('x-robots-tag')).toBeNull();
  expect(await own.text()).not.toContain(site.sampleNotice);
  expect(await read(ADDRESSES.site, '/llms.txt')).not.toContain(site.sampleNotice);
});

test('没有内容的节不出现', async () => {
  for (const path of ['/application-fields/only', '/products/modules/only', '/solutions/only']) {
    const page = readPage(await (await fetch(ADDRESSES.minimal + path)).text());
    expect(page.sections, path).not.toContain('introduction');
  }
});

test('没有条目的类型：列表说没有，条目的网址是 404', async () => {
  const list = await fetch(`${ADDRESSES.minimal}/whitepaper`);
  expect(readPage(await list.text()).text).toContain('暂无数据');
  expect((await fetch(`${ADDRESSES.minimal}/whitepaper/none`)).status).toBe(404);
  const home = await (await fetch(`${ADDRESSES.minimal}/`)).text();
  expect(readPage(home).sections).not.toContain('customers');
});
