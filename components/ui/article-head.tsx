import type { ReactNode } from 'react';
import styles from './article-head.module.css';
import { Breadcrumbs, type Crumb } from './breadcrumbs';
import { FactList, type Fact } from './fact-list';
import { BreakableLead, BreakableTitle } from './breakable-title';

interface ArticleHeadProps {
  title: string;
  /** the title in English */
  english?: string;
  crumbs: Crumb[];
  /** the answer, or what it is about, in a sentence or two */
  lead?: string;
  /** what one looks for before the title: a day */
  opening?: ReactNode;
  /** the one number that matters */
  fact?: ReactNode;
  facts?: Fact[];
  /** what shows it: a chart with its data, a picture, a drawing */
  figure?: ReactNode;
  /** what can be done here: ask, share */
  children?: ReactNode;
}

/** The head of something to read: title and answer, the number beside them, then what shows it beside the facts. */
export function ArticleHead({
  title,
  english,
  crumbs,
  lead,
  opening,
  fact,
  facts = [],
  figure,
  children,
}: ArticleHeadProps) {
  return (
    <header className={styles.root}>
      <Breadcrumbs crumbs={crumbs} />
      <div
        className={styles.grid}
        data-opening={opening ? '' : undefined}
        data-fact={fact ? '' : undefined}
        data-figured={figure ? '' : undefined}
      >
        <div className={styles.text}>
          {opening && <div className={styles.opening}>{opening}</div>}
          <h1>
            <BreakableTitle>{title}</BreakableTitle>
          </h1>
          {english && (
            <p lang="en" className={styles.english}>
              {english}
            </p>
          )}
          {lead && (
            <p className={styles.lead}>
              <BreakableLead>{lead}</BreakableLead>
            </p>
          )}
        </div>
        {fact && <div className={styles.fact}>{fact}</div>}
        {figure && <div className={styles.figure}>{figure}</div>}
        <div className={styles.side}>
          <FactList facts={facts} />
          {children && (
            <div className={styles.actions} data-screen-only="">
              {children}
            </div>
          )}
        </div>
      </div>
    </header>
  );
}
