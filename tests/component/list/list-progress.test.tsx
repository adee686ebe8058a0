/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { ListProgress } from '@/components/list/list-progress';

function ticks(props: { before: number; shown: number; total: number }): boolean[] {
  const { container } = render(<ListProgress {...props} />);
  return [...container.querySelectorAll('[aria-hidden] > span')].map((tick) => tick.hasAttribute('data-shown'));
}

const places = (marks: boolean[]) => marks.flatMap((shown, index) => (shown ? [index] : []));

test('26项里有9项：26条刻度，前9条是蓝的', () => {
  const marks = ticks({ before: 0, shown: 9, total: 26 });
  expect(marks).toHaveLength(26);
  expect(places(marks)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test('从第2页看起：蓝的在它的位置上', () => {
  expect(places(ticks({ before: 9, shown: 3, total: 20 }))).toEqual([9, 10, 11]);
});

test('还在来：标尺说得出从哪里接上', () => {
  const { container } = render(<ListProgress before={0} shown={9} total={36} isLoading />);
  const ruler = container.firstElementChild as HTMLElement;
  expect(ruler).toHaveAttribute('data-loading');
  expect(ruler.style.getPropertyValue('--from')).toBe('0.25');
});

test('全部加载：没有一条是灰的', () => {
  expect(ticks({ before: 0, shown: 500, total: 500 }).every(Boolean)).toBe(true);
});

test('很长的列表：60 条，按比例', () => {
  const marks = ticks({ before: 0, shown: 100, total: 600 });
  expect(marks).toHaveLength(60);
  expect(places(marks)).toHaveLength(10);
});
