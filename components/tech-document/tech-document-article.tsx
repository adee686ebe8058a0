import type { TechDocument } from '@/lib/content/tech-document';
import { ItemRows } from '../list/item-rows';
import { Article } from '../ui/article';
import { Lead } from '../ui/lead';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';

/** Steps one can follow, and the modules they are for. */
export function TechDocumentArticle({ item }: { item: TechDocument }) {
  return (
    <>
      <Article outline={item.description.headings}>
        <Lead>{item.introduction}</Lead>
        <RichText text={item.description} />
      </Article>
      {item.modules.length > 0 && (
        <Section id="modules" title="适用的模块">
          <ItemRows cards={item.modules} />
        </Section>
      )}
    </>
  );
}
