import type { Item } from '@/lib/content/item';
import { LongTable } from './long-table';

const yuan = (value: number | null) => (value ? `${value.toLocaleString('en-US')}元` : '–');

/** What each version uses up, has checked and may need anew. */
export function UpkeepTable({ upkeep }: { upkeep: Item<'purchase'>['upkeep'] }) {
  const rows = upkeep.map(({ model, consumables, perParticipant, calibration, calibrationFee, spares }) => [
    model,
    consumables || '–',
    yuan(perParticipant),
    calibration || '–',
    yuan(calibrationFee),
    spares || '–',
  ]);
  return (
    <LongTable
      counted="个型号"
      caption="含税单价；耗材按一名被试一次，校准按一年一台"
      table={{
        head: ['型号', '每名被试的耗材', '耗材费', '校准', '校准费', '常用备件'],
        rows,
        figures: [2, 4],
        widths: [11, 22, 9, 21, 9, 28],
      }}
    />
  );
}
