/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { PageLink } from '@/components/ui/page-link';
import { prefetched, startAt, TestRouter } from '../../support/test-router';

beforeEach(() => {
  startAt('/');
  render(
    <TestRouter>
      <PageLink href="/solutions">方案</PageLink>
      <PageLink href="/compare?ids=a,b">对比</PageLink>
    </TestRouter>,
  );
});
afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

const touch = () => fireEvent.touchStart(screen.getByRole('link', { name: '方案' }));

test('碰到链接就取它的页面，取一次', () => {
  touch();
  touch();
  expect(prefetched).toEqual(['/solutions']);
});

test('带问句的网址由浏览器自己打开：路由以为它就是没有问句的那一页', () => {
  const link = screen.getByRole('link', { name: '对比' });
  fireEvent.touchStart(link);
  // jsdom opens no page, and says so
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(fireEvent.click(link)).toBe(true);
  expect(prefetched).toEqual([]);
  expect(fireEvent.click(screen.getByRole('link', { name: '方案' }))).toBe(false);
});

test('要省流量的人什么也不预取', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  touch();
  expect(prefetched).toEqual([]);
});
