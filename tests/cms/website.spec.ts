import { spawnSync } from 'node:child_process';
import { expect } from '@playwright/test';
import { addressesOf, builtPages, looksAfterEdit, shows } from '../support/looks';
import { testRoutes } from '../support/route-table';
import {
  BUILD,
  CMS,
  DATA,
  itemOf,
  look,
  publish,
  showsSoon,
  SITE,
  SOON,
  staffPage,
  startCms,
  startSite,
  test,
} from './site-with-cms';

test.describe.configure({ mode: 'serial', retries: 0 });

testRoutes('内容管理', SITE, CMS, test);

test('在后台改标题、发布，网站上就是新的', async ({ browser, running }) => {
  const { id, alias } = await itemOf(running, 'case');
  const admin = await staffPage(browser, running.token);
  await admin.goto(`${CMS}/admin/collections/case/${id}`);
  await admin.getByLabel('标题').fill('在后台改过的标题');
  await admin.getByRole('button', { name: '发布修改' }).first().click();
  const publishedAt = Date.now();
  await showsSoon(`/ecosystem/cases/${alias}`, '在后台改过的标题');
  console.log(`发布到页面：${Date.now() - publishedAt} 毫秒`);
  await showsSoon('/ecosystem/cases', '在后台改过的标题');
  await admin.context().close();
});

