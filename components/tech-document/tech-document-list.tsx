import type { CardPage, ItemLink } from '@/lib/content/types';
import { paths } from '@/lib/paths';
import { ItemRows } from '../list/item-rows';
import { MoreItems } from '../list/more-items';
import { PageBody } from '../ui/page-body';

/** Page 1 of the documents as rows, all others as plain links. */
export function TechDocumentList({ page, links }: { page: CardPage; links: ItemLink[] }) {
  const plain = links.map(({ alias, title }) => ({ href: paths.techDocument(alias), label: title }));
  return (
    <PageBody>
      <ItemRows cards={page.list} heading="h2" lead="date" />
      <MoreItems links={plain} skip={page.list.length} />
    </PageBody>
  );
}
