/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ViewerOutline } from '@/components/white-paper/viewer-outline.client';

const ENTRIES = [
  { title: '摘要', page: 2, entries: [] },
  {
    title: '怎样测',
    page: 3,
    entries: [
      { title: '设备', page: 3, entries: [] },
      { title: '步骤', page: 5, entries: [] },
    ],
  },
  { title: '限度', page: 8, entries: [] },
];
const onGoTo = jest.fn();
const onClose = jest.fn();
const show = (page: number) =>
  render(<ViewerOutline entries={ENTRIES} page={page} onGoTo={onGoTo} onClose={onClose} />);

beforeEach(() => jest.clearAllMocks());

test('目录一打开焦点就在里面；点一条去那一页，可以关上', async () => {
  show(1);
  expect(screen.getByRole('link', { name: /摘要/ })).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: /步骤/ }));
  expect(onGoTo.mock.calls).toEqual([[5]]);
  await userEvent.click(screen.getByRole('button', { name: '关闭目录' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each([
  { page: 1, current: [] },
  { page: 2, current: ['摘要2'] },
  { page: 4, current: ['设备3'] },
  { page: 7, current: ['步骤5'] },
  { page: 9, current: ['限度8'] },
])('读到第 $page 页：标出 $current', ({ page, current }) => {
  show(page);
  const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => link.textContent)).toEqual(current);
});
