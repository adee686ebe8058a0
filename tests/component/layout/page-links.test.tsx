/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { PageLink } from '@/components/ui/page-link';
import { prefetched, startAt, TestRouter } from '../../support/test-router';

beforeEach(() => {
  startAt('/');
  render(
    <TestRouter>
      <PageLink href="/solutions">方案</PageLink>
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

test('要省流量的人什么也不预取', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  touch();
  expect(prefetched).toEqual([]);
});
