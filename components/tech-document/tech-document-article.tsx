import type { TechDocument } from '@/lib/content/tech-document';
import { RelationRows } from '../list/relation-rows';
import { Article } from '../ui/article';
import { Lead } from '../ui/lead';
import { RichText } from '../ui/rich-text';

/** Steps one can follow, and the modules they are for. */
export function TechDocumentArticle({ item }: { item: TechDocument }) {
  return (
    <>
      <Article outline={item.description.headings}>
        <Lead>{item.introduction}</Lead>
        <RichText text={item.description} />
      </Article>
      <RelationRows id="modules" title="适用的模块" cards={item.modules} />
    </>
  );
}
