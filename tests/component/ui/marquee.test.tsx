/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Marquee } from '@/components/ui/marquee.client';

const row = (...names: string[]) => names.map((name) => ({ key: name, content: <a href={`/${name}`}>{name}</a> }));
const show = (rows = [row('甲', '乙', '丙', '丁', '戊')]) => render(<Marquee label="客户" rows={rows} />);

/** The running part of the row in which the item is. */
const track = (name: string) => screen.getByRole('link', { name }).closest('ul')!.parentElement!;

test.each([
  // items × 160 px ÷ 2 px × 30 ms
  { count: 5, duration: '12000ms', width: '800px' },
  { count: 12, duration: '28800ms', width: '1920px' },
])('$count 项走一圈要 $duration：每 30 毫秒 2 像素', ({ count, duration, width }) => {
  const names = Array.from({ length: count }, (_, index) => `客户${index + 1}`);
  show([row(...names)]);
  expect(track('客户1').style.getPropertyValue('--marquee-duration')).toBe(duration);
  expect(track('客户1').style.getPropertyValue('--marquee-width')).toBe(width);
});

test('读屏与键盘只遇到每项一次；副本填满最宽的窗口', () => {
  const { container } = show();
  expect(screen.getAllByRole('link')).toHaveLength(5);
  const copies = [...container.querySelectorAll('ul[aria-hidden="true"]')];
  expect(copies.length * 800).toBeGreaterThanOrEqual(2560);
  expect(copies.every((copy) => copy.hasAttribute('inert'))).toBe(true);
});

test('按钮停住全部行，再按继续', () => {
  show([row('甲'), row('乙')]);
  const paused = () => ['甲', '乙'].map((name) => track(name).parentElement!.hasAttribute('data-paused'));
  expect(paused()).toEqual([false, false]);
  fireEvent.click(screen.getByRole('button', { name: '暂停滚动' }));
  expect(paused()).toEqual([true, true]);
  fireEvent.click(screen.getByRole('button', { name: '继续滚动' }));
  expect(paused()).toEqual([false, false]);
});

test('相邻两行方向相反', () => {
  show([row('甲'), row('乙')]);
  expect(track('甲')).toHaveAttribute('data-direction', 'left');
  expect(track('乙')).toHaveAttribute('data-direction', 'right');
});

test('没有脚本时不动，没有副本', () => {
  const html = renderToString(<Marquee label="客户" rows={[row('甲')]} />);
  expect(html).not.toContain('data-copy');
  expect(html.match(/甲</g)).toHaveLength(1);
});
