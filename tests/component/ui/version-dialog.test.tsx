/** @jest-environment jsdom */
import { createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import Link from 'next/link';
import { VersionDialog } from '@/components/ui/version-dialog.client';
import { MOBILE, setMedia } from '../../support/media';

const VERSION = {
  name: '眼动仪 Pro',
  image: { src: '/pro.svg', alt: '眼镜正面' },
  description: '双目，戴着走',
  parameters: [{ label: '采样率', value: '120 Hz' }],
  action: { href: '/contact-us', label: '提交需求' },
};

const draw = () =>
  render(
    <VersionDialog versions={{ '/pro': VERSION }}>
      <h3>
        <Link href="/pro">眼动仪 Pro</Link>
      </h3>
    </VersionDialog>,
  );

function click(init: MouseEventInit = {}) {
  draw();
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
  expect(dialog.getByRole('contentinfo')).toContainElement(dialog.getByRole('link', { name: '提交需求' }));
  expect(dialog.queryByRole('button', { name: '确定' })).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: '关闭' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('对话框不在标题里：那里只有链接', () => {
  const { container } = draw();
  expect(container.querySelector('dialog')).not.toBeNull();
  expect(container.querySelector('h3 dialog')).toBeNull();
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
