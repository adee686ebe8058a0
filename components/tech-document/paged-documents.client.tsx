'use client';

import { PagedList, type PagedListProps } from '../list/paged-list.client';
import { DocumentRows } from './document-rows';

/** A paged list of documents. */
export function PagedDocuments(list: Omit<PagedListProps, 'draw'>) {
  return <PagedList {...list} draw={(cards) => <DocumentRows cards={cards} />} />;
}
