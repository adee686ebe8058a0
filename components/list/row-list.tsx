import type { ReactNode } from 'react';
import styles from './rows.module.css';

/** How the rows of a list look. */
export interface RowsLook {
  size?: 'small' | 'middle' | 'large';
  /** what is at the left: it decides how wide that is, and where it goes on phones */
  lead?: 'day' | 'year' | 'icon' | 'picture' | 'number';
  end?: 'note' | 'picture';
  /** the text beside the title where there is room: no empty third */
  isSplit?: boolean;
  /** two rows beside each other where there is room */
  isPaired?: boolean;
}

/** The frame of rows, with rules between them; in it are `RowItems`, which may come at different times. */
export function RowList({
  size = 'middle',
  lead,
  end,
  isSplit,
  isPaired,
  children,
}: RowsLook & { children: ReactNode }) {
  return (
    <ul
      className={styles.root}
      data-size={size}
      data-lead={lead}
      data-end={end}
      data-split={isSplit || undefined}
      data-paired={isPaired || undefined}
    >
      {children}
    </ul>
  );
}
