import { expect, type Page } from '@playwright/test';

/** The page's scripts answer from now on (`lib/server/pages/script-flag.mjs`), and all of it is laid out. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-js="ready"]:not([data-unlaid])')).toBeAttached({ timeout: 15_000 });
}
