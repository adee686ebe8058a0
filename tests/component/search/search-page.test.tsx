/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import user from '@testing-library/user-event';
import { SearchPage } from '@/components/search/search-page.client';
import { forgetPages } from '@/tests/support/fresh-page';
import { setMedia } from '@/tests/support/media';
import { stubSearchApi } from '@/tests/support/search-api';
import { goBack, pushed, startAt, TestRouter } from '@/tests/support/test-router';

const page = () => (
  <TestRouter>
    <SearchPage>
      <p>常被问到</p>
      {/* eslint-disable-next-line @next/next/no-html-link-for-pages -- the search page intercepts plain links */}
      <a href="/search/results?text=hrv" data-search="hrv">
        要记多长
      </a>
    </SearchPage>
  </TestRouter>
);

const TYPES = [
  { name: 'Module', displayName: '产品模块', count: 2 },
  { name: 'EcosystemCase', displayName: '案例', count: 18 },
];
const EEG = `/search?text=${encodeURIComponent('脑电')}`;

let api: ReturnType<typeof stubSearchApi>;
let errors: jest.SpyInstance;

beforeEach(() => {
  setMedia();
  forgetPages();
  window.localStorage.clear();
  api = stubSearchApi();
  errors = jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => errors.mockRestore());

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const status = () => screen.getAllByRole('status')[0].textContent;
const tab = (name: RegExp) => screen.getByRole('button', { name });
const more = () => screen.queryByRole('button', { name: '显示更多' });

/** The page with its first answers: 20 items of two types. */
async function shown() {
  startAt(EEG);
  render(page());
  await api.types(TYPES);
  await api.results({ from: 1, to: 9, totalCount: 20 });
}

test('进来先要类型，再要第1页，每页9条', async () => {
  startAt(EEG);
  render(page());
  expect(api.asked()).toEqual([
    { call: 'GetTypeAll', search: '脑电' },
    { call: 'GetListByType', search: '脑电', strTypes: 'null', page: '1', pageSize: '9' },
  ]);
  await api.types(TYPES);
  await api.results({ from: 1, to: 9, totalCount: 20 });
  expect(status()).toBe('共20条搜索结果');
  expect(titles()).toHaveLength(9);
  expect(screen.queryByText('常被问到')).toBeNull();
  for (const name of [/产品模块/, /案例/]) expect(tab(name)).toHaveAttribute('aria-pressed', 'true');
});

test('没有文字：什么也不要，先看看这些', () => {
  startAt('/search');
  render(page());
  expect(api.asked()).toEqual([]);
  expect(screen.getByText('常被问到')).toBeVisible();
});

test.each(['%3C%3E', '%F0%9F%98%80', '---', encodeURIComponent('眼'.repeat(65))])(
  '不合规定的文字（%s）：类型清空，不去请求，也不说什么',
  async (text) => {
    await shown();
    startAt(`/search?text=${text}`);
    expect(api.asked()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /案例/ })).toBeNull();
    expect(titles()).toEqual([]);
    expect(screen.getByText('常被问到')).not.toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('勾掉一种类型：回到第1页，网址里记着，勾随之不见', async () => {
  await shown();
  await user.click(tab(/产品模块/));
  expect(window.location.search).toBe(`${EEG.slice('/search'.length)}&types=EcosystemCase`);
  expect(tab(/产品模块/)).toHaveAttribute('aria-pressed', 'false');
  expect(tab(/全部/)).toHaveAttribute('aria-pressed', 'false');
  expect(api.asked().at(-1)).toMatchObject({ strTypes: '["EcosystemCase"]', page: '1' });
  await api.results({ from: 3, to: 11, totalCount: 18 });
  expect(status()).toBe('共18条搜索结果');
});

test('全部：一次全不要，再一次全都要', async () => {
  await shown();
  await user.click(tab(/全部/));
  expect(api.asked().at(-1)).toMatchObject({ strTypes: '[]' });
  await user.click(tab(/全部/));
  expect(window.location.search).toBe(EEG.slice('/search'.length));
  expect(titles()).toHaveLength(9);
});

test('显示更多接在后面，没有了按钮就走，焦点到总数', async () => {
  await shown();
  await user.click(more()!);
  expect(api.asked().at(-1)).toMatchObject({ page: '2' });
  await api.results({ from: 10, to: 18, totalCount: 20 });
  expect(titles()).toHaveLength(18);
  await user.click(more()!);
  await api.results({ from: 19, to: 20, totalCount: 20 });
  expect(titles()).toHaveLength(20);
  expect(more()).toBeNull();
  expect(screen.getAllByRole('status')[0]).toHaveFocus();
});

test('后退：上一次的结果还在，不再去要', async () => {
  await shown();
  await user.click(tab(/产品模块/));
  await api.results({ from: 3, to: 11, totalCount: 18 });
  const before = api.asked().length;
  await goBack();
  expect(status()).toBe('共20条搜索结果');
  expect(titles()).toHaveLength(9);
  expect(api.asked()).toHaveLength(before);
});

test('要不到：不说什么，写一行日志，按钮再要一次', async () => {
  startAt(EEG);
  render(page());
  await api.types(TYPES);
  await api.fail();
  expect(errors).toHaveBeenCalledTimes(1);
  expect(titles()).toEqual([]);
  await user.click(more()!);
  await api.results({ from: 1, to: 2, totalCount: 2 });
  expect(titles()).toHaveLength(2);
});

test('Enter 与按钮都去搜；前后的空白不算', async () => {
  startAt('/search');
  render(page());
  await user.type(screen.getByRole('combobox'), '  肌电 {Enter}');
  expect(pushed.at(-1)).toBe(`/search?text=${encodeURIComponent('肌电')}`);
  await user.clear(screen.getByRole('combobox'));
  await user.type(screen.getByRole('combobox'), 'EEG');
  await user.click(screen.getByRole('button', { name: '开始搜索' }));
  expect(pushed.at(-1)).toBe('/search?text=EEG');
});

test('常被问到的，在原地搜', async () => {
  startAt('/search');
  render(page());
  await user.click(screen.getByRole('link', { name: '要记多长' }));
  expect(pushed).toEqual(['/search?text=hrv']);
});

test('标出找到的字，别的都是文字', async () => {
  startAt(EEG);
  render(page());
  await api.types(TYPES);
  await api.results({
    items: [{ DisplayText: '<b>脑电</b>入门', excerpt: '说<i>脑电', marks: { title: [[3, 5]], excerpt: [[4, 6]] } }],
    totalCount: 1,
  });
  const [heading] = screen.getAllByRole('heading', { level: 2 });
  expect(heading.innerHTML).toContain('&lt;b&gt;<mark');
  expect(heading).toHaveTextContent('<b>脑电</b>入门');
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['脑电', '脑电']);
});

