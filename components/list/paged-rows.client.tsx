'use client';

import { ItemRows } from './item-rows';
import { PagedList, type PagedListProps } from './paged-list.client';

interface PagedRowsProps extends Omit<PagedListProps, 'draw'> {
  heading?: 'h2' | 'h3';
}

/** A paged list whose items are rows with their dates. */
export function PagedRows({ heading = 'h2', ...list }: PagedRowsProps) {
  return <PagedList {...list} draw={(cards) => <ItemRows cards={cards} heading={heading} lead="date" />} />;
}
