import { phrasesOf } from '@/lib/phrases';
import { NoBreakText } from './no-break-text';
import { Phrases } from './phrases';
import styles from './breakable-title.module.css';

/** A title that breaks between its clauses and phrases, in a long phrase between its words, and never in a word. */
export function BreakableTitle({ children }: { children: string }) {
  return <Phrases parts={phrasesOf(children)} />;
}

/** More characters are a paragraph: lines that end between words would be of very different lengths. */
const LONGEST_LEAD = 42;

/** A few lines, in large letters or in a narrow column: they break between words. */
export function BreakableLead({ children }: { children: string }) {
  if (children.length > LONGEST_LEAD) return <NoBreakText>{children}</NoBreakText>;
  return (
    <span className={styles.words}>
      <Phrases parts={phrasesOf(children, 0)} isRunning />
    </span>
  );
}
