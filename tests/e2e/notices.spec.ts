import { expect, test } from '@playwright/test';
import { itemsOf } from '../support/site-content';

test.describe('手机', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });

  test('分享的底部对话框里复制链接：提示在遮罩上面，点得到，关得上', async ({ page }) => {
    const [{ alias }] = await itemsOf('ecosystemCase', 1);
    await page.goto(`/ecosystem/cases/${alias}`);
    await page.getByRole('button', { name: '分享这个案例' }).tap();
    await page.getByRole('button', { name: '微信好友' }).tap();
    const dialog = page.getByRole('dialog', { name: '分享给微信好友' });
    await dialog.getByRole('button', { name: '复制链接' }).tap();
    const notice = page.getByRole('status').filter({ hasText: '已复制链接' });
    await expect(notice).toBeVisible();
    // what a finger would touch there
    const isOnTop = await notice.evaluate((region) => {
      const { left, top, width, height } = region.getBoundingClientRect();
      return region.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isOnTop).toBe(true);
    await notice.getByRole('button', { name: '关闭提示' }).tap();
    await expect(page.getByText('已复制链接')).toHaveCount(0);
    await expect(dialog).toBeVisible();
  });
});
