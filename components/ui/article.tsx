import type { ReactNode } from 'react';
import { ArticleOutline } from './article-outline.client';
import { SectionNav } from './section-nav';
import type { PageAction } from './page-sections';
import styles from './article.module.css';

interface ArticleProps {
  /** links to the article's own headings */
  outline?: { id: string; text: string }[];
  /** stays beside a text with headings while it is read: what can be done; the head is near otherwise */
  aside?: ReactNode;
  /** on phones in the bar that names the part being read */
  action?: PageAction;
  children: ReactNode;
}

/** A text to be read: outline left, column in the middle, what can be done right. */
export function Article({ outline = [], aside, action, children }: ArticleProps) {
  const hasOutline = outline.length > 1;
  return (
    <div className={styles.root}>
      {hasOutline && <ArticleOutline headings={outline} />}
      {hasOutline && (
        <div className={styles.bar}>
          <SectionNav sections={outline.map(({ id, text }) => ({ id, label: text }))} action={action} />
        </div>
      )}
      <div className={styles.body}>{children}</div>
      {aside && outline.length > 0 && (
        <div className={styles.aside} data-screen-only="">
          {aside}
        </div>
      )}
    </div>
  );
}
