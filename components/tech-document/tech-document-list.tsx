import { drawnPage } from '@/lib/list-page';
import type { KeyNumber } from '@/lib/content/key-number';
import type { CardPage, ItemLink } from '@/lib/content/types';
import { moduleFilter } from '@/lib/pages/list-filters';
import { paths } from '@/lib/paths';
import { RemainingLinks } from '../list/remaining-links';
import { PageBody } from '../ui/page-body';
import DocumentItems from './document-items';
import { PagedDocuments } from './paged-documents.client';

interface TechDocumentListProps {
  page: CardPage;
  links: ItemLink[];
  numbers: Record<string, KeyNumber>;
}

/** The documents as rows; without scripts page 1, all others as plain links. */
export async function TechDocumentList({ page, links, numbers }: TechDocumentListProps) {
  const plain = links.map(({ alias, title }) => ({ href: paths.techDocument(alias), label: title }));
  return (
    <PageBody>
      <PagedDocuments
        path={paths.techDocuments()}
        call={paths.listCall('technicaldocument/GetByModuleId')}
        type="tech-document"
        first={drawnPage(page)}
        drawn={<DocumentItems cards={page.list} numbers={numbers} />}
        filters={[await moduleFilter()]}
        numbers={numbers}
        moreLabel="显示更多"
      >
        <RemainingLinks links={plain} skip={page.list.length} />
      </PagedDocuments>
    </PageBody>
  );
}
