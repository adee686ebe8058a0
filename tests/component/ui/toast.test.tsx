/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from '@/components/ui/dialog.client';
import { Toast, type ToastNotice } from '@/components/ui/toast.client';
import { stubDialog } from '../../support/dialog-stub';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function show(notice: ToastNotice | null) {
  const onClose = jest.fn();
  const view = render(<Toast notice={notice} onClose={onClose} />);
  return { onClose, showNext: (next: ToastNotice | null) => view.rerender(<Toast notice={next} onClose={onClose} />) };
}

test.each(['successful', 'failed'] as const)('类型 %s：默认文字“提示”，有礼地播报', (type) => {
  show({ type });
  expect(screen.getByRole('status')).toHaveTextContent('提示');
});

test('播报的地方在提示出现之前就在', () => {
  const { showNext } = show(null);
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  showNext({ type: 'successful', text: '已复制' });
  expect(screen.getByRole('status')).toBe(region);
  expect(region).toHaveTextContent('已复制');
});

test('别的类型抛出错误', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => show({ type: 'warning' as 'failed' })).toThrow('warning');
  jest.mocked(console.error).mockRestore();
});

test.each([
  { timeout: undefined, ends: 1000 },
  { timeout: 3000, ends: 3000 },
])('时长 $timeout：$ends 毫秒后消失，不早一毫秒', ({ timeout, ends }) => {
  const { onClose } = show({ type: 'successful', timeout });
  wait(ends - 1);
  expect(onClose).not.toHaveBeenCalled();
  wait(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each([
  {
    what: '指针',
    on: fireEvent.pointerEnter,
    off: fireEvent.pointerLeave,
    target: () => screen.getByText('提示').parentElement!,
  },
  {
    what: '焦点',
    on: fireEvent.focus,
    off: fireEvent.blur,
    target: () => screen.getByRole('button', { name: '关闭提示' }),
  },
])('$what在上面时时间停住，离开后走完剩下的', ({ on, off, target }) => {
  const { onClose } = show({ type: 'successful' });
  wait(400);
  on(target());
  wait(60_000);
  expect(onClose).not.toHaveBeenCalled();
  off(target());
  wait(599);
  expect(onClose).not.toHaveBeenCalled();
  wait(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('下一条提示重新计时，即使文字相同', () => {
  const { onClose, showNext } = show({ type: 'failed', text: '失败' });
  wait(900);
  showNext({ type: 'failed', text: '失败' });
  wait(900);
  expect(onClose).not.toHaveBeenCalled();
  wait(100);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('可以自己关掉；离开页面后不再计时', () => {
  const { onClose, showNext } = show({ type: 'successful' });
  fireEvent.click(screen.getByRole('button', { name: '关闭提示' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  showNext(null);
  wait(5000);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each([
  { text: '√ 您已提交成功,谢谢', signs: 0 },
  { text: '已复制链接', signs: 1 },
])('“$text”旁边的记号：$signs 个，勾只有一个', ({ text, signs }) => {
  show({ type: 'successful', text });
  expect(screen.getByText(text).parentElement?.querySelectorAll(':scope > svg')).toHaveLength(signs);
});

test('对话框在最上层以后在它里面，关上以后回到页面', () => {
  stubDialog();
  const page = (open: boolean) => (
    <>
      <Dialog open={open} title="分享">
        内容
      </Dialog>
      <Toast notice={{ type: 'successful', text: '已复制链接', timeout: 5000 }} onClose={() => undefined} />
    </>
  );
  const view = render(page(false));
  expect(screen.getByText('已复制链接').closest('dialog')).toBeNull();
  view.rerender(page(true));
  // raised before the dialog is modal, it would be below it
  expect(screen.getByText('已复制链接').closest('dialog')).toBeNull();
  wait(100);
  expect(screen.getByText('已复制链接').closest('dialog')).toBe(screen.getByRole('dialog'));
  view.rerender(page(false));
  expect(screen.getByText('已复制链接').closest('dialog')).toBeNull();
});
