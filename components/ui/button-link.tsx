import type { ReactNode } from 'react';
import styles from './button.module.css';
import { PageLink } from './page-link';

interface ButtonLinkProps {
  href: string;
  kind?: 'primary' | 'secondary';
  children: ReactNode;
}

/** A link that looks like the site's one button: 48 px high, a pill. */
export function ButtonLink({ href, kind = 'primary', children }: ButtonLinkProps) {
  return (
    <PageLink href={href} className={styles.root} data-kind={kind}>
      {children}
    </PageLink>
  );
}
