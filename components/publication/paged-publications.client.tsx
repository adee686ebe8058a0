'use client';

import { lazyItems } from '@/lib/browser/list/lazy-items';
import type { Card } from '@/lib/content/types';
import { ListFilters } from '../list/list-filters.client';
import { PagedList, type PagedListProps } from '../list/paged-list.client';
import styles from './paged-publications.module.css';
import type { PublicationNumbers, PublicationSources } from './publication-years';

const publications = lazyItems(() => import('./publication-years'));

interface PagedPublicationsProps extends Omit<PagedListProps, 'Filters' | 'draw' | 'loadItems'> {
  sources: PublicationSources;
  numbers: PublicationNumbers;
  /** the last one that the server has drawn */
  lastDrawn?: Card;
}

/** A paged list of publications: by whom they are and what they found does not come with the list call. */
export function PagedPublications({ sources, numbers, lastDrawn, ...list }: PagedPublicationsProps) {
  return (
    <PagedList
      {...list}
      Filters={ListFilters}
      loadItems={publications.load}
      draw={(drawn, cards) => (
        <div className={styles.root}>
          {drawn}
          <publications.Items
            cards={cards}
            citations={sources}
            numbers={numbers}
            after={drawn ? lastDrawn : undefined}
          />
        </div>
      )}
    />
  );
}
