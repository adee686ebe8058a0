import { phrasesOf } from '@/lib/phrases';
import { Phrases } from './phrases';
import styles from './breakable-title.module.css';

/** A title that breaks between its phrases, in a long phrase between its words, and never in a word. */
export function BreakableTitle({ children }: { children: string }) {
  return <Phrases parts={phrasesOf(children)} />;
}

/** A question of several clauses: it breaks between them, and within one only where that is longer than a line. */
export function BreakableClauses({ children }: { children: string }) {
  return (children.match(/[^，。；：？！]+[，。；：？！]*/g) ?? []).map((clause, index) => (
    <span key={index} className={styles.clause}>
      <BreakableTitle>{clause}</BreakableTitle>
    </span>
  ));
}

/** A few lines, in large letters or in a narrow column: they break between words. */
export function BreakableLead({ children }: { children: string }) {
  return (
    <span className={styles.words}>
      <Phrases parts={phrasesOf(children, 0)} />
    </span>
  );
}
