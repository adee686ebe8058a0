/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { CountedText } from '@/components/ui/counted-text';

test('数与它的量词在一起，文字一个不变', () => {
  const text = '一项24人的研究22个工作日，其中采集8天，最大0.4 ms';
  const { container } = render(<CountedText>{text}</CountedText>);
  expect(container).toHaveTextContent(text);
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual(['24人', '22个', '8天']);
});

test('范围与它数的也不分开', () => {
  const { container } = render(<CountedText>供货 4–6周，安装另需一周</CountedText>);
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual(['4–6周']);
});
