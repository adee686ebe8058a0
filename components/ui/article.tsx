import type { ReactNode } from 'react';
import styles from './article.module.css';

interface ArticleProps {
  /** links to the article's own headings */
  outline?: { id: string; text: string }[];
  /** facts beside the text: what, who, when */
  facts?: { label: string; value: ReactNode }[];
  children: ReactNode;
}

/** A text to be read: outline left, column in the middle, facts right. */
export function Article({ outline = [], facts = [], children }: ArticleProps) {
  const present = facts.filter(({ value }) => value);
  return (
    <div className={styles.root}>
      <nav aria-label="文章目录" className={styles.outline} hidden={outline.length < 2}>
        <ul>
          {outline.map((heading) => (
            <li key={heading.id}>
              <a href={`#${heading.id}`}>{heading.text}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.body}>{children}</div>
      {present.length > 0 && (
        <dl className={styles.facts}>
          {present.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
