'use client';

import { CardGrid } from './card-grid';
import { PagedList, type PagedListProps } from './paged-list.client';

interface PagedCardsProps extends Omit<PagedListProps, 'draw'> {
  layout?: 'alternating' | 'even';
}

/** A paged list whose items are cards. */
export function PagedCards({ layout, ...list }: PagedCardsProps) {
  return <PagedList {...list} draw={(cards) => <CardGrid cards={cards} heading="h2" layout={layout} />} />;
}
