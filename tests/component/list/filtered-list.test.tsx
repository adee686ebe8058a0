/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import user from '@testing-library/user-event';
import { ListCount } from '@/components/list/list-count.client';
import { PagedStories } from '@/components/list/paged-stories.client';
import { makeDrawn } from '@/tests/support/cards';
import { visitList } from '@/tests/support/list-page';
import { freshPage } from '@/tests/support/fresh-page';
import { setMedia } from '@/tests/support/media';
import { startAt, TestRouter } from '@/tests/support/test-router';

const filter = (name: string, label: string, ...aliases: string[]) => ({
  name,
  parameter: `${name}Id`,
  label,
  allLabel: `所有${label}`,
  options: aliases.map((alias) => ({ id: `id-${alias}`, alias, label: `叫 ${alias}` })),
});
const FILTERS = [filter('domain', '研究领域', 'driving', 'aviation'), filter('module', '产品', 'eeg')];

let requests: ReturnType<typeof visitList>['requests'];

/** A filtered list that has nothing, below a head that counts. */
async function renderEmpty(search: string, filters = FILTERS) {
  const { path, Document, ...list } = visitList(`/list${search}`);
  requests = list.requests;
  render(
    <Document>
      <TestRouter>
        <p data-testid="count">
          <ListCount path={path} total={26} unit="个" order="按发布时间排列" />
        </p>
        <PagedStories
          path={path}
          call="case/GetAll"
          type="case"
          {...makeDrawn(26, 9)}
          filters={filters}
          facts={{}}
          moreLabel="了解更多"
        />
      </TestRouter>
    </Document>,
  );
  await requests[0].answer(1, 0, 0);
}

const chips = () => within(screen.getByRole('list', { name: '已选的筛选' })).getAllByRole('button');
const count = () => screen.getByTestId('count').textContent;

test('什么都没找到：列出已选的筛选，去掉一个就再找一次，另一个留着', async () => {
  await renderEmpty('?domain=driving&module=eeg');
  expect(chips().map((chip) => chip.getAttribute('aria-label') ?? chip.textContent)).toEqual([
    '去掉研究领域：叫 driving',
    '去掉产品：叫 eeg',
    '清除全部',
  ]);
  await user.click(chips()[0]);
  expect(window.location.search).toBe('?module=eeg');
  expect(requests[1].query).toMatchObject({ domainId: 'all', moduleId: 'id-eeg' });
  expect(screen.getAllByRole('status').at(-1)).toHaveFocus();
});

test('清除全部：回到没有筛选的列表', async () => {
  await renderEmpty('?domain=driving&module=eeg');
  await user.click(chips()[2]);
  expect(window.location.search).toBe('');
});

test('只有一个筛选时不必“清除全部”；定死的筛选不能去掉', async () => {
  await renderEmpty('?module=eeg', [{ ...FILTERS[0], fixed: 'driving' } as (typeof FILTERS)[0], FILTERS[1]]);
  expect(chips()).toHaveLength(1);
});

test('页首的数跟着筛选：等着的时候不变，答复来了说剩几个，去掉筛选就回来', async () => {
  await renderEmpty('?domain=driving');
  expect(count()).toBe('筛选出0个，共26个，按发布时间排列');
  await user.selectOptions(screen.getByLabelText('研究领域'), 'aviation');
  expect(count()).toBe('筛选出0个，共26个，按发布时间排列');
  await requests[1].answer(1, 3, 3);
  expect(count()).toBe('筛选出3个，共26个，按发布时间排列');
  await user.selectOptions(screen.getByLabelText('研究领域'), 'all');
  expect(count()).toBe('26个，按发布时间排列');
});

test('一页就是全部：没有刻度，只有一个定死的筛选就不画；读屏的人仍然听到有几项', () => {
  setMedia();
  startAt('/list');
  const [domain] = FILTERS;
  const options = { call: 'case/GetAll', type: 'case', facts: {}, moreLabel: '了解更多' } as const;
  const { container } = render(
    <TestRouter>
      <PagedStories {...options} path={freshPage()} {...makeDrawn(3)} filters={[{ ...domain, fixed: 'driving' }]} />
    </TestRouter>,
  );
  expect(container.querySelector('[data-shown]')).toBeNull();
  expect(screen.queryByRole('group', { name: '筛选' })).toBeNull();
  expect(screen.getAllByRole('status').at(-1)).toHaveTextContent('已显示3项，共3项');
});
