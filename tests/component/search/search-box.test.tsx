/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { SearchBox } from '@/components/search/search-box.client';
import { addRecentSearch } from '@/lib/browser/search/recent-searches';
import { stubSearchApi } from '@/tests/support/search-api';
import { startAt, TestRouter } from '@/tests/support/test-router';

const SUGGESTIONS = {
  pages: [
    { title: '可穿戴眼动追踪', kind: '产品模块', href: '/products/modules/eye-tracking-glasses' },
    { title: '屏幕式眼动追踪', kind: '产品模块', href: '/products/modules/screen-eye-tracking' },
  ],
  terms: ['眼动仪'],
};

let api: ReturnType<typeof stubSearchApi>;
let searched: string[];
let user: ReturnType<typeof userEvent.setup>;
let scrolledTo: string[];

beforeEach(() => {
  scrolledTo = [];
  Element.prototype.scrollIntoView = function () {
    scrolledTo.push(this.textContent);
  };
  jest.useFakeTimers();
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  window.localStorage.clear();
  searched = [];
  api = stubSearchApi();
  startAt('/search');
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <TestRouter>
        <SearchBox onSearch={(text) => searched.push(text)} />
      </TestRouter>
    </SWRConfig>,
  );
});

afterEach(() => jest.useRealTimers());

const box = () => screen.getByRole('combobox', { name: '搜索内容' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;
const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms));

/** Typed, waited for, answered. */
async function suggested(text = '眼动') {
  await user.type(box(), text);
  await pass(150);
  await api.suggestions(SUGGESTIONS);
}

test('停了 150 毫秒才去要，只要最后打的', async () => {
  await user.type(box(), '眼');
  await pass(149);
  expect(api.asked()).toEqual([]);
  await user.type(box(), '动');
  await pass(150);
  expect(api.asked()).toEqual([{ call: 'GetSuggestions', search: '眼动' }]);
});

test('还在等的请求，接着打字就取消', async () => {
  await user.type(box(), '眼');
  await pass(150);
  await user.type(box(), '动');
  await pass(150);
  expect(api.requests.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
});

test('先是页面，再是词；读屏软件听得到几条', async () => {
  await suggested();
  expect(options()).toEqual(['可穿戴眼动追踪产品模块', '屏幕式眼动追踪产品模块', '眼动仪']);
  expect(box()).toHaveAttribute('aria-expanded', 'true');
  expect(box()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  expect(screen.getByRole('status')).toHaveTextContent('3条建议');
});

test('上下键走一圈，焦点一直在框里', async () => {
  await suggested();
  for (const expected of ['可穿戴眼动追踪产品模块', '屏幕式眼动追踪产品模块', '眼动仪', null]) {
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe(expected);
  }
  await user.keyboard('{ArrowUp}');
  expect(active()).toBe('眼动仪');
  expect(within(screen.getByRole('listbox')).getByRole('option', { selected: true })).toHaveTextContent('眼动仪');
  expect(box()).toHaveFocus();
});

test('走到的那一条滚进视野', async () => {
  await suggested();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(scrolledTo).toEqual(['眼动仪', '屏幕式眼动追踪产品模块']);
});

test('Enter 选中的词就搜它；没有选中就搜打的字', async () => {
  await suggested();
  await user.keyboard('{ArrowUp}{Enter}');
  expect(searched).toEqual(['眼动仪']);
  expect(box()).toHaveValue('眼动仪');
  expect(options()).toEqual([]);
  await user.keyboard('{Enter}');
  expect(searched).toEqual(['眼动仪', '眼动仪']);
});

test('Esc 先收起建议，字还在；框所在的地方听不到这一下', async () => {
  const outside = jest.fn();
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && outside());
  await suggested();
  await user.keyboard('{Escape}');
  expect(options()).toEqual([]);
  expect(outside).not.toHaveBeenCalled();
  expect(box()).toHaveValue('眼动');
  expect(box()).toHaveAttribute('aria-expanded', 'false');
});

test('输入法在拼字时什么也不送出，那时的 Enter 不算', async () => {
  await user.click(box());
  fireEvent.compositionStart(box());
  fireEvent.change(box(), { target: { value: 'yan dong' } });
  await pass(1000);
  fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
  expect(api.asked()).toEqual([]);
  expect(searched).toEqual([]);
  fireEvent.change(box(), { target: { value: '眼动' } });
  fireEvent.compositionEnd(box());
  await pass(150);
  expect(api.asked()).toEqual([{ call: 'GetSuggestions', search: '眼动' }]);
});

test('输入法在选字时，上下键与 Enter 是它的，不动建议', async () => {
  await suggested();
  for (const during of [{ isComposing: true }, { keyCode: 229 }]) {
    fireEvent.keyDown(box(), { key: 'ArrowDown', ...during });
    expect(active()).toBeNull();
  }
  await user.keyboard('{ArrowUp}');
  fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
  expect(searched).toEqual([]);
});

test('不合规定的字不去要建议', async () => {
  await user.type(box(), '<>');
  await pass(500);
  expect(api.asked()).toEqual([]);
});

test('搜过的在空框下面，可以清除', async () => {
  act(() => addRecentSearch('脑电'));
  await user.click(box());
  expect(await screen.findByRole('option')).toHaveTextContent('脑电');
  await user.click(screen.getByRole('button', { name: '清除' }));
  expect(options()).toEqual([]);
  expect(window.localStorage.getItem('recent-searches')).toBeNull();
});

test('Tab 去了按钮，建议收起', async () => {
  await suggested();
  await user.tab();
  expect(screen.getByRole('button', { name: '开始搜索' })).toHaveFocus();
  expect(options()).toEqual([]);
});

test('用键盘也清得掉搜过的，之后焦点回到框里；去了别处就收起', async () => {
  act(() => addRecentSearch('脑电'));
  await user.click(box());
  await screen.findByRole('option');
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: '清除' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(window.localStorage.getItem('recent-searches')).toBeNull();
  expect(box()).toHaveFocus();
  act(() => addRecentSearch('肌电'));
  await user.tab({ shift: true });
  expect(document.body).toHaveFocus();
  expect(options()).toEqual([]);
});
