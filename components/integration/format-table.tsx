import type { DataTable as TableData } from '@/lib/content/types';
import { DataTable } from '../ui/data-table';
import { Section } from '../ui/section';

/** In which formats the data of each version come; nothing where no data sheet says. */
export function FormatTable({ table }: { table: TableData | null }) {
  if (!table) return null;
  return (
    <Section
      id="formats"
      title="哪个型号给哪种格式"
      introduction="由各型号的数据表汇总。文件夹可以按BIDS的次序排；录像导出为MP4，每帧附一个时间戳。"
    >
      <DataTable table={table} caption="型号与导出格式" narrow="blocks" />
    </Section>
  );
}
