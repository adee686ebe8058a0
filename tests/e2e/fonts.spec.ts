import { expect, test } from '@playwright/test';
import { held } from '../support/held';
import { fontsShown } from '../support/painted';
import { watchShift } from '../support/shift';

const CASES = '/ecosystem/cases';
const FONT = /\.woff2$/;

test('换上字体，看的人觉不出动：挪动的不到千分之二', async ({ page }) => {
  const letGo = await held(page, FONT);
  const shift = await watchShift(page);
  await page.goto(CASES, { waitUntil: 'domcontentloaded' });
  letGo();
  await fontsShown(page);
  expect(await shift()).toBeLessThan(0.002);
});

test.describe('没有脚本', () => {
  test.use({ javaScriptEnabled: false });

  test('也有字体', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => FONT.test(request.url()) && requests.push(request.url()));
    await page.goto(CASES);
    expect(requests).toHaveLength(1);
  });
});
