import { boundWords, nowrapMark, nowrapParts } from '@/lib/bound-words';
import { lastWords } from '@/lib/last-words';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Every line of the sample content. */
function lines(): string[] {
  const root = 'lib/sample-content';
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));
  return files.flatMap((file) => readFileSync(path.join(root, file), 'utf8').split('\n'));
}

test.each([
  ['见 a/HZ-G2', []],
  ['一台HZ-G2与N-back', ['HZ-G2', 'N-back']],
  ['HZ-G2HZ-G3', ['HZ-G2HZ-G3']],
  ['a-b-c-d', []],
  ['12台，4–6周', ['12台', '4–6周']],
  ['升了6.4次/分，费用5元/人', ['6.4次/分', '5元/人']],
  ['22个工作日', ['22个']],
  ['每席每年2,400元', ['2,400元']],
  ['参考价66–85万元', ['66–85万元']],
  ['耗材26元，另付0.5万元', ['26元', '0.5万元']],
  ['第28条与第二十八条', ['第28条', '第二十八条']],
  ['32–256\u00A0Hz，5%–15%', ['32–256\u00A0Hz', '5%–15%']],
  ['第二天，三条', []],
  ['提前400毫秒，差8个百分点，18个月', ['400毫秒', '8个百分点', '18个月']],
  ['HZ-B4\u00A0×\u00A01、HZ-G2', ['HZ-B4\u00A0×\u00A01', 'HZ-G2']],
  ['照GB/T\u00A022240—2020与ISO\u00A08601', ['GB/T\u00A022240—2020', 'ISO\u00A08601']],
  ['同年9月，2018年9月15日，同年', ['同年9月', '2018年9月', '15日', '同年']],
  ['脑科学中心以后接市电', ['中心', '以后', '市电']],
])('“%s” 里不断行的是 %j', (text, bound) => {
  expect(boundWords(text).filter((_part, index) => index % 2 === 1)).toEqual(bound);
});

test.each([
  ['驾驶员的192次接管', ['驾驶员', '的192次', '接管']],
  ['用HZ-G2，4–6周', ['', '用HZ-G2', '，', '4–6周', '']],
  ['第28条，6周', ['', '第28条', '，', '6周', '']],
  ['按GB/T\u00A020145自评', ['按G', 'B/T\u00A020145', '自评']],
])('“%s” 里行首的数字不带空：前一个汉字也在不断行的里面', (text, parts) => {
  expect(nowrapParts(text)).toEqual(parts);
});

/** Between a digit and one of these no part may end: read sign by sign, without the rule's own expression. */
const COUNTED = [...'元万个台名人天周次间件家种条份页年月日组段路项枚支'];

test('整份内容：没有一个数字与它的量词分在两处', () => {
  const all = lines();
  expect(all.length).toBeGreaterThan(1000);
  const torn = all.filter((line) =>
    boundWords(line).some((part, index, parts) => {
      const next = parts.slice(index + 1).find((one) => one !== '') ?? '';
      const ends = /\d$/.test(part) || (part.endsWith('万') && /\d万$/.test(part) && next.startsWith('元'));
      return ends && COUNTED.includes([...next][0] ?? '');
    }),
  );
  expect(torn).toEqual([]);
});

test('整份内容：没有一个数字或型号分在两个元素里，读屏软件会分开念', () => {
  const torn = lines().filter((line) => {
    const parts = nowrapParts(line, lastWords(line)).filter(Boolean);
    return parts.some(
      (part, index) =>
        /[A-Za-z\d]$/.test(part) && /^[A-Za-z\d]/.test(parts[index + 1] ?? '') && (parts[index + 1] ?? '').length < 9,
    );
  });
  expect(torn).toEqual([]);
});

test('整份内容：分开再合起来一字不差', () => {
  expect(lines().filter((line) => boundWords(line).join('') !== line)).toEqual([]);
});

test.each([
  ['比高4.6个百分点', 'soft'],
  ['从2027年2月', 'soft'],
  ['2,400元。', 'soft'],
  ['18\u00A0min', 'soft'],
  ['115–150万元', ''],
  ['HZ-G2', ''],
  ['6.4次/分', ''],
  ['共 3 台', ''],
])('“%s”：里面没有能断行的地方，一行放不下时才许断', (part, mark) => {
  expect(nowrapMark(part)).toBe(mark);
});
