import { expect } from '@playwright/test';
import { test } from './fixtures';
import { introduce } from './person';
import type { Visitor } from './visitor';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
const MENU = 'nav[aria-label="主菜单"]';

async function open(visitor: Visitor, viewport: typeof PHONE, address: string): Promise<void> {
  await visitor.resize(viewport);
  await visitor.open(address);
  await visitor.hydrated();
}

test.afterEach(async ({ visitor }) => expect(await visitor.problems()).toEqual([]));

test('手机：菜单打开，展开一项，走到一页', async ({ visitor }) => {
  await open(visitor, PHONE, '/');
  await visitor.press('header button', '菜单');
  await visitor.press(`${MENU} button`, '应用领域：展开');
  await visitor.press(`${MENU} li li a`);
  await visitor.until('领域的页面', () => /^\/application-fields\/.+/.test(window.location.pathname));
  await visitor.see('h1');
});

test('手机：案例按领域筛选', async ({ visitor }) => {
  await open(visitor, PHONE, '/ecosystem/cases');
  await visitor.press('main button', '研究领域：');
  await visitor.press('dialog li:nth-child(2) button');
  await visitor.until('地址里的领域', () => window.location.search.startsWith('?domain='));
  await visitor.see('#content article h2');
});

for (const [address, button] of [
  ['/ecosystem/cases', '了解更多'],
  ['/whitepaper', '显示更多'],
]) {
  test(`${address}：${button}`, async ({ visitor }) => {
    await open(visitor, DESK, address);
    const count = () => document.querySelectorAll('#content article').length;
    const before = await visitor.read(count);
    await visitor.press('main button', button);
    await visitor.until('更多', (fewer) => document.querySelectorAll('#content article').length > fewer, before);
  });
}

test('页头的搜索：写下词，回车，看到结果', async ({ visitor }) => {
  await open(visitor, DESK, '/about-us');
  await visitor.press('header button', '搜索');
  await visitor.fill('header [role="combobox"]', '眼动');
  await visitor.enter();
  await visitor.until('搜索页', () => window.location.pathname === '/search');
  await visitor.see('main', '条搜索结果');
  await visitor.see('main h2 a');
});

test('轮播：下一张', async ({ visitor }) => {
  await open(visitor, DESK, '/products/features');
  // it gets ready when it comes near
  await visitor.see('main [aria-roledescription="轮播"]');
  await visitor.see('main [aria-roledescription="轮播"][data-ready]');
  await visitor.press('main button', '下一张');
  await visitor.until('第2张', () => document.querySelector('[aria-label="第2张"][aria-current]') !== null);
});

test('案例的分享：打开，有去处，关上', async ({ visitor }) => {
  await open(visitor, DESK, '/ecosystem/cases/hud-position');
  await visitor.press('button', '分享这个案例');
  await visitor.see('[role="group"] a', '微博');
  await visitor.press('[role="group"] button', '收起');
  await visitor.lose('[role="group"] a', '微博');
});

test('对比：加入一个型号，去对比，再选一个，两列', async ({ visitor }) => {
  await open(visitor, PHONE, '/products/modules/eye-tracking-glasses/hz-g2');
  await visitor.press('main button', '加入对比');
  await visitor.press('main a', '去对比（1）');
  await visitor.until('对比的页面', () => window.location.pathname === '/compare');
  await visitor.press('main label', 'HZ-G1');
  await visitor.press('form button', '对比');
  await visitor.until('两列', () => window.location.search.includes('hz-g1'));
  await visitor.see('main h2', '项不同');
});

test('询价单：加入一套方案，改数量，地址跟着改', async ({ visitor }) => {
  await open(visitor, PHONE, '/solutions/driving-lab');
  await visitor.press('main button', '加入询价单');
  await visitor.press('main a', '已在询价单');
  await visitor.until('询价单的页面', () => window.location.pathname === '/enquiry-list');
  await visitor.fill('main input[inputmode="numeric"]', '2');
  await visitor.until('地址里的数量', () => /driving-lab\*12|driving-lab\*21/.test(window.location.search));
});

test('联系：发送以后有编号，需求在库里', async ({ visitor, site }, { project }) => {
  await open(visitor, DESK, '/contact-us');
  await introduce(visitor, 'main form', project.name);
  await visitor.press('main button', '发送');
  await visitor.until('受理编号', () => /([0-9A-Z]{4}-){6}[0-9A-Z]{4}/.test(document.querySelector('main')!.innerText));
  expect(await site.senders()).toContain(project.name);
});
