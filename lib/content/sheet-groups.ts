import type { DataSheet } from './data-sheet';
import type { NamedValue } from './types';

export interface SheetGroup {
  id: string;
  title: string;
  rows: NamedValue[];
}

/** The rows of a sheet under their headings: the page, the PDF and the Markdown show the same. */
export function sheetGroups(sheet: DataSheet): SheetGroup[] {
  const { parameters, rows, price, leadTime, unfit, unfitProduct } = sheet;
  const offer = [
    ...(price ? [{ name: `单件参考价（${price.date}）`, value: price.band }] : []),
    ...(price?.excludes ? [{ name: '价格含与不含', value: price.excludes }] : []),
    ...(leadTime ? [{ name: '交货期', value: leadTime }] : []),
  ];
  const choice = [
    ...(unfit ? [{ name: '不适合', value: unfit }] : []),
    ...(unfitProduct ? [{ name: '改看', value: unfitProduct.title }] : []),
  ];
  return [
    { id: 'parameters', title: '参数', rows: parameters },
    { id: 'compliance', title: '合规与供货', rows: [...rows, ...offer] },
    { id: 'choice', title: '选型', rows: choice },
  ].filter((group) => group.rows.length > 0);
}

/** How the words are meant that stand in place of a value. */
export const SHEET_WORDS = [
  '未测：没有量过，不等于不好，也不等于合格。',
  '未取证（送检前）：没有证书。投标或交货要这份证书的，先问清何时取得，写进合同。',
  '不适用：这个型号没有这一项。',
];
