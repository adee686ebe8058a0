/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { ScrollStops } from '@/components/layout/scroll-stops.client';
import { RichText } from '@/components/ui/rich-text';
import { SizedImage } from '@/components/ui/sized-image';
import { scrollStop } from '@/components/ui/scroll-stop';
import { setInView, stubObservers } from '@/tests/support/observed';

let resize: (changes: Pick<ResizeObserverEntry, 'target'>[]) => void;

beforeEach(() => {
  stubObservers();
  window.ResizeObserver = class {
    constructor(onChange: ResizeObserverCallback) {
      resize = (changes) => onChange(changes as ResizeObserverEntry[], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

test('代码比框宽的时候键盘到得了，放得下的时候不到', () => {
  const text = { blocks: [{ kind: 'html' as const, html: '<pre><code>一长行</code></pre>' }] };
  const { container } = render(
    <>
      <RichText text={text} />
      <ScrollStops />
    </>,
  );
  const block = container.querySelector('pre')!;
  const measure = (scrollWidth: number) => {
    Object.defineProperty(block, 'scrollWidth', { value: scrollWidth, configurable: true });
    Object.defineProperty(block, 'clientWidth', { value: 300, configurable: true });
    act(() => resize([{ target: block }]));
  };
  expect(block.hasAttribute('tabindex')).toBe(false);
  measure(2_600);
  expect(block.getAttribute('tabindex')).toBe('0');
  measure(300);
  expect(block.hasAttribute('tabindex')).toBe(false);
});

test('左右划的条进了视野，图片在划到以前就要来；条还没进视野的不要', () => {
  const { container, getByAltText } = render(
    <>
      <ul {...scrollStop}>
        <li>
          <SizedImage alt="下一张" src="/media/a.webp" />
        </li>
      </ul>
      <ScrollStops />
    </>,
  );
  const picture = getByAltText('下一张');
  setInView(picture, true);
  expect(picture).toHaveAttribute('loading', 'lazy');
  setInView(container.querySelector('ul')!, true);
  setInView(picture, false);
  expect(picture).toHaveAttribute('loading', 'lazy');
  setInView(picture, true);
  expect(picture).toHaveAttribute('loading', 'eager');
});
