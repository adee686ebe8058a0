import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { ADDRESSES, MIRROR_TOKEN } from '../support/instances';

const MODES = ['site', 'mirror', 'plain'] as const;
const authorized = { authorization: `Bearer ${MIRROR_TOKEN}` };

const LISTS = [
  'content/GetContentItem?contentType=EcosystemCase&orderColumn=PublishedUtc&isAsc=false&pageSize=3',
  'solution/GetByDomainId',
  'case/GetByDomainId',
  'module/GetByLaboratoryId',
  'product/GetByModuleId?page=1&pageSize=100',
  'case/GetByModuleId?page=1&pageSize=100',
  'case/GetAll?domainId=all&page=2&pageSize=9',
  'case/GetBySolutionId',
  'module/GetByCaseId',
  'solution/GetByCaseId',
  'technicaldocument/GetByModuleId?moduleId=all',
  'journalthesis/GetByDomainId?domainId=all',
  'laboratory/GetByDomainId',
  'trainingcourse/GetByLatest',
  'trainingcourse/GetByCourseThemeId',
];

for (const mode of MODES) {
  for (const list of LISTS) {
    test(`${mode}: /api/${list.split('?')[0]} 给出列表、总数和每页数`, async ({ request }) => {
      const response = await request.get(`${ADDRESSES[mode]}/api/${list}`);
      expect(response.status()).toBe(200);
      const { data } = await response.json();
      expect(data.list.length).toBeGreaterThan(0);
      expect(data.totalCount).toBeGreaterThanOrEqual(data.list.length);
      expect(data.pageSize).toBeGreaterThan(0);
      expect(data.list[0]).toMatchObject({
        contentItemId: expect.any(String),
        alias: expect.any(String),
        displayText: expect.any(String),
      });
    });
  }

  test(`${mode}: 参数不对是 400，说明是哪一个`, async ({ request }) => {
    const wrong = { page: '0', pageSize: '101' };
    for (const [name, value] of Object.entries(wrong)) {
      const response = await request.get(`${ADDRESSES[mode]}/api/case/GetAll?${name}=${value}`);
      expect(response.status()).toBe(400);
      expect((await response.json()).message).toContain(name);
    }
  });

  test(`${mode}: 过大的查询在到达内容服务之前就被拒绝`, async ({ request }) => {
    const query = async (text: string) => {
      const response = await request.get(`${ADDRESSES[mode]}/api/graphql`, {
        params: { query: text },
        headers: authorized,
      });
      return { status: response.status(), body: await response.json() };
    };
    for (const text of [
      '{ domain(first: 1001) { displayText } }',
      '{ domain(status: DRAFT) { displayText } }',
      '{ no }',
      '{',
    ]) {
      const { status, body } = await query(text);
      expect(status, text).toBe(400);
      expect(body.errors[0].message).not.toBe('');
    }
    const good = await query('{ domain(first: 1) { displayText } }');
    expect(good.status).toBe(200);
    expect(good.body.data.domain).toHaveLength(1);
  });
}

for (const mode of ['mirror', 'plain'] as const) {
  test(`${mode}: 没有令牌的人看不到 /api/graphql`, async ({ request }) => {
    const address = `${ADDRESSES[mode]}/api/graphql?query={domain{displayText}}`;
    expect((await request.get(address)).status()).toBe(404);
    expect((await request.get(address, { headers: { authorization: 'Bearer wrong' } })).status()).toBe(404);
    expect((await request.get(address, { headers: authorized })).status()).toBe(200);
  });
}

test('mirror: 内容服务自己会搜，就用它的两个接口：类型与结果同它一样', async ({ request }) => {
  const search = encodeURIComponent('脑电');
  for (const call of [
    `GetTypeAll?search=${search}`,
    `GetListByType?search=${search}&strTypes=null&page=1&pageSize=9`,
  ]) {
    const [own, its] = await Promise.all(
      [ADDRESSES.mirror, ADDRESSES.site].map(async (base) => {
        const response = await request.get(`${base}/api/query/${call}`);
        expect(response.status()).toBe(200);
        const { data } = await response.json();
        const items: object[] = data.list ?? data;
        return items.map((item) => ({ ...item, marks: undefined, image: undefined, excerpt: undefined }));
      }),
    );
    expect(own.length).toBeGreaterThan(0);
    expect(own).toEqual(its);
  }
});

test('POST 的 JSON 与 application/graphql 也行，不认识的参数不碍事', async ({ request }) => {
  const query = 'query($n: Int) { module(first: $n) { displayText } }';
  const json = await request.post('/api/graphql?detail=true', { data: { query, variables: { n: 2 } } });
  expect((await json.json()).data.module).toHaveLength(2);
  const text = await request.post('/api/graphql', {
    data: '{ module(first: 1) { displayText } }',
    headers: { 'content-type': 'application/graphql' },
  });
  expect((await text.json()).data.module).toHaveLength(1);
});

test('白皮书的文件没有别的门：哪种写法都不给，公开的查询也不说它在哪里', async ({ request, playwright }) => {
  const answer = await request.get('/api/graphql', {
    params: { query: '{ whitepaper { pdfFile { urls paths } } }' },
  });
  const papers = (await answer.json()).data.whitepaper as { pdfFile: { urls: string[] } }[];
  expect(papers.length).toBeGreaterThan(0);
  expect(JSON.stringify(papers.map(({ pdfFile }) => pdfFile))).not.toContain('pdf"');
  // the papers, their texts, and the figures of the texts
  const files = readdirSync('lib/sample-content/files/white-paper', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative('lib/sample-content/files/white-paper', path.join(parentPath, name)));
  expect(files.filter((file) => file.endsWith('.pdf'))).toHaveLength(papers.length);
  const texts = files.filter((file) => file.endsWith('.md'));
  const [figure] = files.filter((file) => file.endsWith('.svg'));
  expect([texts.length > 0, figure]).toEqual([true, expect.any(String)]);
  const places = ['media', 'media/..%2ffiles', 'api/files', 'api/files/.', '_next/image?url=/media'];
  // one of each kind stands for all: it is asked for in forty ways
  for (const file of [files.find((name) => name.endsWith('.pdf'))!, texts[0], figure]) {
    const ending = path.extname(file).slice(1);
    const name = file.slice(0, -ending.length - 1);
    await Promise.all(
      places.map(async (below) => {
        for (const written of [
          `${name}.${ending}`,
          `${name}.${ending.toUpperCase()}`,
          `${name}%2E${ending}`,
          `${name}.${ending}%2F`,
          `${name}.${ending}%2F.`,
          `${name}.${ending}%2Fa%2F..`,
          `${name}.%${ending.charCodeAt(0).toString(16)}${ending.slice(1)}%2F`,
          `x/..%2f${name}.${ending}%2f`,
        ]) {
          const address = `/${below}/white-paper/${written}`;
          const response = await request.get(address, { maxRedirects: 0 });
          expect(response.status(), address).not.toBe(200);
          expect((await response.body()).toString('latin1'), address).not.toContain('%PDF');
        }
      }),
    );
  }
  // a site with the token has a gate of its own
  const trusted = await playwright.request.newContext({ baseURL: ADDRESSES.site, extraHTTPHeaders: authorized });
  const query = await trusted.get('/api/graphql', {
    params: { query: '{ whitepaper(first: 1) { pdfFile { urls } } }' },
  });
  const [url] = (await query.json()).data.whitepaper[0].pdfFile.urls as string[];
  expect((await trusted.get(url)).headers()['content-type']).toBe('application/pdf');
  expect((await request.get(url)).status()).toBe(404);
});
