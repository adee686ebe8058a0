import { expect, test, type Page } from '@playwright/test';
import { fontsShown } from '../support/painted';
import {
  brokenHeadings,
  brokenNumbers,
  brokenWholes,
  coveredWords,
  lonelyCharacters,
  orphans,
  WHOLE,
} from '../support/page-faults';
import { PARTS, partOfTemplates } from '../support/templates';

/** What is wrong with a page at its present width, each with the address. */
async function faultsOf(page: Page, path: string): Promise<string[]> {
  const problems: string[] = [];
  const note = (fault: string, found: string[]) => problems.push(...found.map((what) => `${path} ${fault}：${what}`));
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (overflow > 0) note('横向滚动', [`${overflow} px`]);
  if (!(await page.locator('#content').count())) return problems;
  await fontsShown(page);
  note('折断的数', await page.evaluate(brokenNumbers));
  note('折断的型号、范围与数量', await page.evaluate(brokenWholes, WHOLE.source));
  note('词里断开的标题', await page.evaluate(brokenHeadings));
  note('标题最后一行只有一个字', await page.evaluate(lonelyCharacters));
  note('落单的格子', await page.evaluate(orphans));
  for (const share of [0, 0.3, 0.6, 1]) {
    await page.evaluate((part) => {
      const way = document.documentElement.scrollHeight - window.innerHeight;
      window.scrollTo({ top: way * part, behavior: 'instant' });
    }, share);
    note(`滚到${share}处盖住的字`, await page.evaluate(coveredWords));
  }
  return problems;
}

const WIDTHS = [[390], [1366, 1280]];

for (const { widths, part } of WIDTHS.flatMap((widths) => PARTS.map((part) => ({ widths, part })))) {
  test(`${widths.join('、')} 宽：不横向滚动，数与型号不折断、标题不在词里断开、格子不落单、浮着的不盖住字（${part}）`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // what a test evaluates counts as a press, on which a viewer that is not hydrated yet fills the screen
    await page.addInitScript(() => Object.defineProperty(document, 'fullscreenEnabled', { value: false }));
    const problems: string[] = [];
    for (const path of await partOfTemplates(part)) {
      for (const [index, width] of widths.entries()) {
        await page.setViewportSize({ width, height: width < 768 ? 844 : 768 });
        if (index === 0) await page.goto(path, { waitUntil: 'domcontentloaded' });
        problems.push(...(await faultsOf(page, path)).map((fault) => `${width} ${fault}`));
      }
    }
    expect(problems).toEqual([]);
  });
}

test('手机上的栏不盖住页面的最后一行', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/solutions/driving-lab', '/ecosystem']) {
    await page.goto(path);
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const bar = page.locator('[data-page-bar], aside[aria-label="快捷操作"]').filter({ visible: true });
    const [top, last] = await Promise.all([
      bar.first().evaluate((element) => element.getBoundingClientRect().top),
      page
        .getByRole('contentinfo')
        .locator('p, a')
        .last()
        .evaluate((element) => element.getBoundingClientRect().bottom),
    ]);
    expect(last, path).toBeLessThanOrEqual(top);
  }
});

/** How long a page may be on a phone. */
const LENGTHS: Record<string, number> = {
  '/about-us': 5000,
  '/ecosystem': 5000,
  '/ecosystem/custom-developments': 8000,
  '/application-fields/driving': 8000,
  // with a plan of the room, and the way to a plan of one's own
  '/solutions/driving-lab': 8800,
  '/products/features/experiment-process': 8000,
};

for (const [path, limit] of Object.entries(LENGTHS)) {
  test(`手机上 ${path} 不高于 ${limit} 像素`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path, { waitUntil: 'load' });
    // what scripts set side by side is below each other before them
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await expect.poll(height).toBeLessThanOrEqual(limit);
  });
}
