'use client';

import type { ReactNode } from 'react';
import type { OpenPaper } from '@/lib/browser/paper/pdf-library';
import { usePageSizes } from '@/lib/browser/paper/use-page-sizes';
import { useHitsByPage, type PaperSearch } from '@/lib/browser/paper/use-search';
import type { PaperView } from '@/lib/browser/paper/use-view';
import { ViewerPage } from './viewer-page.client';
import styles from './viewer.module.css';

interface ViewerPagesProps {
  paper: OpenPaper | null;
  /** of page 1, until the paper is open */
  shape: { width: number; height: number };
  view: PaperView;
  search: PaperSearch;
  poster: ReactNode;
}

/** The pages below one another; page 1 is there from the beginning, as a picture. */
export function ViewerPages({ paper, shape, view: { pages, unit, goTo }, search, poster }: ViewerPagesProps) {
  const sizes = usePageSizes(paper);
  const hitsOn = useHitsByPage(search.hits);
  const current = search.hits[search.current] ?? null;
  return (
    <div ref={pages} className={styles.pages}>
      {Array.from({ length: paper?.document.numPages ?? 1 }, (_, index) => {
        const { width, height } = sizes[index] ?? paper ?? shape;
        return (
          <ViewerPage
            key={index}
            document={paper?.document ?? null}
            number={index + 1}
            width={width}
            height={height}
            unit={unit}
            hits={hitsOn(index + 1)}
            currentHit={current?.page === index + 1 ? current : null}
            onGoTo={goTo}
          >
            {index === 0 && poster}
          </ViewerPage>
        );
      })}
    </div>
  );
}
