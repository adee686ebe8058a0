import type { CardPage, ItemLink } from '@/lib/content/types';
import { paths } from '@/lib/paths';
import { CardGrid } from '../list/card-grid';
import { MoreItems } from '../list/more-items';
import { PageBody } from '../ui/page-body';

interface CaseListProps {
  page: CardPage;
  /** all cases of this list, in its order; empty when the page holds them all */
  links: ItemLink[];
}

/** Page 1 of a case list as cards, all others as plain links. */
export function CaseList({ page, links }: CaseListProps) {
  const plain = links.map(({ alias, title }) => ({ href: paths.case(alias), label: title }));
  return (
    <PageBody>
      <CardGrid cards={page.list} heading="h2" />
      <MoreItems links={plain} skip={page.list.length} />
    </PageBody>
  );
}
