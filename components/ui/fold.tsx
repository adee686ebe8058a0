import type { ReactNode } from 'react';
import styles from './fold.module.css';
import { NoBreakText } from './no-break-text';

interface FoldProps {
  /** what is behind it, in a few words */
  label: string;
  /** the line is there on a wide screen too: for lists that are longer than the page around them */
  isWide?: boolean;
  /** a row as wide as the page, one of several below each other */
  isRow?: boolean;
  children: ReactNode;
}

/** What a reader may leave out on a phone: there behind a line that opens it, everywhere else simply there. */
export function Fold({ label, isWide, isRow, children }: FoldProps) {
  return (
    <details className={isRow ? styles.row : styles.root} data-wide={isWide || isRow || undefined}>
      <summary>
        <span>
          <NoBreakText>{label}</NoBreakText>
        </span>
      </summary>
      {children}
    </details>
  );
}
