/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { SampleRows } from '@/components/module/sample-rows';
import type { HomeModule } from '@/lib/pages/home';
import { stubObservers } from '@/tests/support/observed';

beforeAll(stubObservers);

const moduleAt = (rate: number) =>
  ({
    id: String(rate),
    alias: 'm',
    title: '模块',
    icon: null,
    signal: null,
    sampling: { model: 'HZ-1', rate },
  }) as unknown as HomeModule;

test.each([
  { rate: 25, apart: 40 },
  { rate: 60, apart: 1000 / 60 },
  { rate: 1000, apart: 1 },
  { rate: 4, apart: 250 },
])('$rate Hz：刻度隔 $apart ms，不凑成整数', ({ rate, apart }) => {
  const { container } = render(<SampleRows modules={[moduleAt(rate)]} textOf={() => ''} />);
  const row = container.querySelector<HTMLElement>('[data-samples]')!;
  expect(100 / Number(row.style.getPropertyValue('--count'))).toBeCloseTo(apart);
});
