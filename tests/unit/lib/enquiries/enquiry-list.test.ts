import { MAX_LENGTH } from '@/lib/enquiries/rules';
import {
  asksTheSame,
  LINES_MOST,
  listQuery,
  listText,
  readAmount,
  readLines,
  readListQuery,
  REMARK_MOST,
  type ListedItem,
} from '@/lib/enquiries/enquiry-list';

test.each([
  ['1', 1],
  ['２', 2],
  [' 12 ', 12],
  ['999', 999],
  ['0', null],
  ['-1', null],
  ['1e9', null],
  ['1000', null],
  ['1000000000', null],
  ['2.5', null],
  ['两', null],
  ['', null],
  ['0x10', null],
])('数量写 %j，是 %j', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

const item = (type: ListedItem['type'], alias: string, amount = 1): ListedItem => ({ type, alias, amount });

test('网址写了什么、读出来还是什么', () => {
  const items = [
    item('product', 'hz-g2', 2),
    item('product', 'hz-x1'),
    item('solution', 'driving-lab'),
    item('training', 'can', 3),
  ];
  const query = listQuery(items);
  expect(query).toBe('versions=hz-g2*2,hz-x1&solutions=driving-lab&trainings=can*3');
  expect(readListQuery(Object.fromEntries(new URLSearchParams(query)))).toEqual({ items, faults: [] });
  expect(listQuery([])).toBe('');
});

test('全角、大写、乘号与重复的参数也认得', () => {
  expect(readListQuery({ versions: ['HZ-G2＊２，hz-g1×3', 'hz-e8*4'], solutions: undefined }).items).toEqual([
    item('product', 'hz-g2', 2),
    item('product', 'hz-g1', 3),
    item('product', 'hz-e8', 4),
  ]);
});

test('数量不对的按一算，重复的只列一次，写不成名字的不列，各说一声', () => {
  const { items, faults } = readListQuery({ versions: 'hz-g2*0,hz-g1*-1,hz-g2*3,<b>*2,*4,hz-e8*1e9' });
  expect(items).toEqual([item('product', 'hz-g2'), item('product', 'hz-g1'), item('product', 'hz-e8')]);
  expect(faults).toEqual([
    { what: 'hz-g2*0', why: 'amount' },
    { what: 'hz-g1*-1', why: 'amount' },
    { what: 'hz-g2', why: 'doubled' },
    { what: '<b>', why: 'unknown' },
    { what: '*4', why: 'unknown' },
    { what: 'hz-e8*1e9', why: 'amount' },
  ]);
});

test('多出来的、长得离谱的不列', () => {
  const many = Array.from({ length: 25 }, (_, index) => `v-${index}`).join(',');
  const { items, faults } = readListQuery({ versions: many, trainings: 'x'.repeat(5_000) });
  expect(items).toHaveLength(LINES_MOST);
  expect(faults.filter(({ why }) => why === 'too many')).toHaveLength(5);
  expect(faults.at(-1)).toEqual({ what: `${'x'.repeat(24)}…`, why: 'unknown' });
});

test('次序不同也是同一份，数量不同就不是', () => {
  const [a, b] = [item('product', 'a', 2), item('training', 'b')];
  expect(asksTheSame([a, b], [b, a])).toBe(true);
  expect(asksTheSame([a, b], [b, { ...a, amount: 1 }])).toBe(false);
});

test.each([[null], ['{'], [{}], [[null, 1, 'a', { type: 'other', alias: 'a' }, { type: 'product', alias: '<b>' }]]])(
  '存的是 %j：没有一行',
  (stored) => {
    expect(readLines(stored)).toEqual([]);
  },
);

test('存坏了一半：读得出的行都在，太长的备注也在', () => {
  const remark = '长'.repeat(REMARK_MOST + 30);
  expect(
    readLines([
      { type: 'product', alias: 'hz-g2', amount: '1e9', remark },
      { type: 'product' },
      { type: 'product', alias: 'hz-g2' },
    ]),
  ).toEqual([{ type: 'product', alias: 'hz-g2', amount: 1, title: 'hz-g2', remark }]);
  expect(readLines([{ type: 'training', alias: 'can', amount: 3, title: 'CAN', remark }])[0].remark).toBe(remark);
});

test('发出去的是读得懂的文字', () => {
  const lines = [
    { type: 'product' as const, title: 'HZ-G2', kind: '可穿戴眼动追踪', amount: 2, remark: ' 配近视\n镜片 ' },
    { type: 'training' as const, title: 'CAN 录制', kind: '', amount: 3 },
  ];
  expect(listText(lines, 'https://a.cn/enquiry-list?x')).toBe(
    '询价单，2项：\n1. HZ-G2（可穿戴眼动追踪）× 2台，备注：配近视 镜片\n2. CAN 录制 × 3人\n网址：https://a.cn/enquiry-list?x',
  );
  expect(listText([], 'https://a.cn')).toBe('');
});

test('再满的单子也装得进一次需求，还有地方写留言', () => {
  const line = {
    type: 'product' as const,
    title: '长'.repeat(30),
    kind: '长'.repeat(12),
    amount: 999,
    remark: '长'.repeat(REMARK_MOST),
  };
  const text = listText(
    Array.from({ length: LINES_MOST }, () => line),
    'https://example.cn/'.padEnd(600, 'x'),
  );
  expect(text.length).toBeLessThan(MAX_LENGTH.Content - 500);
});
