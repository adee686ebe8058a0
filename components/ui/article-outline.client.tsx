'use client';

import { useActiveSection } from '@/lib/browser/use-active-section';
import styles from './article-outline.module.css';

interface ArticleOutlineProps {
  /** with how much is below each, where that is known */
  headings: { id: string; text: string; count?: number }[];
  label?: string;
}

/** The headings of an article; the one that is being read carries the longer dash. */
export function ArticleOutline({ headings, label = '文章目录' }: ArticleOutlineProps) {
  const { active, activate } = useActiveSection(headings.map(({ id }) => id).join(' '));
  return (
    <nav aria-label={label} className={styles.root}>
      <ol>
        {headings.map(({ id, text, count }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === active ? 'location' : undefined} onClick={() => activate(id)}>
              {text}
              {count !== undefined && <small>{count}</small>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
