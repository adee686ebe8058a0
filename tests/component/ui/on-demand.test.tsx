/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from '@/components/ui/error-boundary.client';
import { onDemand } from '@/lib/browser/on-demand';

function Panel({ name }: { name: string }) {
  return <p>{name}打开了</p>;
}

test('要的时候才取，取来之前有替代的话；再打开不再取，第一眼就在', async () => {
  const bring = jest.fn(async () => Panel);
  const Late = onDemand(bring, <p>正在打开</p>);
  expect(bring).not.toHaveBeenCalled();
  const { unmount } = render(<Late name="分享" />);
  expect(screen.getByText('正在打开')).toBeVisible();
  expect(await screen.findByText('分享打开了')).toBeVisible();
  unmount();
  render(<Late name="搜索" />);
  expect(screen.getByText('搜索打开了')).toBeVisible();
  expect(bring).toHaveBeenCalledTimes(1);
});

test('先取好的，第一次打开就在', async () => {
  const Late = onDemand(async () => Panel);
  expect(Late.isReady()).toBe(false);
  await Late.load();
  expect(Late.isReady()).toBe(true);
  render(<Late name="筛选" />);
  expect(screen.getByText('筛选打开了')).toBeVisible();
});

test('取不来：最近的边界说出来；下一次再取', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let isOnline = false;
  const Late = onDemand(async () => {
    if (!isOnline) throw new Error('没有网络');
    return Panel;
  });
  const boundary = (
    <ErrorBoundary fallback={<p>没有取到</p>}>
      <Late name="演示" />
    </ErrorBoundary>
  );
  const { unmount } = render(boundary);
  expect(await screen.findByText('没有取到')).toBeVisible();
  await expect(Late.load()).rejects.toThrow('没有网络');
  unmount();
  isOnline = true;
  render(boundary);
  expect(await screen.findByText('演示打开了')).toBeVisible();
});
