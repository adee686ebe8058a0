/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OfficialAccount } from '@/components/layout/official-account.client';

const PICTURE = { src: '/images/official-account.svg', alt: '二维码' };

test('按下才有对话框；关上，再按还有', async () => {
  const user = userEvent.setup();
  render(<OfficialAccount picture={PICTURE} />);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('link', { name: '关注公众号' })).toHaveAttribute('href', PICTURE.src);
  for (let time = 0; time < 2; time++) {
    await user.click(screen.getByRole('link', { name: '关注公众号', hidden: true }));
    const dialog = await screen.findByRole('dialog', { name: '关注公众号' });
    expect(screen.getByRole('img', { name: '二维码' })).toBeVisible();
    await user.click(dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
  }
});
