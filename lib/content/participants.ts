import type { Item } from './item';
import type { DataTable } from './types';
import { participantsPerGroup, POWERS, type PowerDesign } from '../statistics/power';

/** What the numbers rest on, above them and below. */
export const ASSUMED = '除了写明“案例里测出”的，效应量都是假定的；最后一列写依据。';
export const RECKONED =
  '显著性水平α\u00A0=\u00A00.05，t检验双侧，由非中心t分布算出，方差分析由非中心F分布算出，取最小的整数。配对的效应量按差值的SD（dz），两组的按合并的SD（d）。没有算进弃用的数据，招募多备一到两成。';

type UsualEffect = Item<'paradigm'>['effects'][number];

/** How each design is called, and its effect size. */
const DESIGNS: Record<PowerDesign, { name: string; sign: string; groups: number | null }> = {
  paired: { name: '同一人，配对t检验', sign: 'dz', groups: 1 },
  groups: { name: '两组人，独立样本t检验', sign: 'd', groups: 2 },
  anova: { name: '组人，单因素方差分析', sign: 'f', groups: null },
};

/** How many participants each effect takes; null where there is nothing to reckon with. */
export function participantsTable(effects: readonly UsualEffect[]): DataTable | null {
  const rows = effects.flatMap((effect) => rowOf(effect));
  if (rows.length === 0) return null;
  return { head: ['比较', '设计', '效应量', ...POWERS.map((power) => `检验力${power}`), '依据'], rows };
}

function rowOf({ name, design, size, groups, basis }: UsualEffect): string[][] {
  const known = isDesign(design) ? DESIGNS[design] : undefined;
  if (!known || !isDesign(design) || size === null) return [];
  const count = known.groups ?? groups ?? 0;
  if (count < 1 || (design === 'anova' && count < 2)) return [];
  const numbers = POWERS.map((power) => {
    const each = participantsPerGroup({ design, size, groups: count }, power);
    return each === null ? '一万人以上' : inWords(each, count);
  });
  return [
    [
      name,
      known.groups === null ? `${count}${known.name}` : known.name,
      `${known.sign}\u00A0=\u00A0${size}`,
      ...numbers,
      basis,
    ],
  ];
}

const isDesign = (design: string): design is PowerDesign => Object.hasOwn(DESIGNS, design);

function inWords(each: number, groups: number): string {
  return groups === 1
    ? `${each.toLocaleString('en')}人`
    : `每组${each.toLocaleString('en')}人，共${(each * groups).toLocaleString('en')}人`;
}
