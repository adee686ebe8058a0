import type { ReactNode } from 'react';
import { BoundText } from './bound-text';
import { Breadcrumbs, type Crumb } from './breadcrumbs';
import styles from './list-head.module.css';
import { PhrasedTitle } from './phrased-title';

interface ListHeadProps {
  title: string;
  /** how many there are and in which order: `26 个，按发布时间排列` */
  count?: ReactNode;
  introduction?: string;
  crumbs?: Crumb[];
  children?: ReactNode;
}

/** The head of a list: its name and how much there is on one line, so that the items begin at once. */
export function ListHead({ title, count, introduction, crumbs, children }: ListHeadProps) {
  return (
    <header className={styles.root} data-head="list">
      {crumbs && <Breadcrumbs crumbs={crumbs} />}
      <div className={styles.line}>
        <h1>
          <PhrasedTitle>{title}</PhrasedTitle>
        </h1>
        {count && <p>{count}</p>}
      </div>
      {introduction && (
        <p className={styles.introduction}>
          <BoundText>{introduction}</BoundText>
        </p>
      )}
      {children}
    </header>
  );
}
