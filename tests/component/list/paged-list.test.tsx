/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import user from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import type { ComponentProps } from 'react';
import { PagedStories } from '@/components/list/paged-stories.client';
import type { ListFilter } from '@/lib/list-filter';
import { makeDrawn } from '@/tests/support/cards';
import { visitList } from '@/tests/support/list-page';
import { goBack, startAt, TestRouter } from '@/tests/support/test-router';

const option = (alias: string) => ({ id: `id-${alias}`, alias, label: `标签 ${alias}` });
const DOMAIN: ListFilter = {
  name: 'domain',
  parameter: 'domainId',
  label: '研究领域',
  allLabel: '所有研究领域',
  options: [option('driving'), option('aviation')],
};
const MODULE: ListFilter = {
  name: 'module',
  parameter: 'moduleId',
  label: '产品',
  allLabel: '所有产品',
  options: [option('eeg')],
};

type Props = Partial<ComponentProps<typeof PagedStories>>;

const FILTERS = [DOMAIN, MODULE];
const OPTIONS = {
  call: 'case/GetAll',
  type: 'case',
  ...makeDrawn(26, 9),
  filters: FILTERS,
  facts: {},
  moreLabel: '了解更多',
} as const;
let path: string;
let Document: ReturnType<typeof visitList>['Document'];

const list = (props: Props = {}) => (
  <Document>
    <TestRouter>
      <PagedStories {...OPTIONS} path={path} {...props}>
        <details>
          <summary>其余17项</summary>
        </details>
      </PagedStories>
    </TestRouter>
  </Document>
);

let requests: ReturnType<typeof visitList>['requests'];
let errors: jest.SpyInstance;

