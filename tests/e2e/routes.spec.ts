import { expect, test } from '@playwright/test';
import { ADDRESSES } from '../support/instances';
import { ITEMS, testRoutes } from '../support/route-table';
import { itemsOf } from '../support/site-content';

for (const name of ['site', 'mirror', 'plain'] as const) testRoutes(name, ADDRESSES[name], ADDRESSES.site);

/** Addresses that are no page of their own: each leads to the one address, and keeps its query. */
test('别的写法永久转到唯一的网址，查询参数留着', async ({ request }) => {
  const [[domain], [module], [item]] = [
    await itemsOf('domain', 1),
    await itemsOf('module', 1),
    await itemsOf('ecosystemCase', 1),
  ];
  const moved: [from: string, to: string][] = [
    ['/ecosystem/case', '/ecosystem/cases'],
    ['/ecosystem/laboratory', '/ecosystem/labs'],
    ['/ecosystem/technical-document', '/ecosystem/tech-documents'],
    ['/ecosystem/journal-thesis', '/ecosystem/publications'],
    ['/ecosystem/technical-service', '/ecosystem/custom-developments'],
    ['/ecosystem/training-course', '/ecosystem/trainings'],
    ['/application-fields/modules', '/products/modules'],
    [`/application-fields/${domain.alias}/cases`, `/application-fields/${domain.alias}/cases/${domain.contentItemId}`],
    [`/modules/${module.alias}/cases`, `/modules/${module.alias}/cases/${module.contentItemId}`],
    [`/ecosystem/cases/${item.contentItemId}`, `/ecosystem/cases/${item.alias}`],
  ];
  for (const [from, to] of moved) {
    const response = await request.get(`${ADDRESSES.site}${from}?from=singlemessage`, { maxRedirects: 0 });
    expect(response.status(), from).toBe(308);
    expect(response.headers().location, from).toMatch(new RegExp(`${to}\\?from=singlemessage$`));
  }
});

test('不存在的上级之下什么也没有', async ({ request }) => {
  const [[item], [lab]] = [await itemsOf('ecosystemCase', 1), await itemsOf('ecosystemLaboratory', 1)];
  for (const path of [
    `/application-fields/zzz/cases/detail/${item.alias}`,
    `/modules/zzz/cases/detail/${item.alias}`,
    `/solutions/zzz/cases/detail/${item.alias}`,
    `/application-fields/zzz/labs/detail/${lab.alias}`,
    '/application-fields/zzz/cases',
    '/modules/zzz/cases',
  ])
    expect((await request.get(ADDRESSES.site + path, { maxRedirects: 0 })).status(), path).toBe(404);
});

test('详情页加 .md 是它的 Markdown；别的带点的网址是 404', async ({ request }) => {
  for (const { root, canonical } of ITEMS) {
    const [item] = await itemsOf(root, 1);
    const path = `${canonical.replace('{}', item.alias)}.md`;
    const response = await request.get(ADDRESSES.site + path, { maxRedirects: 0 });
    expect([response.status(), response.headers()['content-type']], path).toEqual([
      200,
      'text/markdown; charset=utf-8',
    ]);
    expect((await response.text()).replace(/\u00A0/g, ' ')).toContain(`# ${item.displayText}\n`);
  }
  const [[item]] = [await itemsOf('ecosystemCase', 1)];
  for (const path of [
    '/sitemap-1.xml',
    '/sitemap-2.xml',
    '/sitemap.xml.gz',
    '/sitemap.php',
    '/ads.txt',
    '/feeds/labs.rss',
    '/feeds/cases.json',
    '/ecosystem/cases.md',
    '/ecosystem/cases/none-such.md',
    `/home/cases/${item.alias}.md`,
    '/about-us.md',
  ])
    expect((await request.get(ADDRESSES.site + path, { maxRedirects: 0 })).status(), path).toBe(404);
  const byId = await request.get(`${ADDRESSES.site}/ecosystem/cases/${item.contentItemId}.md`, { maxRedirects: 0 });
  expect(byId.status()).toBe(308);
  expect(byId.headers().location).toMatch(new RegExp(`/ecosystem/cases/${item.alias}\\.md$`));
  const inside = await request.get(`${ADDRESSES.site}/files/sitemap/1`, { maxRedirects: 0 });
  expect(inside.status()).toBe(307);
});
