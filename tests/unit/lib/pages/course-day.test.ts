import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { courseDay, isPast } from '@/lib/pages/course-day';

test('课程的日子按北京算：月、日、星期、几点', () => {
  expect(courseDay('2026-12-12T01:00:00Z')).toEqual({
    year: '2026',
    month: '12',
    day: '12',
    weekday: '周六',
    time: '09:00',
  });
  expect(courseDay('2026-12-12')?.time).toBe('');
  expect(courseDay('待定')).toBeNull();
});

test.each([
  ['昨天的课', '2026-11-21T01:00:00Z', true],
  ['今天上午的课，下午也还没结束', '2026-11-22T01:00:00Z', false],
  ['明天的课', '2026-11-23T01:00:00Z', false],
])('%s', (_, start, past) => {
  expect(isPast(start, Date.parse('2026-11-22T09:00:00Z'))).toBe(past);
});

test('北京已经是第二天，头一天的课就结束了', () => {
  expect(isPast('2026-11-22T01:00:00Z', Date.parse('2026-11-22T15:59:59Z'))).toBe(false);
  expect(isPast('2026-11-22T01:00:00Z', Date.parse('2026-11-22T16:00:00Z'))).toBe(true);
});

/** The sample content is written as of this day. */
const AS_OF = Date.parse('2026-11-30');
const YEAR = 366 * 86_400_000;

test('示例培训的日期都在写作之日前后一年之内，有过去的，也有要来的', () => {
  const folder = 'lib/sample-content/training';
  const starts = readdirSync(folder).map((file) =>
    Date.parse(/^startTime: (\S+)/m.exec(readFileSync(path.join(folder, file), 'utf8'))?.[1] ?? ''),
  );
  expect(starts.filter((start) => !(Math.abs(start - AS_OF) <= YEAR))).toEqual([]);
  expect(starts.filter((start) => start > AS_OF).length).toBeGreaterThanOrEqual(3);
  expect(starts.filter((start) => start < AS_OF).length).toBeGreaterThan(9);
});
