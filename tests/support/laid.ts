import { expect, type Page } from '@playwright/test';

/** Below its first screen a page is laid out after the first paint (`lib/http/late-scripts.mjs`): now all of it is. */
export async function laid(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-unlaid');
}
