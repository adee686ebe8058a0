import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { stringify } from 'yaml';
import { ADDRESSES, madeFolder } from '../support/instances';

const BASE = ADDRESSES.markers;
const SOON = { timeout: 60_000, intervals: [500] };

test.describe.configure({ mode: 'serial' });

const file = (name: string) => path.join(madeFolder('markers'), name);
const item = (title: string) =>
  stringify({ displayText: title, publishedUtc: '2026-06-01T00:00:00Z', introduction: `${title}的介绍` });
const page = async (address: string) => {
  const response = await fetch(BASE + address);
  return { status: response.status, text: await response.text() };
};

test('新加的文件不重建就出现：详情、列表、菜单；改了就变，删了就没有', async () => {
  expect((await page('/ecosystem/cases/late')).status).toBe(404);
  writeFileSync(file('case/late.yaml'), item('后来的案例'));
  await expect.poll(async () => (await page('/ecosystem/cases/late')).status, SOON).toBe(200);
  await expect.poll(async () => (await page('/ecosystem/cases')).text, SOON).toContain('后来的案例');

  writeFileSync(file('case/late.yaml'), item('改过的案例'));
  await expect.poll(async () => (await page('/ecosystem/cases/late')).text, SOON).toContain('改过的案例');

  writeFileSync(file('domain/late.yaml'), stringify({ displayText: '后来的领域' }));
  await expect.poll(async () => (await page('/about-us')).text, SOON).toContain('后来的领域');

  rmSync(file('case/late.yaml'));
  rmSync(file('domain/late.yaml'));
  await expect.poll(async () => (await page('/ecosystem/cases/late')).status, SOON).toBe(404);
  await expect.poll(async () => (await page('/ecosystem/cases')).text, SOON).not.toContain('改过的案例');
});

test('写坏的文件不影响页面：最后一个好的版本留着', async () => {
  const good = readFileSync(file('lab/only.yaml'), 'utf8');
  const before = (await page('/ecosystem/labs/only')).text;
  writeFileSync(file('lab/only.yaml'), 'displayText: [没有写完');
  writeFileSync(file('lab/second.yaml'), item('与坏文件同时来的实验室'));
  // once the neighbour shows, the broken file has been looked at too
  await expect.poll(async () => (await page('/ecosystem/labs/second')).status, SOON).toBe(200);
  const after = await page('/ecosystem/labs/only');
  expect(after.status).toBe(200);
  expect(after.text).toContain(before.match(/<h1>([^<]+)/)?.[1]);
  writeFileSync(file('lab/only.yaml'), good);
  rmSync(file('lab/second.yaml'));
});

test('草稿在任何地方都看不到', async () => {
  writeFileSync(file('case/draft.yaml'), item('没写完的草稿') + 'draft: true\n');
  writeFileSync(file('case/visible.yaml'), item('写完的案例'));
  await expect.poll(async () => (await page('/ecosystem/cases/visible')).status, SOON).toBe(200);
  expect((await page('/ecosystem/cases/draft')).status).toBe(404);
  expect((await page('/api/case/GetAll?pageSize=100')).text).not.toContain('没写完的草稿');
  const query = encodeURIComponent('{ ecosystemCase(first: 100) { displayText } }');
  expect((await page(`/api/graphql?query=${query}`)).text).not.toContain('没写完的草稿');
  rmSync(file('case/draft.yaml'));
  rmSync(file('case/visible.yaml'));
});

test('改了的条目十秒之内搜得到，删了的搜不到', async () => {
  const found = async (text: string) => {
    const query = new URLSearchParams({ search: text, strTypes: 'null', page: '1', pageSize: '9' });
    const { data } = (await (await fetch(`${BASE}/api/query/GetListByType?${query}`)).json()) as {
      data: { list: { DisplayText: string }[] };
    };
    return data.list.map(({ DisplayText }) => DisplayText);
  };
  const TEN_SECONDS = { timeout: 10_000, intervals: [500] };
  expect(await found('缂丝')).toEqual([]);
  writeFileSync(file('case/weaving.yaml'), item('缂丝织造的眼动研究'));
  await expect.poll(() => found('缂丝'), TEN_SECONDS).toEqual(['缂丝织造的眼动研究']);
  writeFileSync(file('case/weaving.yaml'), item('云锦织造的眼动研究'));
  await expect.poll(() => found('云锦'), TEN_SECONDS).toEqual(['云锦织造的眼动研究']);
  expect(await found('缂丝')).toEqual([]);
  rmSync(file('case/weaving.yaml'));
  await expect.poll(() => found('云锦'), TEN_SECONDS).toEqual([]);
});
