import type { Page } from '@playwright/test';
import { asSlowAsAPerson } from './as-slow-as-a-person';
import { ENQUIRY } from './enquiries';

/** Fills in the card that a white paper asks for, and sends it. */
export async function fillCard(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '填写信息' });
  await dialog.getByLabel('姓名').fill(ENQUIRY.Name);
  await dialog.getByLabel('电话', { exact: true }).fill(ENQUIRY.Telphone);
  await dialog.getByLabel('邮箱', { exact: true }).fill(ENQUIRY.Email);
  await dialog.getByLabel('单位').fill(ENQUIRY.Company);
  await dialog.getByRole('checkbox').check();
  // anyone who fills in a form faster than people do is asked to send again
  await asSlowAsAPerson(page);
  await dialog.getByRole('button', { name: '确定' }).click();
}
