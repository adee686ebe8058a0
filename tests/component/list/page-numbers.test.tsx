/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import user from '@testing-library/user-event';
import { PageNumbers } from '@/components/list/page-numbers';

const shown = () => screen.queryAllByRole('button').map((button) => Number(button.textContent));

test.each([
  { count: 1, current: 1, pages: [] },
  { count: 2, current: 1, pages: [1, 2] },
  { count: 7, current: 4, pages: [1, 2, 3, 4, 5, 6, 7] },
  { count: 8, current: 1, pages: [1, 2, 8] },
  { count: 20, current: 10, pages: [1, 9, 10, 11, 20] },
  { count: 20, current: 20, pages: [1, 19, 20] },
])('$count 页、在第 $current 页：$pages', ({ count, current, pages }) => {
  render(<PageNumbers count={count} from={current} to={current} onGo={() => undefined} />);
  expect(shown()).toEqual(pages);
});

test('按一个数字就去那一页；显示着的都标出来', async () => {
  const go = jest.fn();
  render(<PageNumbers count={4} from={2} to={3} onGo={go} />);
  await user.click(screen.getByRole('button', { name: '第4页' }));
  expect(go.mock.calls).toEqual([[4]]);
  expect(screen.getAllByRole('button', { current: 'page' }).map((button) => button.textContent)).toEqual(['2', '3']);
});
