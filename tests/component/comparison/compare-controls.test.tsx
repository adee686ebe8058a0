/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { CompareBox } from '@/components/comparison/compare-box.client';
import { CompareChosen } from '@/components/comparison/compare-chosen.client';
import { CompareToggle } from '@/components/comparison/compare-toggle.client';
import { KeepComparison } from '@/components/comparison/keep-comparison.client';
import { compareThese, readComparedVersions } from '@/lib/browser/compared-versions';

beforeEach(() => act(() => void compareThese([])));

const boxes = (...aliases: string[]) =>
  render(
    <>
      {aliases.map((alias) => (
        <CompareBox key={alias} alias={alias} title={alias.toUpperCase()} form="f" />
      ))}
      <CompareChosen form="f" />
    </>,
  );

test('勾上就选中，按钮写着几个，通到对比；再点就取消', () => {
  boxes('a', 'b');
  expect(screen.getByRole('button', { name: '对比选中的型号' })).toBeInTheDocument();
  fireEvent.click(screen.getByLabelText('对比A'));
  fireEvent.click(screen.getByLabelText('对比B'));
  expect(screen.getByRole('link', { name: '对比选中的2个' })).toHaveAttribute('href', '/compare?ids=a,b');
  fireEvent.click(screen.getByLabelText('对比A'));
  expect(readComparedVersions()).toEqual(['b']);
  expect(screen.getByLabelText('对比A')).not.toBeChecked();
});

test('第五个选不上，说最多4个；先前的都在', () => {
  boxes('a', 'b', 'c', 'd', 'e');
  for (const name of ['A', 'B', 'C', 'D', 'E']) fireEvent.click(screen.getByLabelText(`对比${name}`));
  expect(screen.getByLabelText('对比E')).not.toBeChecked();
  expect(screen.getByText('最多4个')).toBeInTheDocument();
  expect(readComparedVersions()).toEqual(['a', 'b', 'c', 'd']);
});

test('型号页：加入、移出；满了说怎么办', () => {
  render(<CompareToggle alias="e" />);
  fireEvent.click(screen.getByRole('button', { name: '加入对比' }));
  expect(screen.getByRole('link', { name: '去对比（1）' })).toHaveAttribute('href', '/compare?ids=e');
  fireEvent.click(screen.getByRole('button', { name: '移出对比' }));
  act(() => void compareThese(['a', 'b', 'c', 'd']));
  fireEvent.click(screen.getByRole('button', { name: '加入对比' }));
  expect(screen.getByRole('status')).toHaveTextContent('最多比4个，先移出一个');
});

test('打开别人发来的网址：自己选的还在，说一声，可以换', () => {
  act(() => void compareThese(['a']));
  render(<KeepComparison aliases={['x', 'y']} hasAsked />);
  expect(readComparedVersions()).toEqual(['a']);
  expect(screen.getByRole('link', { name: '对比自己选的' })).toHaveAttribute('href', '/compare?ids=a');
  fireEvent.click(screen.getByRole('button', { name: '换成这里的' }));
  expect(readComparedVersions()).toEqual(['x', 'y']);
  expect(screen.queryByRole('button')).toBeNull();
});

test('自己什么也没选过：打开的就是自己的；没有问的，什么也不动', () => {
  const { unmount } = render(<KeepComparison aliases={['x', 'y']} hasAsked />);
  expect(readComparedVersions()).toEqual(['x', 'y']);
  unmount();
  render(<KeepComparison aliases={[]} hasAsked={false} />);
  expect(readComparedVersions()).toEqual(['x', 'y']);
  expect(screen.getByText(/您自己选了2个型号/)).toBeInTheDocument();
});
