/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { MarkedText } from '@/components/search/marked-text';

test('范围与带单位的数不从中间断开，标出来的还是那几个字', () => {
  const text = '皮肤电要往后看1–3 s，采样率1,000 Hz';
  const { container } = render(<MarkedText text={text} marks={[[text.indexOf('3 s'), text.indexOf('3 s') + 1]]} />);
  expect(container.textContent).toBe('皮肤电要往后看1–\u20603\u00a0s，采样率1,000\u00a0Hz');
  expect(container.querySelector('mark')).toHaveTextContent('3');
});
