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

test('浏览器把整页留着又拿出来时也不在了；平常打开不动它', async () => {
  const show = (persisted: boolean) =>
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
  render(page(true));
  await user.type(screen.getByLabelText('姓名'), '张三');
  show(false);
  expect(screen.getByLabelText<HTMLInputElement>('姓名').value).toBe('张三');
  show(true);
  expect(screen.getByLabelText<HTMLInputElement>('姓名').value).toBe('');
});
