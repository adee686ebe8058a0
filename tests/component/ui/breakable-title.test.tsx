/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { BreakableTitle } from '@/components/ui/breakable-title';

test('标题里的型号是一整块，字一个不变', () => {
  const title = '以及HZ-G2眼镜与HZ-E32脑电，能不能早五分钟知道';
  render(
    <h1>
      <BreakableTitle>{title}</BreakableTitle>
    </h1>,
  );
  expect(screen.getByRole('heading').textContent).toBe(title);
  for (const code of ['及HZ-G2', '与HZ-E32']) expect(screen.getByText(code).tagName).toBe('SPAN');
});

test('没有型号的短标题就是文字本身', () => {
  const { container } = render(<BreakableTitle>数据分析</BreakableTitle>);
  expect(container.innerHTML).toBe('数据分析');
});

test('问句分句断行；太短的一句与下一句在一起', () => {
  const { container } = render(<BreakableTitle>驾驶员什么时候没在看路，接到请求，几秒看回路面？</BreakableTitle>);
  const clauses = [...container.children].map(({ textContent }) => textContent);
  expect(clauses).toEqual(['驾驶员什么时候没在看路，', '接到请求，几秒看回路面？']);
});
