import type { Case } from '@/lib/content/case';
import type { RichText as Text } from '@/lib/content/types';
import { ContactPanel, askAction } from '../contact/contact-panel';
import { Article } from '../ui/article';
import { Lead } from '../ui/lead';
import { RichText } from '../ui/rich-text';

interface CaseArticleProps {
  item: Case;
  /** the description without the chart that is at the top */
  description: Text;
  /** is in the enquiry already */
  message: string;
}

/** The text of a case: the answer first, then how one knows. */
export function CaseArticle({ item, description, message }: CaseArticleProps) {
  const outline = [
    ...description.headings,
    ...(item.details.blocks.length > 0 ? [{ id: 'details', text: '补充' }] : []),
  ];
  return (
    <Article
      outline={outline}
      aside={<ContactPanel action={askAction(message)}>想问同一个问题，或者换一批人再做一遍？</ContactPanel>}
      action={askAction(message)}
    >
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
