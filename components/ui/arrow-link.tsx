import type { ReactNode } from 'react';
import styles from './arrow-link.module.css';
import { PageLink } from './page-link';

/** A text link with an arrow: leads on. */
export function ArrowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <PageLink href={href} className={styles.root}>
      {children}
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d="M4 10h11M11 5.5l4.5 4.5-4.5 4.5" fill="none" stroke="currentColor" strokeWidth="1.75" />
      </svg>
    </PageLink>
  );
}
