import type { FeatureBlock } from '@/lib/content/feature';
import { blockScales } from '@/lib/pages/block-scales';

const block = (subTitle: string) => ({ subTitle }) as FeatureBlock;
const number = (value: string, unit: string) => ({ value, unit, label: '', interval: '' });

test('步骤写着第几天：各占自己的几天', () => {
  expect(blockScales([block('第1–5天，5个工作日'), block('第6天')], [])).toEqual([
    { from: 0, to: 5, total: 6 },
    { from: 5, to: 6, total: 6 },
  ]);
});

test('各节的数同一个单位：在同一把尺上', () => {
  const blocks = [block(''), block('')];
  expect(blockScales(blocks, [number('20', 'min'), number('8', 'min')])).toEqual([
    { from: 0, to: 20, total: 20 },
    { from: 0, to: 8, total: 20 },
  ]);
  expect(blockScales(blocks, [number('20', 'min'), number('8', 's')])).toEqual([]);
  expect(blockScales(blocks, [number('20', 'min'), null])).toEqual([]);
  expect(blockScales(blocks, [number('1,000', '次'), number('8', '次')])).toEqual([]);
});
