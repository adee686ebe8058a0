import { expect, type Page } from '@playwright/test';

/** The scripts of a page wait for a hand (`lib/http/loader.mjs`): here is one, that touches nothing. */
export async function awake(page: Page): Promise<void> {
  await page.mouse.move(2, 300);
  await page.mouse.move(4, 304);
  await expect(page.locator('header[data-live]')).toBeVisible({ timeout: 15_000 });
}
