/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import user from '@testing-library/user-event';
import { Fold } from '@/components/ui/fold';

test('后面的话一直在页面里，那一行打开它，再按收起', async () => {
  render(
    <Fold label="展开这一段">
      <p>为什么要六周</p>
    </Fold>,
  );
  const fold = screen.getByRole('group') as HTMLDetailsElement;
  expect(fold).toHaveTextContent('为什么要六周');
  expect(fold.open).toBe(false);
  await user.click(screen.getByText('展开这一段'));
  expect(fold.open).toBe(true);
  await user.click(screen.getByText('展开这一段'));
  expect(fold.open).toBe(false);
});
