import { monthAxis } from '@/lib/pages/month-axis';

test('整月一段，日期落在自己的位置，从今天算起', () => {
  const axis = monthAxis(['2027-01-16', '2026-12-01'], '2026-11-16');
  expect(axis?.months.map(({ year, month }) => year + month)).toEqual(['2026年11月', '12月', '2027年1月']);
  expect(axis?.marks.map(({ date, label }) => [date, label])).toEqual([
    ['2026-12-01', '12月1日'],
    ['2027-01-16', '1月16日'],
  ]);
  expect(monthAxis(['2026-12-01', '2026-12-30'])?.marks.map(({ before }) => before)).toEqual([false, true]);
  expect(axis?.marks[0].at).toBeCloseTo(1 / 3);
  expect(axis?.marks[1].at).toBeCloseTo((2 + 15 / 31) / 3);
  expect(axis?.now).toEqual({ at: 0.5 / 3, label: '今天', before: false });
});

test('两个名字会碰到一起时，后面的只留一点；今天紧挨着课程时也是', () => {
  const axis = monthAxis(['2026-12-02', '2026-12-03', '2026-12-28'], '2026-12-01');
  expect(axis?.marks.map(({ label }) => label)).toEqual(['12月2日', '', '12月28日']);
  expect(axis?.now?.label).toBe('');
});

test('手机上写不下的，宽屏上写；今天让开后面的第一场', () => {
  const axis = monthAxis(['2026-12-12', '2027-04-16', '2027-05-21', '2027-07-12'], '2026-11-29');
  expect(axis?.marks.map(({ label, isWide }) => [label, isWide])).toEqual([
    ['12月12日', false],
    ['4月16日', true],
    ['5月21日', true],
    ['7月12日', false],
  ]);
  expect(axis?.now).toMatchObject({ label: '今天', before: true });
});

test('没有日期、相隔太远，就没有这条轴', () => {
  expect(monthAxis([])).toBeNull();
  expect(monthAxis(['不是日期'])).toBeNull();
  expect(monthAxis(['2020-01-01', '2026-01-01'])).toBeNull();
});
