import { questionOf, readQuestion } from '@/lib/asked-question';
import { ASKED_PAGES } from '@/lib/asked-routes.mjs';
import { LISTED } from '@/lib/enquiries/enquiry-list';
import { paths } from '@/lib/paths';

const read = (address: string) => readQuestion(questionOf(address));

test('同一个问题只有一种写法：顺序、大小写、全角、重复的参数、别的参数都不算', () => {
  const one = questionOf('/planner?questions=driving-lab&people=3');
  expect(one).toMatch(/^[\w-]+$/);
  for (const other of [
    '/planner?people=3&questions=driving-lab',
    '/planner?people=３&questions=DRIVING-LAB',
    '/planner?from=wechat&questions=driving-lab&people=3&people=',
    '/planner?questions=%20driving-lab,&people=3&utm_source=%E5%BE%AE%E4%BF%A1',
  ])
    expect([other, questionOf(other)]).toEqual([other, one]);
  // sent in a sentence
  expect(read('/compare?ids=hz-g2,hz-g1。')).toEqual({ ids: 'hz-g2,hz-g1' });
  expect(read('/compare?ids=hz-g2,hz-g1！看看')).toEqual({ ids: 'hz-g2,hz-g1,看看' });
  expect(read('/compare?ids=hz-g2&ids=hz-g1')).toEqual({ ids: 'hz-g2,hz-g1' });
  expect(questionOf('/compare?ids=hz-g1,hz-g2')).not.toBe(questionOf('/compare?ids=hz-g2,hz-g1'));
});

test.each([
  '/planner',
  '/planner?',
  '/planner?from=x',
  '/compare?ids=',
  '/compare?ids=,;',
  '/cases?ids=a',
  '/toString?ids=a',
])('%s 什么也没有问', (address) => {
  expect(questionOf(address)).toBe('');
});

test('写坏的、奇怪的、很长的照样带到，不带出别的', () => {
  expect(read('/enquiry-list?versions=hz-g2*2,hz-g2×3&trainings=%00&solutions=a%26people%3D9')).toEqual({
    versions: 'hz-g2*2,hz-g2×3',
    solutions: 'a&people=9',
    trainings: '\0',
  });
  expect(read('/planner?people=-1&motion=%E8%B5%B0')).toEqual({ people: '-1', motion: '走' });
  const long = questionOf(`/compare?ids=${Array.from({ length: 500 }, (_, n) => `${n}`.padEnd(200, 'x')).join(',')}`);
  expect(readQuestion(long).ids.split(',')).toHaveLength(60);
  expect(long.length).toBeLessThan(8_000);
});

test('不是这样写的一段：没有问什么', () => {
  for (const segment of ['', '!!', '%E0%A4%A']) expect(Object.values(readQuestion(segment)).join('')).toBe('');
});

test('配置里写的网址与参数，就是页面读的', () => {
  expect(Object.keys(ASKED_PAGES)).toEqual([paths.compare(), paths.planner(), paths.enquiryList()]);
  expect(ASKED_PAGES[paths.enquiryList()]).toEqual(Object.values(LISTED).map(({ parameter }) => parameter));
});
