import { expect, test } from '@playwright/test';
import { paths } from '@/lib/paths';
import { held, SCRIPTS } from '../support/held';
import { hydrated } from '../support/hydrated';
import { painted } from '../support/painted';
import { watchShift } from '../support/shift';
import { INTERNAL, PARTS, partOfTemplates } from '../support/templates';

/** Half of what browsers call good. */
const MOST = 0.05;

// as wide as many phones are: at 390 other lines break
test.use({ viewport: { width: 412, height: 823 } });

for (const part of PARTS)
  test(`脚本来得晚，已经看见的不跳：第${part}组页面`, async ({ page, context }) => {
    test.slow();
    const addresses = (await partOfTemplates(part)).filter((path) => !INTERNAL.includes(path));
    if (part === 1) addresses.push(paths.search('眼动'));
    for (const path of addresses) {
      const visit = await context.newPage();
      const letGo = await held(visit, SCRIPTS);
      const shift = await watchShift(visit);
      await visit.goto(path, { waitUntil: 'domcontentloaded' });
      await painted(visit);
      letGo();
      await hydrated(visit);
      await expect(visit.locator('[aria-busy="true"]')).toHaveCount(0);
      expect.soft(await shift(), path).toBeLessThan(MOST);
      await visit.close();
    }
    await page.close();
  });
