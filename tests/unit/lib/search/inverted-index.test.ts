import { InvertedIndex } from '@/lib/search/inverted-index';

const words = (text: string) => text.split(' ').filter(Boolean);
const filled = (...texts: string[]) => {
  const index = new InvertedIndex([1]);
  for (const text of texts) index.add([words(text)]);
  return index;
};
const found = (index: InvertedIndex, query: Parameters<InvertedIndex['search']>[0]) =>
  [...index.search(query).keys()].sort((a, b) => a - b);

test('一个词、全都有、有一个就行', () => {
  const index = filled('a b', 'b c', 'c');
  expect(found(index, { term: 'b' })).toEqual([0, 1]);
  expect(found(index, { all: [{ term: 'b' }, { term: 'c' }] })).toEqual([1]);
  expect(found(index, { any: [{ term: 'a' }, { term: 'c' }] })).toEqual([0, 1, 2]);
  expect(found(index, { all: [] })).toEqual([]);
});

test('加分的词不改变有谁，只改变分数', () => {
  const index = filled('a', 'a b', 'b');
  const scores = index.search({ must: { term: 'a' }, should: { term: 'b' } });
  expect([...scores.keys()]).toEqual([0, 1]);
  expect(scores.get(1)).toBeGreaterThan(index.search({ term: 'a' }).get(1)!);
});

test('少见的词、出现多的、短的、重的字段，分数高', () => {
  const rare = filled('a b', 'a c', 'a d');
  expect(rare.search({ term: 'b' }).get(0)).toBeGreaterThan(rare.search({ term: 'a' }).get(0)!);
  const often = filled('a a a b c', 'a b c d e');
  expect(often.search({ term: 'a' }).get(0)).toBeGreaterThan(often.search({ term: 'a' }).get(1)!);
  const short = filled('a', 'a b c d e f');
  expect(short.search({ term: 'a' }).get(0)).toBeGreaterThan(short.search({ term: 'a' }).get(1)!);
  const fields = new InvertedIndex([5, 1]);
  fields.add([['a'], ['b']]);
  fields.add([['b'], ['a']]);
  expect(fields.search({ term: 'a' }).get(0)).toBeGreaterThan(fields.search({ term: 'a' }).get(1)!);
});

test('开头相同的词也找得到，后来的也在，分数低一些', () => {
  const index = filled('saccade', 'sac');
  expect(found(index, { term: 'sac' })).toEqual([1]);
  expect(found(index, { term: 'sac', prefix: true })).toEqual([0, 1]);
  index.add([['saccadic']]);
  const scores = index.search({ term: 'sac', prefix: true });
  expect([...scores.keys()].sort()).toEqual([0, 1, 2]);
  expect(scores.get(1)).toBeGreaterThan(scores.get(2)!);
});

test('拿走的马上就没有；拿走很多以后，号码与地方再用，剩下的不乱', () => {
  const index = filled(...Array.from({ length: 600 }, (_, n) => `all n${n} ${n % 2 ? 'odd' : 'even'}`));
  index.remove(1);
  expect(found(index, { term: 'n1' })).toEqual([]);
  for (let n = 3; n < 600; n += 2) index.remove(n);
  expect(found(index, { term: 'odd' })).toEqual([]);
  expect(found(index, { term: 'all' })).toHaveLength(300);
  const added = Array.from({ length: 100 }, (_, n) => index.add([words(`all new n${n}`)]));
  expect(Math.max(...added)).toBeLessThan(700);
  expect(found(index, { term: 'new' })).toHaveLength(100);
  expect(found(index, { term: 'n4', prefix: true }).length).toBeGreaterThan(10);
  expect(found(index, { all: [{ term: 'new' }, { term: 'even' }] })).toEqual([]);
  expect(index.search({ term: 'n0' }).size).toBe(2);
});

test('一个词很多次也只算一处', () => {
  const index = filled(Array(10_000).fill('a').join(' '), 'a');
  expect(found(index, { term: 'a' })).toEqual([0, 1]);
  expect(Number.isFinite(index.search({ term: 'a' }).get(0))).toBe(true);
});
