'use client';

import { PagedList, type PagedListProps } from '../list/paged-list.client';
import { PublicationRows, type PublicationNumbers, type PublicationSources } from './publication-rows';

interface PagedPublicationsProps extends Omit<PagedListProps, 'draw'> {
  sources: PublicationSources;
  numbers: PublicationNumbers;
}

/** A paged list of publications: by whom they are and what they found does not come with the list call. */
export function PagedPublications({ sources, numbers, ...list }: PagedPublicationsProps) {
  return (
    <PagedList {...list} draw={(cards) => <PublicationRows cards={cards} citations={sources} numbers={numbers} />} />
  );
}
