/** @jest-environment jsdom */
import { layOutRest } from '@/lib/browser/lay-out-rest';

let idle: (() => void)[];
const root = document.documentElement;
/** Where neither the part nor what it is in waits, as `app/globals.css` sees it. */
const laidOut = () =>
  [...document.querySelectorAll('[id]')]
    .filter((part) => part.closest('section, footer')!.matches('[data-laid]') && !part.closest('[data-waits]'))
    .map(({ id }) => id);
const marks = () => document.querySelectorAll('[data-laid], [data-waits]').length;
const many = (id: string, count: number) => `<div id="${id}">${'<i></i>'.repeat(count)}</div>`;

beforeEach(() => {
  idle = [];
  window.requestIdleCallback = ((act: () => void) => idle.push(act)) as typeof requestIdleCallback;
  document.body.innerHTML =
    `<main><section id="a"></section><section id="b">${many('b1', 50)}${many('b2', 50)}${many('b3', 20)}</section>` +
    `<section id="c"><svg id="c1">${'<g></g>'.repeat(200)}</svg></section></main><footer id="d"></footer>`;
});

test('空闲时一块一块排，大的分开排，画不分；第一块早已排好；排完，什么记号也不留', () => {
  root.setAttribute('data-unlaid', '');
  layOutRest();
  expect(laidOut()).toEqual([]);
  const seen = [];
  while (root.hasAttribute('data-unlaid')) {
    idle.shift()!();
    seen.push(laidOut());
  }
  const b = ['b', 'b1', 'b2', 'b3'];
  expect(seen).toEqual([['b', 'b1'], b, [...b, 'c', 'c1'], [...b, 'c', 'c1', 'd'], []]);
  expect(marks()).toBe(0);
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
  expect(marks()).toBe(0);
  expect(idle).toEqual([]);
});
