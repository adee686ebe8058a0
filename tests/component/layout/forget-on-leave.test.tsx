/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import user from '@testing-library/user-event';
import { Activity } from 'react';
import { ForgetOnLeave } from '@/components/layout/forget-on-leave.client';

const page = (shown: boolean) => (
  <Activity mode={shown ? 'visible' : 'hidden'}>
    <ForgetOnLeave>
      <input aria-label="姓名" />
    </ForgetOnLeave>
  </Activity>
);

test('页面藏起来又出现时，写过的字不在了', async () => {
  const { rerender } = render(page(true));
  await user.type(screen.getByLabelText('姓名'), '张三');
  rerender(page(true));
  expect(screen.getByLabelText<HTMLInputElement>('姓名').value).toBe('张三');
  rerender(page(false));
  rerender(page(true));
  expect(screen.getByLabelText<HTMLInputElement>('姓名').value).toBe('');
});

test('浏览器把整页留下来以前已经不在了；不留的不动它', async () => {
  const leave = (persisted: boolean) =>
    act(() => void window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted })));
  render(page(true));
  await user.type(screen.getByLabelText('姓名'), '张三');
  leave(false);
  expect(screen.getByLabelText<HTMLInputElement>('姓名').value).toBe('张三');
  leave(true);
  expect(screen.getByLabelText<HTMLInputElement>('姓名').value).toBe('');
});
