/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { HoursLine } from '@/components/module/hours-dial';

const hour = (name: string, isLit: boolean) => ({ name, signal: null, isLit });

test('只念出亮着的，没有亮着的就什么都不画', () => {
  const { container, rerender } = render(
    <HoursLine hours={[hour('脑电', true), hour('肌电', false), hour('心电', true)]} />,
  );
  expect(screen.getByText(/脑电/)).toHaveTextContent('脑电、心电');
  expect(container.querySelectorAll('[data-lit]')).toHaveLength(2);
  rerender(<HoursLine hours={[hour('脑电', false)]} />);
  expect(container).toBeEmptyDOMElement();
});
