/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Picture } from '@/components/ui/picture';

test('图片到达以前，框里是它的底色；没有底色就用样式表的', () => {
  const { rerender } = render(<Picture picture={{ src: '/media/a.webp', alt: '一张桌子', colour: '#a8abb5' }} />);
  const frame = () => screen.getByRole('img', { name: '一张桌子' }).parentElement;
  expect(frame()).toHaveStyle({ background: '#a8abb5' });
  rerender(<Picture picture={{ src: '/media/a.webp', alt: '一张桌子' }} />);
  expect(frame()?.style.background).toBe('');
});
