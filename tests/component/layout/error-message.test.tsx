/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { ErrorMessage } from '@/components/layout/error-message';
import { PlainHeader } from '@/components/layout/plain-header';

test('打不开的页面：说清楚，能再试、能搜、有路可走', () => {
  render(<ErrorMessage retry={<button>再试一次</button>} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('这一页暂时打不开');
  expect(screen.getByRole('button', { name: '再试一次' })).toBeVisible();
  expect(screen.getByRole('search')).toHaveAttribute('action', '/search/results');
  expect(screen.getByRole('link', { name: '回到首页' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: '联系我们' })).toHaveAttribute('href', '/contact-us');
});

test('页头不问任何人：名字与主要栏目', () => {
  render(<PlainHeader />);
  const header = screen.getByRole('banner');
  expect(header).toContainElement(screen.getByRole('link', { name: '衡知' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});
