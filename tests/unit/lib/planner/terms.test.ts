import { splitLeadTime, termsOf } from '@/lib/planner/terms';
import type { PlannedDevice } from '@/lib/planner/plan';

test.each([
  ['4–6周，最早从2027年2月证书齐备起算', '4–6周', '最早从2027年2月证书齐备起算'],
  ['20–24周，含厂内验收，土建另计', '20–24周', '含厂内验收，土建另计'],
  ['4–6周', '4–6周', ''],
  ['来问我们，看数量', '来问我们，看数量', ''],
  ['', '', ''],
])('%s：几周，别的另说', (text, weeks, rest) => {
  expect(splitLeadTime(text)).toEqual({ weeks, rest });
});

const device = (title: string, date: string, leadTime: string) =>
  ({ version: { title, price: date ? { band: '1万元', date } : null, leadTime }, amount: 1 }) as PlannedDevice;

test('各件一样的只说一次，不写是哪几件；只有几件的写明是谁；没有的不说', () => {
  expect(termsOf([device('A', '2026-09', '2周，最早三月起'), device('B', '2026-09', '4周，最早三月起')])).toEqual([
    '参考价：单件，2026-09。',
    '交货期：最早三月起。',
  ]);
  expect(
    termsOf([
      device('A', '2026-09', '2周，最早三月起'),
      device('B', '', '4周'),
      device('C', '2026-08', '3周，最早三月起'),
    ]),
  ).toEqual(['A的参考价：单件，2026-09。', 'C的参考价：单件，2026-08。', 'A、C的交货期：最早三月起。']);
  expect(termsOf([device('A', '', '')])).toEqual([]);
});
