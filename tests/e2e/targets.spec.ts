import { expect, test } from '@playwright/test';
import { stolenTargets, straySurfaces, wrongStops } from '../support/targets';
import { hydrated } from '../support/hydrated';
import { PARTS, partOfTemplates } from '../support/templates';

/** Between two points at which blank places are asked. */
const STEP_PX = 16;

const SCREENS = [
  [390, 844],
  [1440, 900],
];

for (const [width, height, part] of SCREENS.flatMap((screen) => PARTS.map((part) => [...screen, part]))) {
  test(`${width} 宽：每个能按的，正中是它自己；空白处什么也不打开（${part}）`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    // what is not revealed yet is 200 px below its place
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const faults: string[] = [];
    for (const path of await partOfTemplates(part)) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await hydrated(page);
      faults.push(...(await page.evaluate(stolenTargets)).map((what) => `${path} 按不到：${what}`));
      faults.push(...(await page.evaluate(straySurfaces, STEP_PX)).map((what) => `${path} 空白处：${what}`));
      faults.push(...(await page.evaluate(wrongStops)).map((what) => `${path} Tab 停错：${what}`));
    }
    expect(faults).toEqual([]);
  });
}
