import { weeksOf } from '@/lib/lead-weeks';
import { getSolutionIndex } from '@/lib/pages/solution-index';

test.each([
  ['14–16周', [14, 16]],
  ['6-8周', [6, 8]],
  ['8 周', [8, 8]],
  ['现货', null],
  ['', null],
])('供货“%s”', (leadTime, weeks) => expect(weeksOf(leadTime)).toEqual(weeks));

test('每个方案有供货的周数，表盘上亮的是它用到的模块', async () => {
  const solutions = await getSolutionIndex();
  expect(solutions.length).toBeGreaterThan(1);
  for (const { weeks, hours } of solutions) {
    expect(weeks?.[1]).toBeGreaterThanOrEqual(weeks?.[0] ?? Infinity);
    expect(hours.filter(({ isLit }) => isLit).length).toBeGreaterThan(1);
  }
  const driving = solutions.find(({ alias }) => alias === 'driving-lab');
  expect(driving?.hours.filter(({ isLit }) => isLit).map(({ name }) => name)).toContain('驾驶模拟');
  expect(driving?.hours.some(({ isLit }) => !isLit)).toBe(true);
});
