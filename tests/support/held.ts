import type { Page } from '@playwright/test';

/** What a page asks for waits until it is let go: a slow line, without its clock. @returns lets it go */
export async function held(page: Page, address: RegExp): Promise<() => void> {
  let letGo = () => {};
  const isFree = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(address, async (route) => {
    await isFree;
    await route.continue();
  });
  return letGo;
}

/** The page's own scripts. */
export const SCRIPTS = /\/_next\/static\/.*\.js$/;
