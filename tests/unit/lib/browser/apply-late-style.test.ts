/** @jest-environment jsdom */
import { applyLateStyle } from '@/lib/browser/apply-late-style';

const media = () => [...document.querySelectorAll('link')].map((link) => link.media);
let idle: (() => void)[];

beforeEach(() => {
  idle = [];
  window.requestIdleCallback = ((act: () => void) => idle.push(act)) as typeof requestIdleCallback;
  document.head.innerHTML = [
    '<link rel="stylesheet" media="not all" />',
    '<link rel="stylesheet" media="not all" data-late="" />',
    '<link rel="stylesheet" media="not all" data-late="" />',
  ].join('');
});

test('空闲时一份一份生效，最后一份最先；页面里已经写全的，一直不生效；然后才是别的', () => {
  const then = jest.fn();
  applyLateStyle(then);
  expect(media()).toEqual(['not all', 'not all', 'not all']);
  idle.shift()!();
  expect(media()).toEqual(['not all', 'not all', '']);
  idle.shift()!();
  expect(then).not.toHaveBeenCalled();
  idle.shift()!();
  expect(media()).toEqual(['not all', '', '']);
  expect(then).toHaveBeenCalledTimes(1);
  expect(idle).toEqual([]);
});

test.each(['click', 'keydown', 'submit'])('第一次 %s 之前全部生效，别人拦住事件也一样', (type) => {
  applyLateStyle(() => {});
  let seen: string[] = [];
  document.body.addEventListener(
    type,
    (event) => {
      seen = media();
      event.stopImmediatePropagation();
    },
    { once: true },
  );
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  expect(seen).toEqual(['not all', '', '']);
});
