import { Fragment } from 'react';
import { typeset } from '@/lib/text';
import type { Marks } from '@/lib/search/search-result-item';
import { NoBreakText } from '../ui/no-break-text';
import styles from './marked-text.module.css';

/** A plain text with what was asked for marked; nothing in it is ever markup. */
export function MarkedText({ text: given, marks }: { text: string; marks: Marks }) {
  // of the same length, so that the marks still fit
  const text = typeset(given);
  const between = (start: number, end?: number) => <NoBreakText>{unbroken(text, start, end)}</NoBreakText>;
  const starts = marks.map(([, end], index) => [end, marks[index + 1]?.[0] ?? text.length] as const);
  return (
    <>
      {between(0, marks[0]?.[0])}
      {marks.map(([start, end], index) => (
        <Fragment key={start}>
          <mark className={styles.root}>{between(start, end)}</mark>
          {between(...starts[index])}
        </Fragment>
      ))}
    </>
  );
}

/** A part of a text in which no line ends within a range: `1–3 s` stays together. */
function unbroken(text: string, start: number, end = text.length): string {
  return text
    .slice(start, end)
    .replace(/–/g, (dash, at: number) => (/\d/.test(text[start + at + 1] ?? '') ? `${dash}\u2060` : dash));
}
