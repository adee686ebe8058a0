/**
 * `npm run shots:compare`: every template and state of a running site (`SITE_URL`) beside the pictures that
 * `npm run shots:compare -- --update-snapshots` has kept in `shots/kept`, dot by dot; `test-results/shots` shows what differs.
 */
import { expect, test, type Page } from '@playwright/test';
import { fontsShown } from '../support/painted';
import { fill, heightOf } from './fill';
import { STATES } from './states';
import { TEMPLATES } from './templates';

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: heightOf(width) });
  await page.goto(path, { waitUntil: 'load' });
  // the page of the service worker brings no font
  if (path !== '/offline.html') await fontsShown(page);
}

for (const width of [390, 1440])
  test.describe(`${width}`, () => {
    test.use({ hasTouch: width <= 768 });

    for (const { name, path } of TEMPLATES)
      test(name, async ({ page }) => {
        await open(page, path, width);
        await fill(page);
        await expect(page).toHaveScreenshot(`${name}-${width}.png`, { fullPage: true });
      });

    for (const { name, path, widths, reach } of STATES) {
      if (widths?.(width) === false) continue;
      test(`state ${name}`, async ({ page }) => {
        await open(page, path, width);
        await reach(page);
        await expect(page).toHaveScreenshot(`state-${name}-${width}.png`);
      });
    }
  });
