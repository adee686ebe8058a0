import { validateItem } from '@/lib/content-service/validate';

const AROUND = { hasItem: () => true, hasFile: () => true, hasMedia: () => true };
const HEAD = 'displayText: 题\npublishedUtc: 2026-01-02T02:00:00Z\n';

test.each([
  [
    'introduction: >-\n  眼动仪记录被试\n  注视的位置与时间，\n  每秒一千次。',
    '眼动仪记录被试注视的位置与时间，每秒一千次。',
  ],
  ['introduction: 眼动仪记录\n  注视的位置，HZ\n  G2 与 EEG', '眼动仪记录注视的位置，HZ G2 与 EEG'],
  ['introduction: "用“EEG”\n  记录，\n  见下"', '用“EEG”记录，见下'],
  ['introduction: >-\n  王 小明与王\n  小明', '王 小明与王小明'],
  ['introduction: |-\n  甲\n  乙', '甲\n乙'],
])('YAML 折成一行的中文，行与行之间没有空格：%j', (yaml, text) => {
  const { data, problems } = validateItem('case', 'a', HEAD + yaml, 'case/a.yaml', AROUND);
  expect(problems).toEqual([]);
  expect(data?.introduction).toBe(text);
});

test('一个文件里的第二份内容不会悄悄丢掉', () => {
  const { problems } = validateItem('case', 'a', `${HEAD}---\ndisplayText: 乙\n`, 'case/a.yaml', AROUND);
  expect(problems).toEqual([{ file: 'case/a.yaml', line: 3, reason: expect.stringContaining('一个文件只写一个条目') }]);
});
