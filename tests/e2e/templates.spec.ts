import { expect, test, type Page } from '@playwright/test';
import { paths } from '@/lib/paths';
import { axe } from '../support/axe';
import { PARTS, partOfTemplates, templates } from '../support/templates';

/** Collects whatever goes wrong while a page is open. */
function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    // a prefetched page's style sheet waits for its visit; on a slow machine the browser grows impatient
    if (/preloaded using link preload but not used/.test(message.text())) return;
    if (['error', 'warning'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`pageerror: ${error.message}`));
  page.on('requestfailed', (request) => {
    // the browser itself drops prefetches when the page is left
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  return problems;
}

/** Texts of which a part is cut off. What a search finds in the middle of a text is marked. */
function cutTexts(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main *')]
    .filter((element) => {
      const { webkitLineClamp, textOverflow } = getComputedStyle(element);
      return element.matches('[data-clamped]') || webkitLineClamp !== 'none' || textOverflow === 'ellipsis';
    })
    .filter((element) => !element.closest('[data-excerpt]'))
    .filter(
      ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
        scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1,
    )
    .map(({ textContent }) => textContent.trim().slice(0, 40));
}

for (const [width, part] of [390, 1440].flatMap((width) => PARTS.map((part) => [width, part]))) {
  test(`每个模板在 ${width} 宽时没有错误、不横向滚动、axe 无违规（${part}）`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    // what is not revealed yet would escape axe
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const problems = watch(page);
    for (const path of await partOfTemplates(part)) {
      await page.goto(path, { waitUntil: 'load' });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (overflow > 0) problems.push(`${path}: 横向超出 ${overflow} px`);
      // the tool bar of a paper has one line for its title
      const cut = path.startsWith(paths.whitePaper('')) ? [] : await page.evaluate(cutTexts);
      problems.push(...cut.map((text) => `${path}: 切断了「${text}」`));
      const { violations } = await axe(page).analyze();
      for (const violation of violations) {
        problems.push(
          `${path}: ${violation.id}（${violation.nodes
            .map((node) => node.target.join(' '))
            .slice(0, 3)
            .join('；')}）`,
        );
      }
    }
    expect(problems).toEqual([]);
  });
}

test('没有脚本也读得到标题、正文和链接', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of await templates()) {
    // without scripts pictures are not lazy: all of a page would have to come
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toBeVisible();
  }
  await page.goto('/ecosystem/cases');
  await page.getByText(/^其余\d+项$/).click();
  await page.getByRole('main').locator('details a').first().click();
  await expect(page).toHaveURL(/\/ecosystem\/cases\/.+/);
  await context.close();
});
