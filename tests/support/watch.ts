import type { Page } from '@playwright/test';

/** @returns what has gone wrong in the page since this was asked last: in the console, on the way, against its policy */
export async function watch(page: Page): Promise<() => Promise<string[]>> {
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
  const refusals = await watchPolicy(page);
  return async () => [...problems.splice(0), ...(await refusals())];
}

/** @returns what the page's content security policy has refused since this was asked last */
export async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = ((window as unknown as { refused: string[] }).refused = []);
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      seen.push(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  return () => page.evaluate(() => (window as unknown as { refused: string[] }).refused.splice(0));
}
