import type { Page } from '@playwright/test';

/** Forms that are filled in faster than a person can are refused once: lets a second of the page's own clock pass. */
export async function asSlowAsAPerson(page: Page): Promise<void> {
  const start = await page.evaluate(() => performance.now());
  await page.waitForFunction((before) => performance.now() - before > 1_000, start);
}
