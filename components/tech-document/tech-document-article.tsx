import type { TechDocument } from '@/lib/content/tech-document';
import { askAction } from '../contact/contact-panel';
import { RelationRows } from '../list/relation-rows';
import { Article } from '../ui/article';
import { RichText } from '../ui/rich-text';

/** Steps one can follow, and the modules they are for. */
export function TechDocumentArticle({ item }: { item: TechDocument }) {
  return (
    <>
      <Article outline={item.description.headings} action={askAction(`照着“${item.title}”做，遇到了问题：`)}>
        <RichText text={item.description} />
      </Article>
      <RelationRows id="modules" title="适用的模块" unit="个" cards={item.modules} />
    </>
  );
}
