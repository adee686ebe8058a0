/** @jest-environment jsdom */
import { layOutRest } from '@/lib/browser/lay-out-rest';

let idle: (() => void)[];
const root = document.documentElement;
const laidOut = () =>
  [...document.querySelectorAll<HTMLElement>('main > *, footer')]
    .filter(({ style }) => style.getPropertyValue('content-visibility') === 'visible')
    .map(({ id }) => id);

beforeEach(() => {
  idle = [];
  window.requestIdleCallback = ((act: () => void) => idle.push(act)) as typeof requestIdleCallback;
  document.body.innerHTML =
    '<main><section id="a"></section><section id="b"></section><section id="c"></section></main><footer id="d"></footer>';
});

test('空闲时一块一块排，第一块早已排好；排完，什么记号也不留', () => {
  root.setAttribute('data-unlaid', '');
  layOutRest();
  expect(laidOut()).toEqual([]);
  const seen = [];
  while (root.hasAttribute('data-unlaid')) {
    idle.shift()!();
    seen.push(laidOut());
  }
  expect(seen).toEqual([['b'], ['b', 'c'], ['b', 'c', 'd'], []]);
  expect(idle).toEqual([]);
});

test('一开始就整页排好的，不再动', () => {
  root.removeAttribute('data-unlaid');
  layOutRest();
  expect(idle).toEqual([]);
});

test('有人按了键，余下的不再一块一块排', () => {
  root.setAttribute('data-unlaid', '');
  layOutRest();
  idle.shift()!();
  root.removeAttribute('data-unlaid');
  idle.shift()!();
  expect(laidOut()).toEqual([]);
  expect(idle).toEqual([]);
});
