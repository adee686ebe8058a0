import type { Case } from '@/lib/content/case';
import type { RichText as Text } from '@/lib/content/types';
import { Article } from '../ui/article';
import { Lead } from '../ui/lead';
import { RichText } from '../ui/rich-text';

interface CaseArticleProps {
  item: Case;
  /** the description without the chart that stands at the top */
  description: Text;
  /** what can be done, beside the text */
  action: React.ReactNode;
}

/** The text of a case: the answer first, then how one knows. */
export function CaseArticle({ item, description, action }: CaseArticleProps) {
  const outline = [
    ...description.headings,
    ...(item.details.blocks.length > 0 ? [{ id: 'details', text: '补充' }] : []),
  ];
  return (
    <Article outline={outline} aside={action}>
      <Lead>{item.introduction}</Lead>
      <RichText text={description} />
      {item.details.blocks.length > 0 && (
        <section id="details" aria-label="补充">
          <RichText text={item.details} />
        </section>
      )}
    </Article>
  );
}
