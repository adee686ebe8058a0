/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { FloorPlan } from '@/components/floor-plan/floor-plan';
import { readPlan } from '@/lib/floor-plans/plan';

const DEVICES = [
  { alias: 'hz-v3', title: 'HZ-V3', href: '/products/modules/driving-simulation/hz-v3', note: '1件 · 58–74万元' },
  { alias: 'hz-g2', title: 'HZ-G2', href: '/products/modules/eye-tracking-glasses/hz-g2' },
];
const plan = readPlan([
  { kind: 'room', name: '座舱间', at: '0 0', size: '5 6' },
  { kind: 'rig', device: 'hz-v3', at: '1 1', size: '3.6 3.2' },
  { kind: 'device', device: 'hz-g2', at: '4 4.6' },
])!;

test('每个号码通到清单里的那一行，行里是型号的链接与价格', () => {
  render(<FloorPlan plan={plan} devices={DEVICES} />);
  const rows = screen.getAllByRole('listitem');
  for (const [index, { title, href }] of DEVICES.entries()) {
    const number = screen.getByRole('link', { name: `${index + 1}，${title}` });
    expect(number).toHaveAttribute('href', `#${rows[index].id}`);
    expect(within(rows[index]).getByRole('link', { name: title })).toHaveAttribute('href', href);
  }
  expect(rows[0]).toHaveTextContent('58–74万元');
});

test('图画的内容有一句话说出来，尺寸与面积写在图上', () => {
  render(<FloorPlan plan={plan} devices={DEVICES} />);
  expect(screen.getByText(/外框5 m × 6 m；座舱间5 m × 6 m，里面有HZ-V3、HZ-G2/)).toBeInTheDocument();
  expect(screen.getByText('30 m²')).toBeInTheDocument();
});

test('清单与图里的号码一样，悬停一处时两处有同一个标记可以一起亮', () => {
  const { container } = render(<FloorPlan plan={plan} devices={DEVICES} />);
  const marked = [...container.querySelectorAll("[data-device='2']")].map(({ tagName }) => tagName.toLowerCase());
  expect(marked.sort()).toEqual(['a', 'circle', 'li']);
});
