/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { relatedCases } from '@/components/case/related-cases';
import { HomeDomains } from '@/components/home/home-domains';
import { HomeModules } from '@/components/home/home-modules';
import { LatestCases } from '@/components/home/latest-cases';
import { labPreview } from '@/components/lab/lab-preview';
import { Sections } from '@/components/ui/sections';
import { makeCard, makePage } from '../../support/cards';
import { stubObservers } from '../../support/observed';

beforeEach(stubObservers);

const cards = () => screen.queryAllByRole('article');
const more = (name: RegExp | string) => screen.queryByRole('link', { name });

test.each([
  { total: 0, shown: 0, hasMore: false },
  { total: 3, shown: 3, hasMore: false },
  { total: 4, shown: 4, hasMore: false },
  { total: 5, shown: 5, hasMore: true },
  { total: 6, shown: 6, hasMore: true },
  { total: 7, shown: 6, hasMore: true },
])('详情页有 $total 个案例：显示 $shown 个，“更多”$hasMore', ({ total, shown, hasMore }) => {
  render(<Sections sections={[relatedCases(makePage(total, 6), '/all')]} />);
  expect(cards()).toHaveLength(shown);
  expect(more('更多') !== null).toBe(hasMore);
  expect(screen.queryByRole('heading', { name: '案例' }) !== null).toBe(total > 0);
});

test.each([
  { total: 3, hasMore: false },
  { total: 4, hasMore: true },
])('首页最新案例共 $total 个时，“更多”$hasMore', ({ total, hasMore }) => {
  render(<LatestCases cases={makePage(total, 3)} lead={null} />);
  expect(cards()).toHaveLength(3);
  expect(more(/^全部\d+个案例$/) !== null).toBe(hasMore);
});

test.each([
  { total: 0, shown: 0, hasMore: false },
  { total: 4, shown: 4, hasMore: false },
  { total: 5, shown: 4, hasMore: true },
])('领域页有 $total 间实验室：显示 $shown 间，“更多”$hasMore', async ({ total, shown, hasMore }) => {
  render(<Sections sections={[labPreview(makePage(total, 4), '/all')]} />);
  expect(cards()).toHaveLength(shown);
  expect(more('更多') !== null).toBe(hasMore);
});

test('首页摘要截到35个字，再加省略号', () => {
  const long = '字'.repeat(40);
  render(
    <LatestCases cases={{ list: [makeCard(1, { introduction: long })], totalCount: 1, pageSize: 3 }} lead={null} />,
  );
  expect(screen.getByText('字'.repeat(35) + '…')).toBeInTheDocument();
});

test('首页显示9个领域，手机上前6个', () => {
  const domains = Array.from({ length: 12 }, (_, index) => makeCard(index + 1, { type: 'domain' }));
  const { container } = render(<HomeDomains domains={domains} totalCount={12} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(9);
  expect(container.querySelectorAll('[data-wide-only]')).toHaveLength(3);
});

test('首页先显示9个模块，其余就地展开', () => {
  const modules = Array.from({ length: 12 }, (_, index) => ({
    ...makeCard(index + 1, { type: 'module' }),
    shortName: `模块${index + 1}`,
    signal: null,
    sampling: { model: 'HZ-A1', rate: 100 },
  }));
  const { container } = render(<HomeModules modules={modules} totalCount={12} />);
  expect(container.querySelectorAll('details li')).toHaveLength(3);
  expect(screen.getByText('显示全部模块')).toBeInTheDocument();
});
