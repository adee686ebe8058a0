/** @jest-environment jsdom */
import { createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { VersionLink } from '@/components/ui/version-link.client';
import { MOBILE, setMedia } from '../../support/media';

const VERSION = {
  name: '眼动仪 Pro',
  image: { src: '/pro.svg', alt: '眼镜正面' },
  description: '双目，戴着走',
  parameters: [{ label: '采样率', value: '120 Hz' }],
};

/** Clicks the link and says whether the browser would have followed it. */
function click(init: MouseEventInit = {}) {
  render(
    <VersionLink href="/pro" version={VERSION}>
      眼动仪 Pro
    </VersionLink>,
  );
  const link = screen.getByRole('link', { name: '眼动仪 Pro' });
  const event = createEvent.click(link, { bubbles: true, cancelable: true, button: 0, ...init });
  fireEvent(link, event);
}

beforeEach(() => setMedia());

test('宽屏上在对话框里看：名字、图片、描述、参数、去它的页面的链接', () => {
  click();
  const dialog = within(screen.getByRole('dialog', { name: '眼动仪 Pro' }));
  expect(dialog.getByRole('img', { name: '眼镜正面' })).toBeInTheDocument();
  expect(dialog.getByText('双目，戴着走')).toBeInTheDocument();
  expect(dialog.getByText('采样率')).toBeInTheDocument();
  expect(dialog.getByText('120 Hz')).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: '查看详情' })).toHaveAttribute('href', '/pro');
  fireEvent.click(dialog.getByRole('button', { name: '关闭' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('手机上就是链接', () => {
  setMedia(MOBILE);
  click();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }])('按着键 %o 点击照浏览器的意思', (keys) => {
  click(keys);
  expect(screen.queryByRole('dialog')).toBeNull();
});
