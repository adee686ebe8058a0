/** @jest-environment jsdom */
import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentProps } from 'react';
import { Dialog } from '@/components/ui/dialog.client';

type Props = Partial<ComponentProps<typeof Dialog>>;

/** A page with a button that opens the dialog; every event closes it, as owners do. */
function Page({ onOk, onCancel, onClose, ...props }: Props) {
  const [open, setOpen] = useState(false);
  const end = (tell?: () => void) => () => {
    tell?.();
    setOpen(false);
  };
  return (
    <>
      <button onClick={() => setOpen(true)}>打开</button>
      <Dialog {...props} open={open} onOk={end(onOk)} onCancel={end(onCancel)} onClose={end(onClose)}>
        <p>内容</p>
      </Dialog>
    </>
  );
}

async function openDialog(props: Props = {}) {
  const user = userEvent.setup();
  const events = { onOk: jest.fn(), onCancel: jest.fn(), onClose: jest.fn() };
  const { unmount } = render(<Page {...events} {...props} />);
  await user.click(screen.getByRole('button', { name: '打开' }));
  return { user, unmount, ...events };
}

const dialog = () => screen.queryByRole('dialog');
const pressEscape = () => fireEvent(dialog()!, createEvent('cancel', dialog()!, { cancelable: true }));

test('标题默认是“提示”，按钮是“确定”与“取消”，遮罩 0.5', async () => {
  await openDialog();
  expect(screen.getByRole('dialog', { name: '提示' })).toHaveTextContent('内容');
  expect(screen.getByRole('button', { name: '确定' })).toBeVisible();
  expect(screen.getByRole('button', { name: '取消' })).toBeVisible();
  expect(dialog()!.style.getPropertyValue('--mask-opacity')).toBe('0.5');
});

test.each([
  { how: '确定', event: 'onOk' },
  { how: '取消', event: 'onCancel' },
  { how: '关闭', event: 'onClose' },
] as const)('按“$how”只发出 $event', async ({ how, event }) => {
  const { user, ...events } = await openDialog();
  await user.click(screen.getByRole('button', { name: how }));
  for (const name of ['onOk', 'onCancel', 'onClose'] as const) {
    expect(events[name]).toHaveBeenCalledTimes(name === event ? 1 : 0);
  }
  expect(dialog()).toBeNull();
});

test('Escape 与点遮罩都会关闭，点里面不会', async () => {
  const { user, onClose } = await openDialog();
  await user.click(screen.getByText('内容'));
  expect(dialog()).toBeVisible();
  await user.click(dialog()!);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(dialog()).toBeNull();
  await user.click(screen.getByRole('button', { name: '打开' }));
  pressEscape();
  expect(onClose).toHaveBeenCalledTimes(2);
  expect(dialog()).toBeNull();
});

test('在里面按下、在遮罩上松开不算点遮罩', async () => {
  const { user, onClose } = await openDialog();
  await user.pointer([{ keys: '[MouseLeft>]', target: screen.getByText('内容') }, { target: dialog()! }]);
  fireEvent.click(dialog()!);
  expect(onClose).not.toHaveBeenCalled();
});

test('不许关闭时没有叉，Escape、遮罩、浏览器自己都关不掉，但按钮还在', async () => {
  const { user, onOk, onClose } = await openDialog({ closable: false, buttons: false });
  expect(screen.queryByRole('button', { name: '关闭' })).toBeNull();
  await user.click(dialog()!);
  pressEscape();
  act(() => (dialog() as HTMLDialogElement).close());
  expect(dialog()).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: '确定' }));
  expect(onOk).toHaveBeenCalledTimes(1);
  expect(dialog()).toBeNull();
});

test('浏览器自己关闭时告诉主人', async () => {
  const { onClose } = await openDialog();
  act(() => (dialog() as HTMLDialogElement).close());
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('焦点进去，关闭后回到打开它的按钮', async () => {
  const { user } = await openDialog();
  await waitFor(() => expect(dialog()).toContainElement(document.activeElement as HTMLElement));
  await user.click(screen.getByRole('button', { name: '取消' }));
  expect(screen.getByRole('button', { name: '打开' })).toHaveFocus();
});

test('打开时后面的页面不滚动，关闭或离开后恢复', async () => {
  const { user, unmount } = await openDialog();
  expect(document.documentElement.style.overflow).toBe('hidden');
  await user.click(screen.getByRole('button', { name: '确定' }));
  expect(document.documentElement.style.overflow).toBe('');
  await user.click(screen.getByRole('button', { name: '打开' }));
  unmount();
  expect(document.documentElement.style.overflow).toBe('');
});

test('可以全屏', async () => {
  await openDialog({ layout: 'fullscreen', title: '查看图片' });
  expect(screen.getByRole('dialog', { name: '查看图片' })).toHaveAttribute('data-layout', 'fullscreen');
});

test('迟到的关闭事件说的是上一次：已经又打开的不关', async () => {
  const { onClose } = await openDialog();
  fireEvent(dialog()!, new Event('close'));
  expect(onClose).not.toHaveBeenCalled();
  expect(dialog()).toBeVisible();
});

describe('没有 showModal 的浏览器', () => {
  const native = Object.getOwnPropertyDescriptors(HTMLDialogElement.prototype);
  beforeAll(() => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'close');
  });
  afterAll(() => {
    Object.defineProperty(HTMLDialogElement.prototype, 'showModal', native.showModal);
    Object.defineProperty(HTMLDialogElement.prototype, 'close', native.close);
  });

  test('照样打开，后面的页面够不着，焦点在里面转，Escape 关闭，焦点回去', async () => {
    const { user, onClose } = await openDialog();
    expect(screen.getByRole('dialog', { name: '提示' })).toHaveAttribute('aria-modal', 'true');
    expect(screen.getByText('打开')).toHaveAttribute('inert');
    expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus();
    await user.tab({ shift: true });
    expect(screen.getByRole('button', { name: '确定' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(dialog()).toBeNull();
    expect(screen.getByRole('button', { name: '打开' })).toHaveFocus();
    expect(screen.getByText('打开')).not.toHaveAttribute('inert');
  });
});
