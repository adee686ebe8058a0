import { expect, test, type Locator, type Page } from '@playwright/test';
import { axeFaults } from '../support/axe';
import { hydrated } from '../support/hydrated';
import { PARTS, partOfTemplates } from '../support/templates';

/*
 * What is closed when a template is looked at (`templates.spec.ts`): every button that opens something is pressed, and
 * what it opens is asked.
 */

const WIDTHS = { 手机: 390, 桌面: 1440 };

/** One of each kind: buttons with the same classes open the same. */
function markOpeners(): number {
  const kinds = new Set<string>();
  const openers = [...document.querySelectorAll('button[aria-controls], button[aria-haspopup="dialog"]')];
  const shown = openers.filter(
    (opener) => opener.checkVisibility({ visibilityProperty: true }) && opener.getAttribute('aria-expanded') !== 'true',
  );
  const first = shown.filter((opener) => {
    const kind = `${opener.className} ${opener.parentElement?.className}`;
    return !kinds.has(kind) && kinds.add(kind);
  });
  for (const [at, opener] of first.entries()) opener.setAttribute('data-opener', String(at));
  return first.length;
}

/** What a pressed button has opened; null where it opens nothing, as a tab that is the current one. */
async function openedBy(page: Page, opener: Locator): Promise<string | null> {
  const id = await opener.getAttribute('aria-controls');
  const selector = id ? `[id="${id}"]` : 'dialog[open]';
  const isShown = await page
    .locator(selector)
    .waitFor({ timeout: 5_000 })
    .then(() => true)
    .catch(() => false);
  return isShown ? selector : null;
}

for (const [screen, width] of Object.entries(WIDTHS))
  for (const part of PARTS)
    test(`每个模板，${screen}：打得开的都打开，折着的都展开，里面 axe 无违规（${part}）`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      const problems: string[] = [];
      let opened = 0;
      const ask = async (path: string, selector: string) => {
        opened += 1;
        problems.push(...(await axeFaults(page, selector)).map((fault) => `${path} ${fault}`));
      };
      for (const path of await partOfTemplates(part)) {
        await page.goto(path);
        await hydrated(page);
        const count = await page.evaluate(markOpeners);
        for (let at = 0; at < count; at += 1) {
          const opener = page.locator(`[data-opener="${at}"]`);
          if (!(await opener.isVisible()) || !(await opener.isEnabled())) continue;
          await opener.click();
          const selector = await openedBy(page, opener);
          if (selector) await ask(path, selector);
          await page.keyboard.press('Escape');
          await expect(page.locator('dialog[open]')).toHaveCount(0);
        }
        const folded = await page.evaluate(() => {
          const closed = document.querySelectorAll<HTMLDetailsElement>('main details:not([open])');
          for (const one of closed) one.open = true;
          return closed.length;
        });
        if (folded > 0) await ask(path, 'main details');
      }
      expect(opened).toBeGreaterThan(0);
      expect(problems).toEqual([]);
    });
