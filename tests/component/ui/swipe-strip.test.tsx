/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { SwipeStrip } from '@/components/ui/swipe-strip.client';

const strip = (
  <SwipeStrip label="其中有" count={2} className="">
    <li>一</li>
    <li>二</li>
  </SwipeStrip>
);

beforeEach(() => {
  window.matchMedia = (query) =>
    ({
      matches: false,
      media: query,
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;
});

test('脚本起来以前键盘到得了它；起来以后，不滚动的宽屏上不用停在它上面', () => {
  expect(renderToString(strip)).toMatch(/tabindex="0"/i);
  render(strip);
  expect(screen.getByRole('list', { name: '其中有' }).getAttribute('tabindex')).toBeNull();
});
