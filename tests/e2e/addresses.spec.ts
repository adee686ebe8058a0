import http from 'node:http';
import { expect, test } from '@playwright/test';
import { ADDRESSES } from '../support/instances';
import { itemsOf, readPage, versionsOf } from '../support/site-content';

const get = { maxRedirects: 0 };

test('按 contentItemId 打开的详情页永久转到别名', async ({ request }) => {
  const cases = {
    domain: '/application-fields',
    module: '/products/modules',
    solution: '/solutions',
    ecosystemCase: '/ecosystem/cases',
    ecosystemLaboratory: '/ecosystem/labs',
  };
  for (const [root, prefix] of Object.entries(cases)) {
    const [item] = await itemsOf(root);
    const response = await request.get(`${prefix}/${item.contentItemId}`, get);
    expect(response.status(), root).toBe(308);
    expect(response.headers().location).toMatch(new RegExp(`${prefix}/${item.alias}$`));
  }
  const [version] = await versionsOf();
  const response = await request.get(`/products/modules/${version.module}/${version.contentItemId}`, get);
  expect(response.status()).toBe(308);
  expect(response.headers().location).toMatch(new RegExp(`/products/modules/${version.module}/${version.alias}$`));
});

for (const path of [
  '/nope',
  '/a/b/c',
  '/home/nope',
  '/products/other/thing',
  '/ecosystem/nope',
  '/%E4%B8%AD%E6%96%87',
]) {
  test(`未知路由 ${path} 回首页`, async ({ request }) => {
    const response = await request.get(path, get);
    expect(response.status()).toBe(307);
    expect(new URL(response.headers().location, ADDRESSES.site).pathname).toBe('/');
  });
}

const MISSING = [
  '/application-fields/no-such-domain',
  '/products/modules/no-such-module',
  '/products/modules/no-such-module/no-such-version',
  '/solutions/no-such-solution',
  '/products/features/no-such-feature',
  '/ecosystem/cases/no-such-case',
  '/ecosystem/labs/no-such-lab',
  '/ecosystem/publications/no-such-paper',
  '/ecosystem/tech-documents/no-such-document',
  '/ecosystem/trainings/no-such-training',
  '/whitepaper/no-such-paper',
];
for (const path of MISSING) {
  test(`未知条目 ${path} 是 404，页面给出去处`, async ({ request }) => {
    const response = await request.get(path, get);
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(readPage(html).text).toContain('没有找到这个页面');
    expect(html).toContain('role="search"');
  });
}

const REFUSED = [
  '/wp-login.php',
  '/a/b/file.txt',
  '/.well-known/thing',
  '/.env',
  '/media/none',
  '/media/../package.json',
  '/media/%2e%2e/%2e%2e/package.json',
  `/ecosystem/cases/${'a'.repeat(81)}`,
  `/${'a'.repeat(200)}`,
  `/ecosystem/cases/${encodeURIComponent('案'.repeat(20))}`,
];
for (const path of REFUSED) {
  test(`${path.slice(0, 60)} 是 404，不转向`, async ({ request }) => {
    const response = await request.get(path, get);
    expect(response.status()).toBe(404);
  });
}

test('大写转小写，结尾的斜线去掉，查询参数留着', async ({ request }) => {
  const upper = await request.get('/Ecosystem/CASES?from=singlemessage', get);
  expect(upper.status()).toBe(308);
  expect(upper.headers().location).toMatch(/\/ecosystem\/cases\?from=singlemessage$/);
  const slash = await request.get('/home/cases/', get);
  expect(slash.status()).toBe(308);
  expect(slash.headers().location).toMatch(/\/home\/cases$/);
  expect((await request.get('/WebsiteDocment', get)).status()).toBe(200);
});

test('聊天软件把后面的话也当成网址：去掉，查询参数留着；整段都不是网址的照旧', async ({ request }) => {
  const address = '/ecosystem/cases/hud-position';
  for (const words of ['，', '。您看看', '您看看，/再说', ' ', ' 很好', ')', '）。', '.', '",', '；?from=timeline']) {
    const response = await request.get(encodeURI(address + words), get);
    expect(response.status(), words).toBe(308);
    const [, query = ''] = words.split('?');
    expect(response.headers().location, words).toMatch(new RegExp(`${address}${query && `\\?${query}`}$`));
  }
  const file = await request.get(encodeURI(`${address}.md，`), get);
  expect(file.headers().location).toMatch(/hud-position\.md$/);
  for (const path of ['/ecosystem/cases/案例', `${address};jsessionid=1`, `${address}/，`])
    expect((await request.get(encodeURI(path), get)).status(), path).toBe(404);
});

test('未知的 /api 路径是 404 JSON', async ({ request }) => {
  for (const path of ['/api/nope', '/api/case/Nope', '/api/a/b/c', '/api']) {
    const response = await request.get(path, get);
    expect(response.status(), path).toBe(404);
    expect(await response.json()).toHaveProperty('message');
  }
  expect((await request.post('/api/require/create', { data: {} })).status()).toBe(422);
  expect((await request.get('/api/require/create', get)).status()).toBe(405);
});

test('奇怪的请求没有一个得到 5xx', async ({ request }) => {
  const odd = [
    '/?x=%00',
    '/ecosystem/cases?page=-1',
    '/search?text=%3Cscript%3E',
    '/%E4%B8',
    '/api/graphql',
    '/api/graphql?query=%7B',
    '/api/case/GetAll?page=%27',
    '/_next/image?url=%2Fetc%2Fpasswd&w=64&q=75',
    '//evil.example/',
  ];
  for (const path of odd) {
    const response = await request.get(ADDRESSES.site + path, get);
    // malformed percent-encoding is answered by the framework before any of our code
    if (path === '/%E4%B8') continue;
    expect(response.status(), path).toBeLessThan(500);
  }
});

test('转向的答复只有一个 Location 头', async () => {
  const [item] = await itemsOf('ecosystemTrainingCourse', 1);
  for (const path of [`/ecosystem/trainings/${item.contentItemId}`, '/ecosystem/never-asked-before']) {
    const lines = await new Promise<string[]>((resolve, reject) => {
      http.get(ADDRESSES.site + path, (response) => resolve(response.rawHeaders)).on('error', reject);
    });
    expect(
      lines.filter((line) => line.toLowerCase() === 'location'),
      path,
    ).toHaveLength(1);
  }
});

for (const path of ['/ecosystem/cases/nothing-here', '/application-fields/nothing-here', '/whitepaper/nothing-here']) {
  test(`未知的网址 ${path}：脚本接手时没有差错，菜单照常用`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      // the browser writes down that the page itself is a 404
      if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) errors.push(message.text());
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('没有找到这个页面');
    const bar = page.getByRole('navigation', { name: '主菜单' });
    await bar.getByRole('button', { name: '搜索', exact: true }).click();
    await expect(bar.getByRole('combobox', { name: '搜索内容' })).toBeFocused();
    expect(errors).toEqual([]);
  });
}
