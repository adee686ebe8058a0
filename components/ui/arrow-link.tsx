import type { ReactNode } from 'react';
import { ArrowIcon } from './arrow-icon';
import styles from './arrow-link.module.css';
import { PageLink } from './page-link';

/** A text link with an arrow: leads on. */
export function ArrowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <PageLink href={href} className={styles.root}>
      {children}
      <ArrowIcon />
    </PageLink>
  );
}
