import type { ReactNode } from 'react';
import { BreakableTitle } from '../ui/breakable-title';
import { PageLink } from '../ui/page-link';
import styles from './guide-row.module.css';

interface GuideRowProps {
  title: string;
  href?: string;
  children: ReactNode;
}

/** One matter over the whole width: its name left, what holds beside it. */
export function GuideRow({ title, href, children }: GuideRowProps) {
  const name = <BreakableTitle>{title}</BreakableTitle>;
  return (
    <div className={styles.root}>
      <h3>{href ? <PageLink href={href}>{name}</PageLink> : name}</h3>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
