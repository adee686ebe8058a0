/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ViewerSearch } from '@/components/white-paper/viewer-search.client';
import type { PaperSearch } from '@/lib/browser/paper/use-search';

const search = jest.fn();
const step = jest.fn();
const IDLE: PaperSearch = { query: null, total: 0, current: 0, page: 0, isBusy: false, search, step, clear: jest.fn() };
const FOUND: PaperSearch = { ...IDLE, query: '同步', total: 2, current: 2, page: 2 };

beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const box = () => screen.getByRole('searchbox', { name: '在文中查找' });

test('打开就能打字，停一停才找', async () => {
  render(<ViewerSearch search={IDLE} onlyFirst={null} onClose={jest.fn()} />);
  expect(box()).toHaveFocus();
  await user().type(box(), '同步');
  expect(search).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(300));
  expect(search.mock.calls).toEqual([['同步']]);
});

test('回车：新的字立刻找，找过的到下一处，加 Shift 到上一处', async () => {
  render(<ViewerSearch search={FOUND} onlyFirst={null} onClose={jest.fn()} />);
  await user().type(box(), '{Enter}{Shift>}{Enter}{/Shift}');
  expect(step.mock.calls).toEqual([[1], [-1]]);
  await user().type(box(), '器{Enter}');
  expect(search.mock.calls).toEqual([['同步器']]);
  act(() => jest.advanceTimersByTime(1000));
  expect(search).toHaveBeenCalledTimes(1);
});

test('结束中文输入的那一下回车不找：Safari 只给键码 229', () => {
  render(<ViewerSearch search={FOUND} onlyFirst={null} onClose={jest.fn()} />);
  fireEvent.change(box(), { target: { value: '器' } });
  fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 });
  expect(search).not.toHaveBeenCalled();
  fireEvent.keyDown(box(), { key: 'Enter', keyCode: 13 });
  expect(search.mock.calls).toEqual([['器']]);
});

test.each([
  { state: FOUND, says: '2 / 2' },
  { state: { ...IDLE, query: '没有的词' }, says: '没有找到' },
  { state: { ...IDLE, isBusy: true }, says: '正在找…' },
])('说出结果：$says', ({ state, says }) => {
  render(<ViewerSearch search={state} onlyFirst={null} onClose={jest.fn()} />);
  expect(screen.getByText(says)).toBeInTheDocument();
  const isFound = state.total > 0;
  for (const name of ['上一处', '下一处']) {
    expect(screen.getByRole('button', { name }).hasAttribute('disabled')).toBe(!isFound);
  }
});

test('按钮走到上一处、下一处，关闭', async () => {
  const onClose = jest.fn();
  render(<ViewerSearch search={FOUND} onlyFirst={null} onClose={onClose} />);
  await user().click(screen.getByRole('button', { name: '上一处' }));
  await user().click(screen.getByRole('button', { name: '下一处' }));
  await user().click(screen.getByRole('button', { name: '关闭查找' }));
  expect(step.mock.calls).toEqual([[-1], [1]]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('只有前 3 页时，说明只找了这几页', () => {
  render(<ViewerSearch search={{ ...IDLE, query: '没有的词' }} onlyFirst={3} onClose={jest.fn()} />);
  expect(screen.getByText('前3页没有')).toBeInTheDocument();
});
