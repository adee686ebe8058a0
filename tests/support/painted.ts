import type { Page } from '@playwright/test';

/** The web font has come and is used. */
export async function fontsShown(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family === 'latin' && status === 'loaded'),
  );
}

/** What has been changed so far is on the screen: a picture later than the next one is under way. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
