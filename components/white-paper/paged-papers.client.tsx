'use client';

import { PagedList, type PagedListProps } from '../list/paged-list.client';
import { PaperCard } from './paper-card';
import styles from './paged-papers.module.css';

interface PagedPapersProps extends Omit<PagedListProps, 'draw'> {
  /** pictures of their first pages, by id */
  covers: Record<string, string>;
}

/** A paged list of white papers: the newest large, then two beside each other. */
export function PagedPapers({ covers, ...list }: PagedPapersProps) {
  return (
    <PagedList
      {...list}
      draw={(cards) => (
        <ul className={styles.root}>
          {cards.map((card, index) => (
            <li key={card.id || card.alias}>
              <PaperCard card={card} cover={covers[card.id]} isLead={index === 0} />
            </li>
          ))}
        </ul>
      )}
    />
  );
}
