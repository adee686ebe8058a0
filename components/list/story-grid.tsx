import type { ReactNode } from 'react';
import styles from './story-grid.module.css';

interface StoryGridProps {
  /** `units`: one wide, then two pairs; `pairs`: pairs only */
  layout?: 'units' | 'pairs';
  /** `StoryItems` */
  children: ReactNode;
}

/** Items as large pictures with their number: one across, then two by two; any count comes out even. Rows on phones. */
export function StoryGrid({ layout = 'units', children }: StoryGridProps) {
  return (
    <ul className={styles.root} data-layout={layout}>
      {children}
    </ul>
  );
}
