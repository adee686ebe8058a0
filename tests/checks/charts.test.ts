import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = 'lib/sample-content/media/chart';
const registered = readFileSync('lib/browser/echarts.ts', 'utf8');

test.each(readdirSync(FOLDER))('%s 里的每一种图表都登记在 lib/browser/echarts.ts', (file) => {
  const { series } = JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as { series: { type: string }[] };
  const names = series.map(({ type }) => `${type[0].toUpperCase()}${type.slice(1)}Chart`);
  expect(names.filter((name) => !registered.includes(name))).toEqual([]);
});
