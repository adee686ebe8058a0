/** @jest-environment jsdom */
import { reloadWithoutScripts } from '@/lib/browser/reload-without-scripts';
import { SCRIPT_FLAG } from '@/lib/server/pages/script-flag.mjs';

/** What a page's head does when it is opened. */
function openPage(): void {
  document.head.replaceChildren();
  document.documentElement.removeAttribute('data-js');
  new Function(SCRIPT_FLAG)();
}
const policies = () => [...document.querySelectorAll('meta')].map(({ content }) => content);
const isMarked = () => document.documentElement.hasAttribute('data-js');

test('一部分坏了的页面再来一次，是没有脚本的那一种；下一页照常', () => {
  // jsdom has no page to load again, and says so
  jest.spyOn(console, 'error').mockImplementation(() => {});
  openPage();
  expect([isMarked(), policies()]).toEqual([true, []]);
  reloadWithoutScripts();
  openPage();
  expect([isMarked(), policies()]).toEqual([false, ["script-src 'none'"]]);
  openPage();
  expect([isMarked(), policies()]).toEqual([true, []]);
});
