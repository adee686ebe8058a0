import type { ReactNode } from 'react';
import { NoBreakText } from './no-break-text';
import { Breadcrumbs, type Crumb } from './breadcrumbs';
import styles from './list-head.module.css';
import { BreakableTitle } from './breakable-title';

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
          <BreakableTitle>{title}</BreakableTitle>
        </h1>
        {count && <p>{count}</p>}
      </div>
      {introduction && (
        <p className={styles.introduction}>
          <NoBreakText>{introduction}</NoBreakText>
        </p>
      )}
      {children}
    </header>
  );
}
