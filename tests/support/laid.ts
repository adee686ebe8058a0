import { expect, type Page } from '@playwright/test';

/** Below its first screen a page is laid out after the first paint (`lib/http/loader.mjs`): now all of it is. */
export async function laid(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-unlaid');
}

/** The web font comes when all that is seen has (`lib/http/loader.mjs`): now it is there, where the page has one. */
export async function fontsShown(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('style[data-sheets]') === null ||
      [...document.fonts].some(({ family, status }) => family === 'latin' && status === 'loaded'),
  );
}

/** What has been changed so far is on the screen: a picture later than the next one is under way. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
