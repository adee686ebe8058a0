import { contentItems } from '../../../search/names';
import { judge, mean, readJudgements, sampleEngine } from '../../../search/judged';

const judgements = readJudgements();
const { engine, nameOf } = sampleEngine();
const verdicts = judgements.map((judgement) => judge(engine, nameOf, judgement));

test('访客会打的字，至少 80 种，没有重复', () => {
  expect(new Set(judgements.map(({ query }) => query)).size).toBe(judgements.length);
  expect(judgements.length).toBeGreaterThanOrEqual(80);
});

test('每个判断说的都是有的条目', () => {
  const named = judgements.flatMap(({ first, never = [] }) => [...first, ...never]);
  const all = new Set(contentItems());
  expect(named.filter((name) => !all.has(name))).toEqual([]);
});

test('该在前三里的，至少 95% 在', () => {
  const misses = verdicts
    .filter(({ missing }) => missing.length > 0)
    .map(({ query, missing }) => `${query}: ${missing}`);
  expect({ recall: mean(verdicts.map(({ recall }) => recall)) >= 0.95, misses }).toEqual({ recall: true, misses });
});

test('不该有的一个也没有', () => {
  expect(
    verdicts.filter(({ unwanted }) => unwanted.length > 0).map(({ query, unwanted }) => [query, unwanted]),
  ).toEqual([]);
});
