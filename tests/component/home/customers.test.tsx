/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { render, screen, within } from '@testing-library/react';
import { Customers } from '@/components/home/customers';
import { CUSTOMERS_PER_ROW, CUSTOMERS_PER_ROW_NARROW } from '@/lib/constants';

const customers = Array.from({ length: 24 }, (_, index) => ({
  id: `c${index}`,
  alias: `c${index}`,
  title: `第 ${index + 1} 家`,
  description: '',
  image: null,
}));

test('全部客户都在，分成两行', () => {
  render(<Customers customers={customers} />);
  const rows = screen.getAllByRole('list').map((row) => within(row).getAllByText(/^第 \d+ 家$/));
  expect(rows.map((row) => row.length)).toEqual([12, 12]);
  expect(new Set(rows.flat().map((name) => name.textContent)).size).toBe(24);
});

test('静止时每行 5 家，窄屏 3 家', () => {
  const css = readFileSync('components/ui/marquee.module.css', 'utf8');
  const columns = [...css.matchAll(/calc\(100% \/ (\d)\)/g)].map(([, count]) => Number(count));
  expect(columns).toEqual([CUSTOMERS_PER_ROW, CUSTOMERS_PER_ROW_NARROW]);
});
