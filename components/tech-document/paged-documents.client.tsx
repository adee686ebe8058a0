'use client';

import { PagedList, type PagedListProps } from '../list/paged-list.client';
import { DocumentRows, type DocumentNumbers } from './document-rows';

interface PagedDocumentsProps extends Omit<PagedListProps, 'draw'> {
  numbers: DocumentNumbers;
}

/** A paged list of documents: their numbers do not come with the list call. */
export function PagedDocuments({ numbers, ...list }: PagedDocumentsProps) {
  return <PagedList {...list} draw={(cards) => <DocumentRows cards={cards} numbers={numbers} />} />;
}
