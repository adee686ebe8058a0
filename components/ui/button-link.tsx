import type { ReactNode } from 'react';
import styles from './button.module.css';
import { PageLink } from './page-link';

interface ButtonLinkProps {
  href: string;
  kind?: 'primary' | 'secondary';
  /** name of the file under which the address is saved: then it is no page */
  download?: string;
  children: ReactNode;
}

/** A link that looks like the site's one button: 48 px high, a pill. */
export function ButtonLink({ href, kind = 'primary', download, children }: ButtonLinkProps) {
  const LinkTag = download ? 'a' : PageLink;
  return (
    <LinkTag href={href} download={download} className={styles.root} data-kind={kind}>
      {children}
    </LinkTag>
  );
}
