import type { Page } from '@playwright/test';

/** How high the window of a screen of this width is. */
export const heightOf = (width: number) => ({ 390: 844, 768: 1024, 1024: 768 })[width] ?? 900;

/** Scrolls through the page, so that every picture is asked for, and waits until they are there. */
export async function fill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    const pictures = [...document.images].filter((image) => image.checkVisibility());
    // decoded later it may be missing from a screenshot of the whole page
    for (const picture of pictures) picture.decoding = 'sync';
    const late = new Promise((resolve) => setTimeout(resolve, 8_000));
    await Promise.race([Promise.all(pictures.map((image) => image.decode().catch(() => {}))), late]);
  });
}
