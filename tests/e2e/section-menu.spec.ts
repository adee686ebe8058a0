import { expect, test, type Page } from '@playwright/test';
import { hydrated } from '../support/hydrated';
import { itemsOf } from '../support/site-content';

const DRIVING = '/application-fields/driving';
const menu = (page: Page) => page.getByRole('navigation', { name: '本页内容' }).filter({ visible: true });
const marked = async (page: Page) => menu(page).locator('[aria-current]').allInnerTexts();
/** Its entries: beside them is what can be done, which leads to another page. */
const entries = (page: Page) => menu(page).locator('a[href^="#"]');
const labels = (page: Page) => entries(page).allInnerTexts();

test('End 键跳到底：标出最后一节；Home 键回到顶：没有，或是第一节', async ({ page }) => {
  await page.goto(DRIVING);
  const names = await labels(page);
  await page.locator('body').press('End');
  await expect.poll(() => marked(page)).toEqual(names.slice(-1));
  // 页面还在往下滑的时候，浏览器会吞掉 Home 键
  await expect(async () => {
    await page.locator('body').press('Home');
    await expect.poll(() => page.evaluate(() => window.scrollY), { timeout: 2000 }).toBe(0);
  }).toPass();
  expect(names.slice(1)).not.toContain((await marked(page))[0]);
});

test('一下子跳到第一节里面：标出第一节', async ({ page }) => {
  await page.goto(DRIVING);
  await page.locator('#introduction').evaluate((section) => {
    window.scrollTo({ top: section.getBoundingClientRect().top, behavior: 'instant' });
  });
  await expect.poll(() => marked(page)).toEqual((await labels(page)).slice(0, 1));
});

test('每一项点了就到那一节，标的就是它；网址带着锚点', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(DRIVING);
  for (const link of await entries(page).all()) {
    await link.click();
    const href = (await link.getAttribute('href')) ?? '';
    await expect(page).toHaveURL(DRIVING + href);
    await expect(page.locator(`section${href}`)).toBeInViewport();
    await expect(link).toHaveAttribute('aria-current', 'location');
  }
});

test('页头的标尺上每节一个记号：走到一节，读到哪里的三角就在它的记号上', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(DRIVING);
  await hydrated(page);
  const marks = page.locator('[data-site-header] i');
  await expect(marks).toHaveCount((await labels(page)).length);
  /** How far the page is scrolled, and where the mark of the section being read is, both of 1. */
  const readings = () =>
    page.evaluate(() => {
      const mark = document.querySelector<HTMLElement>('[data-site-header] i[data-active]')!;
      const { scrollHeight } = document.documentElement;
      return [window.scrollY / (scrollHeight - window.innerHeight), Number.parseFloat(mark.style.left) / 100];
    });
  for (const link of await entries(page).all()) {
    await link.click();
    await expect
      .poll(async () => {
        const [scrolled, marked] = await readings();
        return Math.abs(scrolled - marked);
      })
      .toBeLessThan(0.02);
  }
});

for (const { motion, name } of [
  { motion: 'no-preference', name: '滑过去' },
  { motion: 'reduce', name: '一下子到，不滑' },
] as const) {
  test(`点菜单的一项，页面已经接管：${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.goto(DRIVING);
    await hydrated(page);
    await page.evaluate(() => {
      const places: number[] = [];
      document.addEventListener('scroll', () => places.push(Math.round(scrollY)));
      Object.assign(window, { places });
    });
    const last = entries(page).last();
    await last.click();
    const section = page.locator(`section${await last.getAttribute('href')}`);
    await expect.poll(() => section.evaluate((box) => Math.abs(box.getBoundingClientRect().top) < 200)).toBe(true);
    const places = await page.evaluate(() => (window as unknown as { places: number[] }).places);
    if (motion === 'reduce') expect(new Set(places).size).toBeLessThanOrEqual(2);
    else expect(new Set(places).size).toBeGreaterThan(3);
  });
}

test('从一个领域走到另一个：菜单带到这一页的节', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(DRIVING);
  const bar = page.getByRole('navigation', { name: '主菜单' });
  await bar.getByRole('link', { name: '应用领域', exact: true }).hover();
  await bar.getByRole('link', { name: '航空航天', exact: true }).click();
  await expect(page.locator('h1').filter({ visible: true })).toHaveText('航空航天');
  await menu(page).getByRole('link', { name: '案例' }).click();
  await expect(page.locator('section#cases').filter({ visible: true })).toBeInViewport();
  await expect.poll(() => marked(page)).toEqual(['案例']);
});

for (const { root, path } of [
  { root: 'domain', path: '/application-fields' },
  { root: 'module', path: '/products/modules' },
  { root: 'solution', path: '/solutions' },
]) {
  test(`${path} 的每一页：菜单里正是页面的各节`, async ({ request }) => {
    for (const { alias } of await itemsOf(root, 60)) {
      const html = await (await request.get(`${path}/${alias}`)).text();
      const nav = /<nav aria-label="本页内容".*?<\/nav>/s.exec(html)?.[0] ?? '';
      const linked = [...nav.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
      const sections = [...html.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id);
      expect(linked, alias).toEqual(sections);
      expect(new Set(sections).size, alias).toBe(sections.length);
    }
  });
}
