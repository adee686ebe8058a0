/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { NoBreakText } from '@/components/ui/no-break-text';

test('数与它的量词在一起，文字一个不变', () => {
  const text = '一项24人的研究22个工作日，其中采集8天，最大0.4 ms';
  const { container } = render(<NoBreakText>{text}</NoBreakText>);
  expect(container).toHaveTextContent(text);
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual([
    '项24人',
    '究22个',
    '集8天',
  ]);
});

test('范围与它数的也不分开', () => {
  const { container } = render(<NoBreakText>供货 4–6周，安装另需一周，66–85万元</NoBreakText>);
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual(['4–6周', '66–85万元']);
});

test('型号、带连字符的词是一整块；网址与长串里不分', () => {
  const text = '没有TTL口的HZ-G2、HZ-G3 Pro与N-back，见10.00000/hz-2025-hud';
  const { container } = render(<NoBreakText>{text}</NoBreakText>);
  expect(container).toHaveTextContent(text);
  expect([...container.querySelectorAll('[data-nowrap]')].map((span) => span.textContent)).toEqual([
    '的HZ-G2',
    'HZ-G3',
    '与N-back',
  ]);
});

test('范围与单位在一行里，一个数不算范围', () => {
  const { container } = render(
    <NoBreakText>{'采样32–256\u00A0Hz，误差5%–15%，视场0–40\u00A0°，转速20\u00A0r/min'}</NoBreakText>,
  );
  expect([...container.querySelectorAll('[data-nowrap]')].map((span) => span.textContent)).toEqual([
    '样32–256\u00A0Hz',
    '差5%–15%',
    '场0–40\u00A0°',
  ]);
});
