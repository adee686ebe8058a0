import type { Citation } from '@/lib/content/publication';
import type { CardPage, ItemLink } from '@/lib/content/types';
import { paths } from '@/lib/paths';
import { MoreItems } from '../list/more-items';
import { PageBody } from '../ui/page-body';
import { PublicationRows } from './publication-rows';

interface PublicationListProps {
  page: CardPage;
  links: ItemLink[];
  citations: Record<string, Citation>;
}

/** Page 1 of the publications, all others as plain links. */
export function PublicationList({ page, links, citations }: PublicationListProps) {
  const plain = links.map(({ alias, title }) => ({ href: paths.publication(alias), label: title }));
  return (
    <PageBody>
      <PublicationRows cards={page.list} citations={citations} heading="h2" />
      <MoreItems links={plain} skip={page.list.length} />
    </PageBody>
  );
}
