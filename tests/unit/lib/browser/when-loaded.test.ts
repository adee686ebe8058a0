/** @jest-environment jsdom */
import { whenLoaded } from '@/lib/browser/when-loaded';

const state = (value: DocumentReadyState) =>
  Object.defineProperty(document, 'readyState', { value, configurable: true });

test('还在加载：等到加载完，只做一次；已经加载完：马上做', () => {
  const act = jest.fn();
  state('interactive');
  whenLoaded(act);
  expect(act).not.toHaveBeenCalled();
  dispatchEvent(new Event('load'));
  dispatchEvent(new Event('load'));
  expect(act).toHaveBeenCalledTimes(1);
  state('complete');
  whenLoaded(act);
  expect(act).toHaveBeenCalledTimes(2);
});
