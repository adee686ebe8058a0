import type { Page } from '@playwright/test';
import { painted } from './painted';

declare global {
  interface Window {
    /** what has moved so far, as browsers count it */
    shift: number;
  }
}

/** From the next page on, all that moves is counted. @returns the sum, with two pictures more painted */
export async function watchShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    await painted(page);
    return page.evaluate(() => window.shift);
  };
}
