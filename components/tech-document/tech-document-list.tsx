import type { KeyNumber } from '@/lib/content/key-number';
import type { CardPage, ItemLink } from '@/lib/content/types';
import { moduleFilter } from '@/lib/pages/list-filters';
import { paths } from '@/lib/paths';
import { RemainingLinks } from '../list/remaining-links';
import { PageBody } from '../ui/page-body';
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
        call="technicaldocument/GetByModuleId"
        type="tech-document"
        first={page}
        filters={[await moduleFilter()]}
        numbers={numbers}
        moreLabel="显示更多"
      >
        <RemainingLinks links={plain} skip={page.list.length} />
      </PagedDocuments>
    </PageBody>
  );
}
