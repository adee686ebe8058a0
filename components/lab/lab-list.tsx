import type { CardPage, ItemLink } from '@/lib/content/types';
import { paths } from '@/lib/paths';
import { CardGrid } from '../list/card-grid';
import { MoreItems } from '../list/more-items';
import { PageBody } from '../ui/page-body';

interface LabListProps {
  page: CardPage;
  /** all laboratories of this list, in its order; empty when the page holds them all */
  links: ItemLink[];
}

/** Page 1 of a laboratory list as cards, all others as plain links. */
export function LabList({ page, links }: LabListProps) {
  const plain = links.map(({ alias, title }) => ({ href: paths.lab(alias), label: title }));
  return (
    <PageBody>
      <CardGrid cards={page.list} heading="h2" />
      <MoreItems links={plain} skip={page.list.length} />
    </PageBody>
  );
}