beforeEach(() => {
  ({ path, Document, requests } = visitList());
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => errors.mockRestore());

const cards = () => screen.queryAllByRole('article');
const more = () => screen.queryByRole('button', { name: '了解更多' });
/** The last of the lines that screen readers are told of; the first is for what an address asks in vain. */
const progress = () => screen.getAllByRole('status').at(-1);
const domain = () => screen.getByLabelText<HTMLSelectElement>('研究领域');
const press = async () => user.click(more() as HTMLElement);

test('第一页来自服务器，不请求；按钮接上下一页，到底就没有了', async () => {
  render(list());
  expect(cards()).toHaveLength(9);
  await press();
  expect(screen.getByText('正在载入')).toBeVisible();
  expect(requests[0].query).toEqual({ domainId: 'all', moduleId: 'all', page: '2', pageSize: '9' });
  await requests[0].answer(10, 18, 26);
  expect(cards()).toHaveLength(18);
  expect(progress()).toHaveTextContent('已显示18项，共26项');
  await press();
  await requests[1].answer(19, 26, 26);
  expect(cards()).toHaveLength(26);
  expect(more()).toBeNull();
  expect(progress()).toHaveFocus();
});

test('连按两下只请求一次', async () => {
  render(list());
  await user.dblClick(more() as HTMLElement);
  expect(requests).toHaveLength(1);
});

test('换筛选：先是正在加载，网址跟着变，请求一次', async () => {
  render(list());
  await user.selectOptions(domain(), 'driving');
  expect(cards()).toHaveLength(0);
  expect(progress()).toHaveTextContent('正在加载');
  expect(window.location.search).toBe('?domain=driving');
  expect(requests).toHaveLength(1);
  expect(requests[0].query).toMatchObject({ domainId: 'id-driving', moduleId: 'all', page: '1' });
  await requests[0].answer(1, 2, 2);
  expect(cards()).toHaveLength(2);
  expect(more()).toBeNull();
});

test.each([
  { what: '有筛选', filters: FILTERS, text: '很抱歉，未搜索到相关内容' },
  { what: '定在一个领域', filters: [{ ...DOMAIN, fixed: 'driving' }], text: '很抱歉，未搜索到相关内容' },
  { what: '没有筛选', filters: FILTERS, text: '暂无数据' },
])('空列表，$what：$text', async ({ what, filters, text }) => {
  render(list({ filters, ...(what === '有筛选' ? {} : makeDrawn(0)) }));
  if (what === '有筛选') {
    await user.selectOptions(domain(), 'driving');
    await requests[0].answer(1, 0, 0);
  }
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(more()).toBeNull();
});

test('后退回到前一个筛选，前一个筛选迟到的答复不显示', async () => {
  render(list());
  await user.selectOptions(domain(), 'driving');
  await goBack();
  expect(domain().value).toBe('all');
  expect(requests).toHaveLength(2);
  await requests[1].answer(1, 9, 26);
  await requests[0].answer(5, 6, 2);
  expect(cards()).toHaveLength(9);
});

test('带筛选的网址：来了就筛选，一次请求', async () => {
  startAt('/list?module=eeg&domain=nowhere');
  render(list());
  expect(screen.getByLabelText<HTMLSelectElement>('产品').value).toBe('eeg');
  expect(domain().value).toBe('all');
  expect(requests).toHaveLength(1);
  await requests[0].answer(1, 3, 3);
  expect(cards()).toHaveLength(3);
});

test('失败：列表留着，控制台一行，不自己重来，按钮再按就好', async () => {
  render(list());
  await press();
  await requests[0].fail();
  expect(cards()).toHaveLength(9);
  expect(errors.mock.calls).toEqual([['[list] case/GetAll:', '状态 502']]);
  act(() => {
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(requests).toHaveLength(1);
  await press();
  await requests[1].answer(10, 18, 26);
  expect(cards()).toHaveLength(18);
});

test('换筛选后失败：不自己重来，按钮再要一次', async () => {
  render(list());
  await user.selectOptions(domain(), 'driving');
  await requests[0].fail();
  expect([requests.length, errors.mock.calls.length]).toEqual([1, 1]);
  expect(screen.getByText('没有取到，请再试一次')).toHaveAttribute('role', 'status');
  await user.click(screen.getByRole('button', { name: '再试一次' }));
  await requests[1].answer(1, 2, 2);
  expect(cards()).toHaveLength(2);
});

test('离开再来：加载过的、筛选过的都在，网址补上筛选，不再请求', async () => {
  const page = render(list());
  await user.selectOptions(domain(), 'driving');
  await requests[0].answer(1, 9, 12);
  await press();
  await requests[1].answer(10, 12, 12);
  page.unmount();
  startAt('/elsewhere');
  for (let index = 0; index < 10; index++) render(list({ path: `/other/${index}` })).unmount();
  startAt('/list');
  render(list());
  expect(cards()).toHaveLength(12);
  expect(domain().value).toBe('driving');
  expect(window.location.search).toBe('?domain=driving');
  expect(requests).toHaveLength(2);
});

test('另一个条目的列表各是各的', async () => {
  const page = render(list({ path: '/a' }));
  await press();
  await requests[0].answer(10, 18, 26);
  page.rerender(list({ path: '/b', ...makeDrawn(3) }));
  expect(cards()).toHaveLength(3);
  page.rerender(list({ path: '/a' }));
  expect(cards()).toHaveLength(18);
});

test('固定的筛选看得见、改不了，总在请求里；别的筛选可以加', async () => {
  render(list({ filters: [{ ...DOMAIN, fixed: 'aviation' }, MODULE] }));
  expect(domain()).toBeDisabled();
  expect(domain().value).toBe('aviation');
  await user.selectOptions(screen.getByLabelText('产品'), 'eeg');
  expect(requests[0].query).toMatchObject({ domainId: 'id-aviation', moduleId: 'id-eeg' });
  expect(window.location.search).toBe('?module=eeg');
});

test('筛选剩几个写在筛选后面，没筛选时不写，结果来以前也不写', async () => {
  render(list());
  const words = within(screen.getByRole('group', { name: '筛选' }));
  expect(words.queryByText(/个$/)).toBeNull();
  await user.selectOptions(domain(), 'driving');
  expect(words.queryByText(/个$/)).toBeNull();
  await requests[0].answer(1, 1, 1);
  expect(words.getByText('1个')).toBeInTheDocument();
});

test('占位文字：没选时是选择主题，第一项是所有主题，选了它就显示它', async () => {
  const theme = { ...DOMAIN, name: 'theme', label: '主题', allLabel: '所有主题', placeholder: '选择主题' };
  render(list({ filters: [theme] }));
  const select = screen.getByLabelText<HTMLSelectElement>('主题');
  const shown = () => select.selectedOptions[0].textContent;
  expect(shown()).toBe('选择主题');
  expect(within(select).getAllByRole('option')[0]).toHaveTextContent('所有主题');
  await user.selectOptions(select, 'driving');
  await requests[0].answer(1, 1, 1);
  await user.selectOptions(select, 'all');
  expect(shown()).toBe('所有主题');
  expect(window.location.search).toBe('');
});

test('网址里没有的选项：说出来，从网址里去掉，别的参数留着；选了别的就不说了', async () => {
  startAt('/list?domain=bogus&module=eeg&utm=1');
  render(list());
  const note = '网址里的研究领域“bogus”不存在，没有按它筛选';
  expect(screen.getByText(/^网址里的/)).toHaveTextContent(note);
  expect(window.location.search).toBe('?utm=1&module=eeg');
  expect(requests).toHaveLength(1);
  await requests[0].answer(1, 3, 3);
  expect(screen.getByText(/^网址里的/)).toHaveTextContent(note);
  await user.selectOptions(domain(), 'driving');
  expect(screen.queryByText(/^网址里的/)).toBeNull();
});

test('脚本起来以前：第一页的卡片、筛选、其余的链接；脚本一到链接就收走，别的还是原来的', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(list());
  document.body.append(container);
  expect(within(container).getAllByRole('article')).toHaveLength(9);
  expect(within(container).getByText('其余17项')).toBeInTheDocument();
  const filters = within(container).getAllByRole('combobox');
  const buttons = within(container).getAllByRole('button');
  act(() => void render(list(), { container, hydrate: true }));
  expect(within(container).queryByText('其余17项')).toBeNull();
  expect(within(container).getAllByRole('article')).toHaveLength(9);
  expect(within(container).getAllByRole('combobox')).toEqual(filters);
  expect(within(container).getAllByRole('button')).toEqual(buttons);
  expect(errors).not.toHaveBeenCalled();
  container.remove();
});
