import { expect, test } from '@playwright/test';
import { ADDRESSES } from '../support/instances';

/** How a paper is cited, and how a paper names a version: copied with one click, read without scripts, kept as files. */

const PAPER = '/ecosystem/publications/hr-strap-wrist';
const VERSION = '/products/modules/eye-tracking-glasses/hz-g2';

test('一篇论文：国标与 APA 一按就复制，BibTeX 与 RIS 可以下载', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PAPER);
  const citation = page.locator('#citation');
  await expect(citation).toContainText(
    '苏婷, 林国栋. 摆臂强度与腕部脉搏波的可用率[J]. 运动生物力学通讯, 2021, 3(2): 77-85.',
  );
  for (const [name, start] of [
    ['GB/T 7714—2015', '苏婷, 林国栋. '],
    ['APA 7', '苏婷 & 林国栋. (2021). '],
  ]) {
    await citation.getByRole('button', { name: `复制${name}` }).click();
    await expect(citation.getByRole('button', { name: '已复制' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      new RegExp(`^${start.replace(/[().]/g, '\\$&')}`),
    );
  }
  const code = citation.locator('pre').first();
  await expect(code).toBeHidden();
  await citation.getByText('BibTeX', { exact: true }).click();
  await expect(code).toContainText('@article{hr-strap-wrist,');
  await expect(code).toBeVisible();
  for (const [ending, type, start] of [
    ['bib', 'application/x-bibtex', '@article{hr-strap-wrist,'],
    ['ris', 'application/x-research-info-systems', 'TY  - JOUR'],
  ]) {
    const link = citation.locator(`a[download="hr-strap-wrist.${ending}"]`);
    const file = await request.get((await link.getAttribute('href'))!, { maxRedirects: 0 });
    expect([file.status(), file.headers()['content-type']]).toEqual([200, `${type}; charset=utf-8`]);
    expect(file.headers()['content-disposition']).toBe(`attachment; filename="hr-strap-wrist.${ending}"`);
    expect((await file.text()).startsWith(start)).toBe(true);
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe(`hr-strap-wrist.${ending}`);
  }
  for (const made of [
    `${ADDRESSES.site}/ecosystem/publications/none-such.bib`,
    `${ADDRESSES.site}/ecosystem/cases/ladder-heart.bib`,
  ])
    expect((await request.get(made, { maxRedirects: 0 })).status(), made).toBe(404);
});

test('没有脚本：引文读得到、选得中，文件也下得到；型号那句打得开', async ({ browser }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const page = await plain.newPage();
  await page.goto(`${ADDRESSES.site}${PAPER}`);
  const citation = page.locator('#citation');
  await expect(citation.locator('pre').first()).toContainText('@article{hr-strap-wrist,');
  await expect(citation.getByRole('button')).toHaveCount(0);
  await page.goto(`${ADDRESSES.site}${VERSION}`);
  await page.getByText('写进论文的方法部分').click();
  await expect(page.locator('#methods')).toContainText('at a sampling rate of 120 Hz.');
  await plain.close();
});

test('型号：方法部分的两句各自复制', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${VERSION}#methods`);
  await page.locator('#methods').getByRole('button', { name: '复制中文' }).click();
  await expect(page.locator('#methods').getByRole('button', { name: '已复制' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^数据由HZ-G2（可穿戴眼动追踪，衡知）采集，采样率120\sHz。$/,
  );
});

test('没有引用信息的内容服务：没有这一节，也没有文件', async ({ request }) => {
  const html = await (await request.get(`${ADDRESSES.plain}${PAPER}`)).text();
  expect(html).not.toContain('id="citation"');
  expect((await request.get(`${ADDRESSES.plain}${PAPER}.bib`)).status()).toBe(404);
});
