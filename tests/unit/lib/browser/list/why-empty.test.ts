import { whyEmpty } from '@/lib/browser/list/why-empty';

const filter = (name: string, ...labels: string[]) => ({
  name,
  parameter: `${name}Id`,
  label: name,
  allLabel: '全部',
  options: labels.map((label) => ({ alias: label, id: label, label })),
});
const FILTERS = [filter('domain', '驾驶', '消费'), filter('module', '眼动', '脑电'), filter('solution', 'VR')];

test.each([
  [{}, undefined],
  [{ domain: '驾驶' }, '“驾驶”下还没有内容，换一项再看。'],
  [{ domain: '消费', module: '脑电' }, '没有哪一项同时属于“消费”和“脑电”，去掉一项再看。'],
  [{ domain: '消费', module: '脑电', solution: 'VR' }, '没有哪一项同时属于“消费”“脑电”和“VR”，去掉一项再看。'],
])('%j：说出是哪几项', (choice, words) => {
  expect(whyEmpty(FILTERS, choice)).toBe(words);
});
