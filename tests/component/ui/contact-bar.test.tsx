/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ContactBar } from '@/components/ui/contact-bar.client';
import { REDUCED_MOTION, setMedia } from '../../support/media';
import { startAt, TestRouter } from '../../support/test-router';

const WAY = 2000;

beforeEach(() => {
  jest.useFakeTimers();
  setMedia();
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    configurable: true,
    value: WAY + window.innerHeight,
  });
  window.scrollTo = jest.fn((options) => {
    window.scrollY = (options as ScrollToOptions).top ?? 0;
  }) as unknown as typeof window.scrollTo;
  window.scrollY = 0;
});
afterEach(() => jest.useRealTimers());

const top = () => screen.queryByRole('button', { name: '回到顶部' });
const scrollTo = (y: number) =>
  act(() => {
    window.scrollY = y;
    fireEvent.scroll(window);
  });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('“联系我们”一直在，没有脚本也在', () => {
  expect(renderToString(<ContactBar contactHref="/to-us" />)).toMatch(/href="\/to-us"[^>]*>联系我们/);
});

test.each([
  { path: '/form', isForm: true },
  { path: '/page', isForm: false },
])('$path 是表单 $isForm：下面的栏不盖住它的按钮', ({ path, isForm }) => {
  startAt(path);
  render(
    <TestRouter>
      <ContactBar contactHref="/to-us" phone="1" formPages={['/form']} />
    </TestRouter>,
  );
  expect(screen.getByRole('complementary').hasAttribute('data-at-form')).toBe(isForm);
});

test.each([
  { y: 0, isShown: false },
  { y: WAY * 0.1, isShown: false },
  { y: WAY * 0.1 + 1, isShown: true },
])('滚了 $y / 2000：回到顶部 $isShown', ({ y, isShown }) => {
  render(<ContactBar contactHref="/" />);
  scrollTo(y);
  expect(top() !== null).toBe(isShown);
});

test('1000 毫秒滚到顶部', () => {
  render(<ContactBar contactHref="/" />);
  scrollTo(1000);
  fireEvent.click(top()!);
  wait(500);
  expect(window.scrollY).toBeGreaterThan(0);
  expect(window.scrollY).toBeLessThan(1000);
  wait(520);
  expect(window.scrollY).toBe(0);
});

test('要求减少动态时直接到顶部', () => {
  setMedia(REDUCED_MOTION);
  render(<ContactBar contactHref="/" />);
  scrollTo(1000);
  fireEvent.click(top()!);
  expect(window.scrollY).toBe(0);
});

test.each(['滚轮', '离开页面'])('%s打断滚动', (what) => {
  const { unmount } = render(<ContactBar contactHref="/" />);
  scrollTo(1000);
  fireEvent.click(top()!);
  wait(300);
  if (what === '滚轮') fireEvent.wheel(window);
  else unmount();
  const stopped = window.scrollY;
  wait(2000);
  expect(window.scrollY).toBe(stopped);
});
