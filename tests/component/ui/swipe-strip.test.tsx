/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { SwipeStrip } from '@/components/ui/swipe-strip.client';
import { MOBILE, setMedia } from '../../support/media';

const strip = (
  <SwipeStrip label="其中有" count={2} className="">
    <li>一</li>
    <li>二</li>
  </SwipeStrip>
);

test('脚本起来以前键盘到得了它；起来以后，滚动的窄屏上到得了，不滚动的宽屏上不用停', () => {
  expect(renderToString(strip)).toMatch(/tabindex="0"/i);
  setMedia();
  render(strip);
  const list = screen.getByRole('list', { name: '其中有' });
  expect(list.getAttribute('tabindex')).toBeNull();
  setMedia(MOBILE);
  expect(list.getAttribute('tabindex')).toBe('0');
});
