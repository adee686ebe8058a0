/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Reveal, RevealItself } from '@/components/ui/reveal';
import { revealOnScroll } from '@/lib/browser/reveal-on-scroll';
import { observedElements, setInView, stubObservers } from '../../support/observed';

beforeEach(stubObservers);

const inner = () => screen.getByText('内容');
const state = () => inner().getAttribute('data-reveal');

/** A page whose elements are revealed on scroll. */
function draw(page: ReactElement) {
  const { container } = render(page);
  return { container, end: revealOnScroll(container) };
}

test('没有脚本时可见：服务器不写任何隐藏', () => {
  expect(renderToString(<Reveal>内容</Reveal>)).toContain('data-reveal="still"');
});

test('在窗口下面的先等着，进入视野时出现，只有一次', () => {
  draw(<Reveal>内容</Reveal>);
  setInView(inner(), false);
  expect(state()).toBe('waiting');
  setInView(inner(), false);
  expect(state()).toBe('waiting');
  setInView(inner(), true);
  expect(state()).toBe('shown');
  expect(observedElements()).toHaveLength(0);
});

test.each([
  { where: '已经看得见的', inView: true, top: 100 },
  { where: '在窗口上面的', inView: false, top: -900 },
])('$where不藏起来', ({ inView, top }) => {
  draw(<Reveal>内容</Reveal>);
  setInView(inner(), inView, top);
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
  draw(
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

test('后来加上的也会升起来，来得多深都一样', async () => {
  const { container } = draw(<p>开头</p>);
  const added = container.appendChild(document.createElement('div'));
  render(<Reveal as="div">内容</Reveal>, { container: added });
  await waitFor(() => expect(observedElements()).toEqual([inner()]));
  setInView(inner(), false);
  expect(state()).toBe('waiting');
});

test('列表里的一项；结束以后不再观察', () => {
  const { end } = draw(
    <ul>
      <Reveal as="li">内容</Reveal>
    </ul>,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('内容');
  expect(observedElements()).toHaveLength(1);
  end();
  expect(observedElements()).toHaveLength(0);
});
