import type { ReactNode } from 'react';
import { NoBreakText } from './no-break-text';
import styles from './lead.module.css';

interface LeadProps {
  /** shown on narrow screens only, where the head banner leaves its introduction out */
  narrowOnly?: boolean;
  children: ReactNode;
}

/** The first paragraph of an article: larger, because it answers. */
export function Lead({ narrowOnly = false, children }: LeadProps) {
  if (!children) return null;
  return (
    <p className={styles.root} data-narrow-only={narrowOnly || undefined}>
      {typeof children === 'string' ? <NoBreakText>{children}</NoBreakText> : children}
    </p>
  );
}
