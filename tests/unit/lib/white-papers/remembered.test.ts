/** @jest-environment jsdom */
import { rememberedPage, rememberPage } from '@/lib/browser/remembered-page';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('每份白皮书记着自己的页', () => {
  rememberPage('a', 7);
  rememberPage('b', 2);
  expect([rememberedPage('a'), rememberedPage('b'), rememberedPage('c')]).toEqual([7, 2, null]);
});

test.each(['', '0', '-1', '2.5', 'x', 'NaN'])('记下的是 %j：当作没有记', (value) => {
  localStorage.setItem('white-paper-page:a', value);
  expect(rememberedPage('a')).toBeNull();
});

test('浏览器什么都不让存：不出错，从头读起', () => {
  const refuse = () => {
    throw new DOMException('不许', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(() => rememberPage('a', 3)).not.toThrow();
  expect(rememberedPage('a')).toBeNull();
});
