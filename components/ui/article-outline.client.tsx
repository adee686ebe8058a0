'use client';

import { useActiveSection } from '@/lib/browser/use-active-section';
import styles from './article-outline.module.css';

/** The headings of an article; the one that is being read carries the longer dash. */
export function ArticleOutline({ headings }: { headings: { id: string; text: string }[] }) {
  const { active, activate } = useActiveSection(headings.map(({ id }) => id).join(' '));
  return (
    <nav aria-label="文章目录" className={styles.root}>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === active ? 'location' : undefined} onClick={() => activate(id)}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
