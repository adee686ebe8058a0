import type { FormatTable as Formats } from '@/lib/pages/format-table';
import { DataTable } from '../ui/data-table';
import { Section } from '../ui/section';

/** In which formats the data of each version come; nothing where no data sheet says. */
export function FormatTable({ formats }: { formats: Formats | null }) {
  if (!formats) return null;
  const { common, table } = formats;
  const all = common.length > 0 ? `每个型号都导出${common.join('、')}，另有的在表里。` : '';
  return (
    <Section
      id="formats"
      title="各型号的导出格式"
      introduction={`${all}文件夹可以按BIDS的次序排；录像导出为MP4，每帧附一个时间戳。`}
    >
      <DataTable table={table} caption="各型号另有的导出格式" narrow="blocks" />
    </Section>
  );
}
