/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { InstantReturn } from '@/components/layout/instant-return.client';
import { goBack, startAt, TestRouter } from '../../support/test-router';

const isInstant = () => document.documentElement.hasAttribute('data-returning');

beforeEach(() => {
  startAt('/solutions');
  render(
    <TestRouter>
      <InstantReturn />
    </TestRouter>,
  );
});

test('点页内的链接平滑滚过去，虽然浏览器也发 popstate', () => {
  act(() => {
    window.history.pushState(null, '', '#versions');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(isInstant()).toBe(false);
});

test('从别的页面回来，一下就在原处', async () => {
  act(() => window.history.pushState(null, '', '/search'));
  await goBack();
  expect(isInstant()).toBe(true);
});
