import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './breadcrumbs';
import { PhrasedTitle } from './phrased-title';
import { Picture, type PictureData } from './picture';
import styles from './article-head.module.css';

interface ArticleHeadProps {
  title: string;
  crumbs: Crumb[];
  /** one quiet line: customer, date, reading time */
  meta?: string[];
  lead?: string;
  picture?: PictureData | null;
  /** what can be done with it, at the end of the quiet line */
  children?: ReactNode;
}

/** The head of something to read: where it stands, its title, who and when, its picture. */
export function ArticleHead({ title, crumbs, meta = [], lead, picture, children }: ArticleHeadProps) {
  return (
    <header className={styles.root}>
      <Breadcrumbs crumbs={crumbs} />
      <h1>
        <PhrasedTitle>{title}</PhrasedTitle>
      </h1>
      <div className={styles.line}>
        <p className={styles.meta}>
          {meta.filter(Boolean).map((entry) => (
            <span key={entry}>{entry}</span>
          ))}
        </p>
        {children}
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
      {picture && <Picture picture={picture} ratio="banner" sizes="(max-width: 1248px) 100vw, 1200px" priority />}
    </header>
  );
}
