import type { ReactNode, RefObject } from 'react';
import styles from './viewer-pages.module.css';

interface ViewerPagesProps {
  /** pdf.js puts the pages here */
  pages: RefObject<HTMLDivElement | null>;
  /** page 1 as a picture, until it is drawn */
  poster: ReactNode;
  /** of page 1 */
  shape: { width: number; height: number };
}

/** The pages below one another; page 1 is there from the beginning, as a picture. */
export function ViewerPages({ pages, poster, shape: { width, height } }: ViewerPagesProps) {
  return (
    <div className={styles.root} lang="zh-CN">
      <div ref={pages} className={styles.pages} />
      {poster && (
        <div className={styles.poster} data-poster style={{ aspectRatio: `${width} / ${height}` }}>
          {poster}
        </div>
      )}
    </div>
  );
}
