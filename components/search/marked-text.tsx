import { Fragment } from 'react';
import type { Marks } from '@/lib/search/found-item';
import styles from './marked-text.module.css';

/** A plain text with what was asked for marked; nothing in it is ever markup. */
export function MarkedText({ text, marks }: { text: string; marks: Marks }) {
  const starts = marks.map(([, end], index) => [end, marks[index + 1]?.[0] ?? text.length] as const);
  return (
    <>
      {text.slice(0, marks[0]?.[0] ?? text.length)}
      {marks.map(([start, end], index) => (
        <Fragment key={start}>
          <mark className={styles.root}>{text.slice(start, end)}</mark>
          {text.slice(...starts[index])}
        </Fragment>
      ))}
    </>
  );
}
