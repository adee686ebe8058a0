/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { Reveal, RevealItself } from '@/components/ui/reveal.client';
import { observedElements, setInView, stubObservers } from '../../support/observed';

beforeEach(stubObservers);

const inner = () => screen.getByText('内容');
const outer = () => inner().parentElement!;
const state = () => inner().getAttribute('data-reveal');

test('没有脚本时可见：服务器不写任何隐藏', () => {
  expect(renderToString(<Reveal>内容</Reveal>)).toContain('data-reveal="still"');
});

test('在窗口下面的先等着，进入视野时出现，只有一次', () => {
  render(<Reveal>内容</Reveal>);
  setInView(outer(), false);
  expect(state()).toBe('waiting');
  setInView(outer(), true);
  expect(state()).toBe('shown');
  setInView(outer(), false);
  setInView(outer(), true);
  expect(state()).toBe('shown');
});

test.each([
  { where: '已经看得见的', inView: true, top: 100 },
  { where: '在窗口上面的', inView: false, top: -900 },
])('$where不藏起来', ({ inView, top }) => {
  render(<Reveal>内容</Reveal>);
  setInView(outer(), inView, top);
  expect(state()).toBe('still');
});

test.each([
  { index: 0, perRow: 4, delay: '100ms' },
  { index: 3, perRow: 4, delay: '400ms' },
  { index: 4, perRow: 4, delay: '100ms' },
  { index: 5, perRow: 2, delay: '200ms' },
])('每行 $perRow 个，第 $index 个延迟 $delay', ({ index, perRow, delay }) => {
  render(
    <Reveal index={index} perRow={perRow}>
      内容
    </Reveal>,
  );
  expect(inner().style.getPropertyValue('--reveal-delay')).toBe(delay);
});

test('自己排版的那一项自己升起来，别的属性留着', () => {
  render(
    <ul>
      <RevealItself as="li" className="row" data-wide-only="" index={1} perRow={4}>
        内容
      </RevealItself>
    </ul>,
  );
  const item = screen.getByRole('listitem');
  expect(item).toHaveClass('row');
  expect(item).toHaveAttribute('data-wide-only');
  expect(item.style.getPropertyValue('--reveal-delay')).toBe('200ms');
  setInView(item, false);
  expect(item).toHaveAttribute('data-reveal', 'waiting');
  setInView(item, true);
  expect(item).toHaveAttribute('data-reveal', 'shown');
});

test('只有没要求减少动态时才隐藏，时长与距离来自 tokens.css', () => {
  const css = readFileSync('components/ui/reveal.module.css', 'utf8');
  const hiding = css.indexOf('opacity: 0');
  expect(css.lastIndexOf('@media (prefers-reduced-motion: no-preference)', hiding)).toBeGreaterThan(-1);
  expect(css).toContain('translateY(var(--reveal-distance))');
  expect(css).toContain('transform var(--reveal-duration)');
});

test('可以是列表里的一项；离开页面后不再观察', () => {
  const { unmount } = render(
    <ul>
      <Reveal as="li">内容</Reveal>
    </ul>,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('内容');
  expect(observedElements()).toHaveLength(1);
  unmount();
  expect(observedElements()).toHaveLength(0);
});
