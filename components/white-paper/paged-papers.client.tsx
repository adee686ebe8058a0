'use client';

import { lazyItems } from '@/lib/browser/list/lazy-items';
import { PagedList, type PagedListProps } from '../list/paged-list.client';
import styles from './paged-papers.module.css';

const papers = lazyItems(() => import('./paper-items'));

interface PagedPapersProps extends Omit<PagedListProps, 'Filters' | 'draw' | 'loadItems'> {
  /** pictures of their first pages, by id */
  covers: Record<string, string>;
}

/** A paged list of white papers: the newest large, then two beside each other. */
export function PagedPapers({ covers, ...list }: PagedPapersProps) {
  return (
    <PagedList
      {...list}
      loadItems={papers.load}
      draw={(drawn, cards) => (
        <ul className={styles.root}>
          {drawn}
          <papers.Items cards={cards} covers={covers} withLead={!drawn} />
        </ul>
      )}
    />
  );
}
