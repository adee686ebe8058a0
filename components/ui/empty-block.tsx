import type { ReactNode } from 'react';
import styles from './empty-block.module.css';

interface EmptyBlockProps {
  filtered?: boolean;
  /** in place of the usual words */
  title?: string;
  /** why nothing is here */
  note?: string;
  /** the way out: what can be taken back */
  children?: ReactNode;
}

/** Shown where a list has nothing to show: a trace that stops, and dots where nothing was recorded. */
export function EmptyBlock({
  filtered = false,
  title = filtered ? '很抱歉，未搜索到相关内容' : '暂无数据',
  note,
  children,
}: EmptyBlockProps) {
  return (
    <div className={styles.root}>
      <p>{title}</p>
      {note && <small>{note}</small>}
      {children}
      <svg viewBox="0 0 136 48" width="136" height="48" aria-hidden="true">
        <path
          d="M0 32h36l5-7 5 7h10l4 6 7-34 8 40 5-12h14l7-9 7 9h28"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      </svg>
    </div>
  );
}
