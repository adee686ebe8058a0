import type { SampleData } from '@/lib/content/sample-data';
import { enquireAbout } from '@/lib/pages/enquire-about';
import { Article } from '../ui/article';
import { DataTable } from '../ui/data-table';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';

/** What is in a recording, how it was made, and what it is not good for. */
export function SampleArticle({ data: { title, lanes, description } }: { data: SampleData }) {
  return (
    <>
      {lanes.length > 0 && (
        <Section id="lanes" title="画出的信号">
          <DataTable
            caption="信号、单位与采样率"
            narrow="blocks"
            table={{
              head: ['信号', '对应型号', '采样率'],
              rows: lanes.map(({ name, unit, device, rate }) => [unit ? `${name}（${unit}）` : name, device, rate]),
            }}
          />
        </Section>
      )}
      {description.blocks.length > 0 && (
        <Article outline={description.headings} action={enquireAbout(title)}>
          <RichText text={description} />
        </Article>
      )}
    </>
  );
}