test('预览：后台给的网址上是草稿，别人看不见，哪里也不留', async ({ browser, running }) => {
  const { id, alias } = await itemOf(running, 'case');
  const [path, words] = [`/ecosystem/cases/${alias}`, '还没有发布的标题'];
  expect(await running.call('PATCH', `case/${id}?draft=true`, { displayText: words, _status: 'draft' })).toMatchObject({
    status: 200,
  });
  const admin = await staffPage(browser, running.token);
  await admin.goto(`${CMS}/admin/collections/case/${id}`);
  const link = (await admin.locator('#preview-button').getAttribute('href'))!;
  const opened = await fetch(link, { redirect: 'manual' });
  expect([opened.status, opened.headers.get('location')]).toEqual([307, path]);
  const cookie = opened.headers.get('set-cookie')!.split(';')[0];
  const draft = await fetch(SITE + path, { headers: { cookie } });
  expect(shows(await draft.text(), words)).toBe(true);
  expect([draft.headers.get('cache-control'), draft.headers.get('x-robots-tag')]).toEqual([
    'private, no-store',
    'noindex, nofollow',
  ]);
  expect(draft.headers.get('content-security-policy')).toContain(`frame-ancestors ${CMS}`);
  const list = await fetch(`${SITE}/ecosystem/cases`, { headers: { cookie } });
  expect(shows(await list.text(), words)).toBe(true);

  const never = { displayText: '从来没有发布过的', alias: 'never-published', publishedUtc: '2026-11-27T00:00:00.000Z' };
  expect(await running.call('POST', 'case?draft=true', { ...never, _status: 'draft' })).toMatchObject({ status: 201 });
  const seen = await fetch(`${SITE}/ecosystem/cases/never-published`, { headers: { cookie } });
  expect([seen.status, shows(await seen.text(), never.displayText)]).toEqual([200, true]);
  expect((await look('/ecosystem/cases/never-published')).status).toBe(404);

  for (const place of [path, '/ecosystem/cases', `${path}.md`])
    expect(shows((await look(place)).text, words)).toBe(false);
  const forged = await fetch(SITE + path, { headers: { cookie: '__prerender_bypass=made-up' } });
  expect(shows(await forged.text(), words)).toBe(false);
  // one in 64 begins with any given sign: another one than it has
  const forgedLink = link.replace(/signature=(.)/, (_, first) => `signature=${first === '_' ? '-' : '_'}`);
  for (const changed of [forgedLink, link.replace('until=1', 'until=2')])
    expect((await fetch(changed, { redirect: 'manual' })).status).toBe(403);
  const query = encodeURIComponent('{ ecosystemCase(first: 50) { displayText } }');
  for (const asked of [CMS, SITE]) {
    const answer = await fetch(`${asked}/api/graphql?query=${query}`, { headers: { 'x-content-drafts': '1' } });
    expect(await answer.text()).not.toContain(words);
  }
  const kept = spawnSync('grep', ['-rl', words, `${DATA}/site`, BUILD], { encoding: 'utf8' });
  expect(kept.stdout).toBe('');

  // in the window of the admin, as wide as a phone
  await admin.locator('#live-preview-toggler').click();
  const frame = admin.frameLocator('#live-preview-iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(words);
  await expect(frame.getByText('草稿还没有发布')).toBeVisible();
  const own = await admin.context().newPage();
  await own.goto(link);
  await expect(own).toHaveURL(SITE + path);
  for (const width of [390, 768, 1440]) {
    await own.setViewportSize({ width, height: 900 });
    await own.screenshot({ path: `test-results/preview-${width}.png` });
  }
  await own.getByRole('link', { name: '分享卡片' }).click();
  await expect(own.getByText(words).first()).toBeVisible();
  await own.close();
  await frame.getByRole('link', { name: '结束预览' }).click();
  await expect(frame.getByText('草稿还没有发布')).toBeHidden();
  await admin.context().close();
});

test('改别名、发布：从前的网址一步转到现在的；后来用这个别名的条目，就是它自己', async ({ running }) => {
  const { id, alias } = await itemOf(running, 'case');
  const at = (name: string) => `/ecosystem/cases/${name}`;
  // names are read anew each half minute without a notice
  const atOnce = { timeout: 10_000, intervals: [100] };
  const leads = (from: string, to: string) =>
    expect.poll(() => look(from), atOnce).toMatchObject({ status: 308, location: to });
  const isThere = (name: string) => expect.poll(async () => (await look(at(name))).status, SOON).toBe(200);
  await publish(running, 'case', id, { alias: 'renamed-once' });
  await isThere('renamed-once');
  for (const spelling of [at(alias), `/home/cases/${alias}`, `${at(alias)}.md`])
    await leads(spelling, at('renamed-once') + (spelling.endsWith('.md') ? '.md' : ''));
  await publish(running, 'case', id, { alias: 'renamed-twice' });
  for (const before of [alias, 'renamed-once']) await leads(at(before), at('renamed-twice'));
  await publish(running, 'case', id, { alias });
  await isThere(alias);
  for (const before of ['renamed-once', 'renamed-twice']) await leads(at(before), at(alias));
  const later = { displayText: '后来的案例', alias: 'renamed-once', publishedUtc: '2020-01-01T00:00:00.000Z' };
  expect(await running.call('POST', 'case', { ...later, _status: 'published' })).toMatchObject({ status: 201 });
  await showsSoon(at('renamed-once'), later.displayText);
  await leads(at('renamed-twice'), at(alias));
});

test('改一篇论文的标题：重做的页面正是显示它的页面', async ({ running }) => {
  // these show it, or stand beside those that do
  const isNear = /^\/(ecosystem|home|solutions)?(\/|$)/;
  const near = (await builtPages(SITE, BUILD)).filter(({ address }) => isNear.test(address));
  const { id, displayText } = await itemOf(running, 'publication');
  const edit = (mark: string) => publish(running, 'publication', id, { displayText: mark + displayText });
  const probes = addressesOf(near.filter(({ html }) => shows(html, displayText)));
  const { mark, visits } = await looksAfterEdit(addressesOf(near), [probes], SITE, edit, ['※改', '※再', '※又'], 10_000);
  const showing = addressesOf(visits.filter(({ html }) => shows(html, mark)));
  expect(showing.length).toBeGreaterThan(0);
  expect(showing.length).toBeLessThan(near.length);
  expect(addressesOf(visits.filter((one) => one.isRemade))).toEqual(showing);
});

for (const mode of ['failing', 'slow'] as const)
  test(`内容管理 ${mode}：网站照常答复，好了以后是新的`, async ({ running }) => {
    const { id, alias } = await itemOf(running, 'case');
    const path = `/ecosystem/cases/${alias}`;
    const heading = (html: string) => /<h1.*?<\/h1>/s.exec(html)?.[0];
    const before = heading((await look(path)).text);
    expect(before).toBeDefined();
    running.between.mode = mode;
    await publish(running, 'case', id, { displayText: `${mode}的时候发布的` });
    const seen: string[] = [];
    const isAsked = async () => {
      const { status, text } = await look(path);
      expect(status).toBe(200);
      seen.push(text);
      return seen.length > 5;
    };
    await expect.poll(isAsked, { timeout: 90_000, intervals: [500] }).toBe(true);
    expect(heading(seen[0]) === before || shows(seen[0], `${mode}的时候发布的`)).toBe(true);
    running.between.mode = 'working';
    await showsSoon(path, `${mode}的时候发布的`);
  });

test('内容管理停了：做过的页面都在；再启动，发布照常', async ({ running }) => {
  const pages = ['/', '/products/modules', '/solutions', '/ecosystem/cases', '/ecosystem/labs', '/whitepaper'];
  const { id, alias } = await itemOf(running, 'case');
  await running.cms.stop();
  for (const path of pages) expect([path, (await look(path)).status]).toEqual([path, 200]);
  running.cms = await startCms();
  await publish(running, 'case', id, { displayText: '再启动以后发布的' });
  await showsSoon(`/ecosystem/cases/${alias}`, '再启动以后发布的');
});

test('网站停着时发布，内容管理也重新启动过：网站回来以后是新的', async ({ running }) => {
  const { id, alias } = await itemOf(running, 'case');
  await running.site.stop();
  await publish(running, 'case', id, { displayText: '网站停着时发布的' });
  await running.cms.stop();
  running.cms = await startCms();
  running.site = await startSite();
  await showsSoon(`/ecosystem/cases/${alias}`, '网站停着时发布的');
});
