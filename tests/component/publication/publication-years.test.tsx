/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import PublicationYears from '@/components/publication/publication-years';
import type { Card } from '@/lib/content/types';
import { makeCard } from '@/tests/support/cards';
import { stubObservers } from '@/tests/support/observed';

const paper = (id: string, title: string, year: number): Card =>
  makeCard(0, {
    type: 'publication',
    id,
    alias: id,
    title,
    introduction: `${title}的结论`,
    date: `${year}-03-01T00:00:00Z`,
  });
const PAPERS = [paper('a', '提示方式', 2026), paper('b', '间隔', 2026), paper('c', '漂移', 2024)];
const CITATIONS = { a: { authors: ['邵文澜', '何明'], journal: '人因工程研究', year: 2026 } };
const NUMBERS = { a: { value: '0.27', unit: 's', label: '首次注视提早' } };

beforeAll(stubObservers);

test('每一行一个数；没有数的、没有作者的那一行照样完整；一年只写一次', () => {
  render(<PublicationYears cards={PAPERS} citations={CITATIONS} numbers={NUMBERS} />);
  const [first, second, third] = screen.getAllByRole('listitem');
  expect(within(first).getByText('首次注视提早')).toBeVisible();
  expect(within(first).getByText('邵文澜，何明 · 人因工程研究')).toBeVisible();
  for (const [row, title] of [
    [second, '间隔'],
    [third, '漂移'],
  ] as const) {
    expect(within(row).getByRole('heading', { name: title })).toBeVisible();
    expect(within(row).getByText(`${title}的结论`)).toBeVisible();
  }
  expect(screen.getAllByText('2026')).toHaveLength(1);
  expect(screen.getAllByText('2024')).toHaveLength(1);
});

test('下一页从上一页末尾的那一年开始：年份不再看得见，别的年份照样', () => {
  const { container } = render(
    <PublicationYears cards={PAPERS} citations={{}} numbers={{}} after={paper('z', '前一页的', 2026)} />,
  );
  expect([...container.children].map((year) => year.hasAttribute('data-goes-on'))).toEqual([true, false]);
});
