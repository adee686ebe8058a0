import { drawnPage } from '@/lib/list-page';
import type { KeyNumber } from '@/lib/content/key-number';
import type { Citation } from '@/lib/content/publication';
import type { CardPage, ItemLink } from '@/lib/content/types';
import { domainFilter } from '@/lib/pages/list-filters';
import { paths } from '@/lib/paths';
import { RemainingLinks } from '../list/remaining-links';
import { PageBody } from '../ui/page-body';
import { PagedPublications } from './paged-publications.client';
import PublicationYears from './publication-years';

interface PublicationListProps {
  page: CardPage;
  links: ItemLink[];
  citations: Record<string, Citation>;
  numbers: Record<string, KeyNumber>;
}

/** The publications, 18 at a time; without scripts page 1, all others as plain links. */
export async function PublicationList({ page, links, citations, numbers }: PublicationListProps) {
  const plain = links.map(({ alias, title }) => ({ href: paths.publication(alias), label: title }));
  const sources = Object.fromEntries(
    Object.entries(citations).map(([id, { authors, journal, year }]) => [id, { authors, journal, year }]),
  );
  return (
    <PageBody>
      <PagedPublications
        path={paths.publications()}
        call={paths.listCall('journalthesis/GetByDomainId')}
        type="publication"
        first={drawnPage(page)}
        drawn={<PublicationYears cards={page.list} citations={sources} numbers={numbers} />}
        lastDrawn={page.list.at(-1)}
        filters={[await domainFilter()]}
        sources={sources}
        numbers={numbers}
        moreLabel="显示更多"
      >
        <RemainingLinks links={plain} skip={page.list.length} />
      </PagedPublications>
    </PageBody>
  );
}
