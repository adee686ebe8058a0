/** @jest-environment jsdom */
import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareEntries } from '@/components/ui/share-entries.client';
import { ShareWidget } from '@/components/ui/share-widget.client';

const copy = jest.fn();
const ENTRIES = [
  { key: 'weibo', label: '微博', href: 'https://example.com/share' },
  { key: 'copy', label: '复制链接', onSelect: copy },
];

function Widget() {
  const [open, setOpen] = useState(false);
  return (
    <ShareWidget open={open} onToggle={setOpen}>
      <p>扫一扫</p>
      <ShareEntries entries={ENTRIES} onDone={() => setOpen(false)} />
    </ShareWidget>
  );
}

async function open() {
  const user = userEvent.setup();
  render(<Widget />);
  expect(screen.queryByText('扫一扫')).toBeNull();
  await user.click(screen.getByRole('button', { name: '分享' }));
  return user;
}

const toggle = () => screen.getByRole('button', { name: '分享' });

test('按钮打开面板，打开才画；再按收起', async () => {
  const user = await open();
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('group', { name: '分享' })).toHaveTextContent('扫一扫');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  await user.click(toggle());
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryAllByRole('listitem')).toHaveLength(0);
});

test('面板不等里面的东西：一按就在；不在这里打开的不出现', async () => {
  const user = userEvent.setup();
  const onToggle = jest.fn(() => true);
  const { rerender } = render(
    <ShareWidget open={false} onToggle={onToggle}>
      {null}
    </ShareWidget>,
  );
  await user.click(toggle());
  expect(screen.getByRole('group', { name: '分享' })).toBeVisible();
  rerender(
    <ShareWidget key="another" open={false} onToggle={() => false}>
      {null}
    </ShareWidget>,
  );
  await user.click(toggle());
  expect(screen.queryByRole('group', { name: '分享' })).toBeNull();
});

test('链接在新标签页打开，不交出来路；按钮做它的事并收起面板，焦点回到开关', async () => {
  const user = await open();
  const link = screen.getByRole('link', { name: '微博' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  await user.click(screen.getByRole('button', { name: '复制链接' }));
  expect(copy).toHaveBeenCalledTimes(1);
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(toggle()).toHaveFocus();
});

test('Escape 与“收起”收起面板并把焦点还给开关，点外面也收起', async () => {
  const user = await open();
  await user.tab();
  await user.keyboard('{Escape}');
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(toggle()).toHaveFocus();
  await user.click(toggle());
  await user.click(screen.getByRole('button', { name: '收起' }));
  expect(toggle()).toHaveFocus();
  await user.click(toggle());
  await user.click(document.body);
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
});
