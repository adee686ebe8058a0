import { expect, test } from '@playwright/test';
import type { RecordedCall } from '../support/recording-service';
import { ADDRESSES, REVALIDATE_SECRET } from '../support/instances';
import { itemsOf } from '../support/site-content';

const SOON = { timeout: 30_000, intervals: [500] };
const notice = (body: object, secret = REVALIDATE_SECRET, base: string = ADDRESSES.plain) =>
  fetch(`${base}/api/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    body: JSON.stringify(body),
  });
const recorded = async (method = 'GET') =>
  (await (await fetch(`${ADDRESSES.recorder}/recorded`, { method })).json()) as RecordedCall[];
/** The search index reads whole types, a page one item. */
const isOfIndex = ({ parameters: { operationName, variables } }: RecordedCall) =>
  operationName?.endsWith('Item') && !/"(alias|id)"/.test(variables ?? '');
const setMode = (mode: string) => fetch(`${ADDRESSES.recorder}/mode`, { method: 'PUT', body: mode });

test.describe.configure({ mode: 'serial' });

test('密钥不对是 401，类型不认识是 400，对的是 202', async () => {
  expect((await notice({ type: 'case' }, 'wrong')).status).toBe(401);
  expect((await notice({ type: 'nothing' })).status).toBe(400);
  expect((await notice({ type: 'EcosystemCase', id: 'some-id' })).status).toBe(202);
});

test('一千次发布通知只刷新一次', async () => {
  const [item] = await itemsOf('ecosystemCase', 1);
  await fetch(`${ADDRESSES.plain}/ecosystem/cases/${item.alias}`);
  await recorded('DELETE');
  const answers = [];
  for (let batch = 0; batch < 20; batch++) {
    answers.push(...(await Promise.all(Array.from({ length: 50 }, () => notice({ type: 'case', alias: item.alias })))));
  }
  expect(answers.every((answer) => answer.status === 202)).toBe(true);
  const asked = async () => {
    await fetch(`${ADDRESSES.plain}/ecosystem/cases/${item.alias}`);
    const calls = await recorded();
    return calls.filter(
      (call) =>
        /ecosystemCase\(\s*where/.test(call.parameters.query ?? '') && call.parameters.variables?.includes(item.alias),
    ).length;
  };
  await expect.poll(asked, SOON).toBeGreaterThan(0);
  expect(await asked()).toBeLessThanOrEqual(4);
});

test('网站地图、robots.txt、llms.txt、Markdown：问多少遍也不再去问内容服务，有了通知才换新的', async () => {
  const [item] = await itemsOf('ecosystemCase', 1);
  const texts = ['/sitemap-index.xml', '/sitemap.xml', '/robots.txt', '/llms.txt', `/ecosystem/cases/${item.alias}.md`];
  const askAll = () => Promise.all(texts.map(async (address) => (await fetch(ADDRESSES.plain + address)).text()));
  // what the tests before this one have changed is read anew first
  const askedFor = async () => {
    const before = await askAll();
    await recorded('DELETE');
    for (const again of [await askAll(), await askAll(), await askAll()]) expect(again).toEqual(before);
    // the search index and the names of all items are read anew by themselves
    return (await recorded()).filter((call) => !isOfIndex(call) && !call.parameters.operationName?.endsWith('Names'));
  };
  await expect.poll(askedFor, { ...SOON, timeout: 120_000 }).toEqual([]);
  const kept = await askAll();

  const renamed = `换了名字的${item.displayText}`;
  const rename = (from: string, to: string) =>
    fetch(`${ADDRESSES.recorder}/edit`, { method: 'PUT', body: JSON.stringify({ from, to }) });
  await rename(item.displayText, renamed);
  try {
    // nobody has said so yet
    expect(await askAll()).toEqual(kept);
    expect((await notice({ type: 'case', alias: item.alias })).status).toBe(202);
    for (const address of ['/llms.txt', texts[4]])
      await expect
        .poll(async () => (await fetch(ADDRESSES.plain + address)).text(), { ...SOON, message: address })
        .toContain(renamed);
  } finally {
    await rename('', '');
    await notice({});
  }
});

test('内容服务出错时，做好的页面照常答复', async () => {
  const [item] = await itemsOf('ecosystemLaboratory', 1);
  const address = `${ADDRESSES.plain}/ecosystem/labs/${item.alias}`;
  const before = await fetch(address);
  expect(before.status).toBe(200);
  const title = (await before.text()).match(/<h1>([^<]+)/)?.[1] ?? '没有标题';
  await setMode('failing');
  try {
    expect((await notice({ type: 'lab' })).status).toBe(202);
    await recorded('DELETE');
    const asked = async () => {
      const response = await fetch(address);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain(title);
      return (await recorded()).length;
    };
    // the refresh has been tried, failed, and the page is still the good one
    await expect.poll(asked, SOON).toBeGreaterThan(0);
    const after = await fetch(address);
    expect(after.status).toBe(200);
    expect(await after.text()).toContain(title);
  } finally {
    await setMode('working');
  }
});

test('搜索索引从内容服务读到的，有了通知就跟上', async () => {
  const found = async (text: string) => {
    const query = new URLSearchParams({ search: text, strTypes: 'null', page: '1', pageSize: '9' });
    const response = await fetch(`${ADDRESSES.plain}/api/query/GetListByType?${query}`);
    expect(response.status).toBe(200);
    const { data } = (await response.json()) as { data: { list: { DisplayText: string }[] } };
    return data.list.map(({ DisplayText }) => DisplayText);
  };
  const [item] = await itemsOf('ecosystemCase', 1);
  await expect.poll(() => found('脑电'), SOON).not.toEqual([]);
  expect(await found('缂丝')).toEqual([]);
  await recorded('DELETE');
  const renamed = `缂丝${item.displayText}`;
  await fetch(`${ADDRESSES.recorder}/edit`, {
    method: 'PUT',
    body: JSON.stringify({ from: item.displayText, to: renamed }),
  });
  try {
    expect((await notice({ type: 'case', alias: item.alias })).status).toBe(202);
    await expect.poll(() => found('缂丝'), SOON).toContain(renamed);
    const calls = await recorded();
    // it reads with the contract's queries; the two search calls it must not ask for
    expect(calls.filter(isOfIndex).map(({ parameters }) => parameters.operationName)).toContain('CaseItem');
    expect(calls.filter(({ path }) => path.startsWith('/api/query/'))).toEqual([]);
  } finally {
    await fetch(`${ADDRESSES.recorder}/edit`, { method: 'PUT', body: JSON.stringify({ from: '', to: '' }) });
    await notice({});
  }
});
