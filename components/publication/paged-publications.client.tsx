'use client';

import { PagedList, type PagedListProps } from '../list/paged-list.client';
import { PublicationRows, type PublicationSources } from './publication-rows';

interface PagedPublicationsProps extends Omit<PagedListProps, 'draw'> {
  sources: PublicationSources;
}

/** A paged list of publications: by whom and where they appeared does not come with the list call. */
export function PagedPublications({ sources, ...list }: PagedPublicationsProps) {
  return <PagedList {...list} draw={(cards) => <PublicationRows cards={cards} citations={sources} heading="h2" />} />;
}
