/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OfficialAccountDialog } from '@/components/ui/official-account-dialog.client';
import { Spinner } from '@/components/ui/spinner';

test('公众号对话框有二维码，点遮罩关闭', async () => {
  const onClose = jest.fn();
  render(<OfficialAccountDialog open picture={{ src: '/code.svg', alt: '公众号二维码' }} onClose={onClose} />);
  expect(screen.getByRole('img', { name: '公众号二维码' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '确定' })).toBeNull();
  await userEvent.setup().click(screen.getByRole('dialog', { name: '关注公众号' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('等待时说出来', () => {
  render(<Spinner />);
  expect(screen.getByRole('status')).toHaveTextContent('正在加载…');
});
