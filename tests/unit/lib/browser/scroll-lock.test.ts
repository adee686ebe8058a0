/** @jest-environment jsdom */
import { lockScroll } from '@/lib/browser/scroll-lock';

/** A finger that goes up or down by so much on an element. @returns whether the page may scroll */
function swipe(target: Element, dy: number): boolean {
  const touch = (name: string, clientY: number, cancelable: boolean) => {
    const event = new Event(name, { bubbles: true, cancelable });
    Object.assign(event, { touches: [{ clientX: 0, clientY }] });
    return target.dispatchEvent(event);
  };
  touch('touchstart', 100, false);
  return touch('touchmove', 100 - dy, true);
}

function scroller(): HTMLElement {
  document.body.innerHTML = '<p>页面</p><div style="overflow-y: auto"><p>列表</p></div>';
  const box = document.querySelector('div')!;
  Object.defineProperties(box, { scrollHeight: { value: 500 }, clientHeight: { value: 100 } });
  return box;
}

test('锁住时手指也滚不动页面；自己会滚的照样滚，到头为止', () => {
  const box = scroller();
  const [page, list] = document.querySelectorAll('p');
  const unlock = lockScroll();
  expect(swipe(page, 40)).toBe(false);
  expect(swipe(list, 40)).toBe(true);
  expect(swipe(list, -40)).toBe(false);
  box.scrollTop = 400;
  expect(swipe(list, 40)).toBe(false);
  expect(swipe(list, -40)).toBe(true);
  unlock();
  expect(swipe(page, 40)).toBe(true);
});

test('几个一起锁，最后一个放开才放开', () => {
  scroller();
  const page = document.querySelector('p')!;
  const [first, second] = [lockScroll(), lockScroll()];
  first();
  first();
  expect([swipe(page, 40), document.documentElement.style.overflow]).toEqual([false, 'hidden']);
  second();
  expect([swipe(page, 40), document.documentElement.style.overflow]).toEqual([true, '']);
});