test('没有结果：规定的一句、别的写法、最接近的、把问题带去问人', async () => {
  startAt(EEG);
  render(page());
  await api.types([]);
  await api.results({
    from: 1,
    to: 0,
    totalCount: 0,
    spellings: ['脑点'],
  });
  expect(screen.getByText('很抱歉，未搜索到相关内容')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '脑点' })).toHaveAttribute(
    'href',
    `/search?text=${encodeURIComponent('脑点')}`,
  );
  expect(screen.getByRole('link', { name: /客户案例/ })).toHaveAttribute('href', '/ecosystem/cases');
  const ask = screen.getByRole('link', { name: '把这个问题发给我们' }).getAttribute('href')!;
  expect(decodeURIComponent(ask)).toContain('“脑电”');
});

test('没有去处的类型只是文字', async () => {
  startAt(EEG);
  render(page());
  await api.types([{ name: 'Mystery', displayName: '别的', count: 1 }]);
  await api.results({
    items: [{ ContentType: 'Mystery', DisplayText: '不知道是什么', AliasPart: { Alias: 'x' } }],
    totalCount: 1,
  });
  const [heading] = screen.getAllByRole('heading', { level: 2 });
  expect(within(heading).queryByRole('link')).toBeNull();
  await act(async () => {});
});
