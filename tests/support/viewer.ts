import { expect, type Page } from '@playwright/test';
import { deriveId } from '@/lib/content-service/folder';
import { AGREED, ENQUIRY } from './enquiries';

/** A paper of the sample content with more pages than are free. */
const ID = deriveId('white-paper', 'sync-guide');
export const VIEWER = `/whitepaper/${ID}`;
export const FILE = `/api/whitepaper/file/${ID}`;

/** Drawing takes its time while other tests run beside it. */
export const PATIENT = { timeout: 20_000 };

export const drawn = (page: Page) =>
  page
    .locator('[data-page-number]')
    .filter({ has: page.locator('canvas') })
    .evaluateAll((pages) => pages.map((each) => Number((each as HTMLElement).dataset.pageNumber)));
export const field = (page: Page) => page.getByRole('textbox', { name: /^页码/ });
export const total = async (page: Page) =>
  Number(/共(\d+)页/.exec((await field(page).getAttribute('aria-label')) ?? '')?.[1]);

export async function open(page: Page, path = VIEWER): Promise<void> {
  await page.goto(path);
  await expect(page.locator('[data-page-number="1"] canvas')).toBeVisible(PATIENT);
}

/** The browser has left its card, without the dialog. */
export async function leaveCard(page: Page): Promise<void> {
  const data = { ...ENQUIRY, Domain: '', RequirementType: '', Content: '公众号PDF浏览申请' };
  const answer = await page.context().request.post('/api/require/create', { data, headers: AGREED });
  expect(answer.status()).toBe(200);
}

export async function goTo(page: Page, number: number): Promise<void> {
  await field(page).fill(String(number));
  await field(page).press('Enter');
  await expect(page.locator(`[data-page-number="${number}"] canvas`)).toBeVisible(PATIENT);
  await expect(field(page)).toHaveValue(String(number));
}
