import type { Case } from '@/lib/content/case';
import { formatDate } from '@/lib/text';
import { Article } from '../ui/article';
import { Lead } from '../ui/lead';
import { RichText } from '../ui/rich-text';

/** The text of a case: the answer first, then how one knows. */
export function CaseArticle({ item }: { item: Case }) {
  const facts = [
    { label: '项目', value: item.name },
    { label: '客户', value: item.customerName },
    { label: '完成日期', value: formatDate(item.buildDate) },
    { label: '发布日期', value: formatDate(item.publishedUtc) },
  ];
  const outline = [
    ...item.description.headings,
    ...(item.details.blocks.length > 0 ? [{ id: 'details', text: '补充' }] : []),
  ];
  return (
    <Article outline={outline} facts={facts}>
      <Lead>{item.introduction}</Lead>
      <RichText text={item.description} />
      {item.details.blocks.length > 0 && (
        <section id="details" aria-label="补充">
          <RichText text={item.details} />
        </section>
      )}
    </Article>
  );
}
