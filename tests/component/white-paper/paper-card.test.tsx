/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { PaperCard } from '@/components/white-paper/paper-card';
import { makeCard } from '../../support/cards';

test('最新的一份有“读前三页”，不经过登记；别的没有', () => {
  const { rerender } = render(<PaperCard card={makeCard(1)} isLead />);
  expect(screen.getByRole('link', { name: /^读前三页/ })).toHaveAttribute('data-free');
  rerender(<PaperCard card={makeCard(1)} />);
  expect(screen.queryByRole('link', { name: /^读前三页/ })).toBeNull();
});
