/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ViewerControls } from '@/components/white-paper/viewer-controls.client';
import type { PaperView } from '@/lib/browser/paper/use-view';

const goTo = jest.fn();
const turn = jest.fn();
const zoomTo = jest.fn();
const VIEW: PaperView = { shown: null, page: 3, isDrawn: true, scale: 1.13, zoom: 'auto', goTo, turn, zoomTo };

beforeEach(() => {
  jest.clearAllMocks();
  // jsdom lays nothing out: everything counts as shown
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', { configurable: true, get: () => document.body });
});

const show = (view: Partial<PaperView> = {}, readable = 15, total: number | null = 15) =>
  render(<ViewerControls view={{ ...VIEW, ...view }} readable={readable} total={total} />);
const button = (name: string) => screen.getByRole('button', { name });
const field = () => screen.getByRole('textbox', { name: /页码/ });

test('前后翻页，第一页不能往前，最后一页不能往后', async () => {
  const { unmount } = show();
  await userEvent.click(button('上一页'));
  await userEvent.click(button('下一页'));
  expect(turn.mock.calls).toEqual([[-1], [1]]);
  unmount();
  const first = show({ page: 1 });
  expect([button('上一页'), button('下一页')].map((each) => each.hasAttribute('disabled'))).toEqual([true, false]);
  first.unmount();
  show({ page: 3 }, 3);
  expect([button('上一页'), button('下一页')].map((each) => each.hasAttribute('disabled'))).toEqual([false, true]);
});

test.each([
  { typed: '7', goes: [[7]] },
  { typed: '99', goes: [[15]] },
  { typed: '0', goes: [] },
  { typed: 'abc', goes: [] },
  { typed: '2.5', goes: [] },
])('页码框里写 $typed 回车：去 $goes', async ({ typed, goes }) => {
  show();
  await userEvent.clear(field());
  await userEvent.type(field(), `${typed}{Enter}`);
  expect(goTo.mock.calls).toEqual(goes);
  expect(field()).toHaveValue('3');
});

test('只能读前3页时，写了后面的页码去第3页，总页数照说', async () => {
  show({ page: 1 }, 3);
  await userEvent.clear(field());
  await userEvent.type(field(), '9{Enter}');
  expect(goTo.mock.calls).toEqual([[3]]);
  expect(field()).toHaveAccessibleName('页码，共15页');
});

test('放大、缩小按级走，适合宽度再按一次回到原样', async () => {
  const { unmount } = show();
  await userEvent.click(button('放大'));
  await userEvent.click(button('缩小'));
  await userEvent.click(button('适合宽度'));
  expect(zoomTo.mock.calls).toEqual([[1.25], [1], ['width']]);
  expect(screen.getByText('113%')).toBeInTheDocument();
  unmount();
  show({ zoom: 'width' });
  expect(button('适合宽度')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(button('适合宽度'));
  expect(zoomTo).toHaveBeenLastCalledWith('auto');
});

test('还没打开时什么都按不动', () => {
  show({ scale: 0 }, 0, null);
  for (const each of screen.getAllByRole('button')) expect(each).toBeDisabled();
  expect(field()).toBeDisabled();
});

test('左右键在工具栏里走，页码框里留给文字', async () => {
  show();
  button('上一页').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(field()).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(field()).toHaveFocus();
  button('下一页').focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(button('缩小')).toHaveFocus();
});
