'use client';

import { lazyItems } from '@/lib/browser/list/lazy-items';
import { ListFilters } from '../list/list-filters.client';
import { PagedList, type PagedListProps } from '../list/paged-list.client';
import type { DocumentNumbers } from './document-items';
import { DocumentRows } from './document-rows';

const documents = lazyItems(() => import('./document-items'));

interface PagedDocumentsProps extends Omit<PagedListProps, 'Filters' | 'draw' | 'loadItems'> {
  numbers: DocumentNumbers;
}

/** A paged list of documents: their numbers do not come with the list call. */
export function PagedDocuments({ numbers, ...list }: PagedDocumentsProps) {
  return (
    <PagedList
      {...list}
      Filters={ListFilters}
      loadItems={documents.load}
      draw={(drawn, cards) => (
        <DocumentRows>
          {drawn}
          <documents.Items cards={cards} numbers={numbers} />
        </DocumentRows>
      )}
    />
  );
}
