import { phrasesOf } from '@/lib/phrases';
import { NoBreakText } from './no-break-text';
import { Phrases } from './phrases';
import styles from './breakable-title.module.css';

/** A title that breaks between its phrases, in a long phrase between its words, and never in a word. */
export function BreakableTitle({ children }: { children: string }) {
  return <Phrases parts={phrasesOf(children)} />;
}

/** A question of several clauses: it breaks between them, and within one only where that is longer than a line. */
export function BreakableClauses({ children }: { children: string }) {
  return clausesOf(children).map((clause, index) => (
    <span key={index} className={styles.clause}>
      <BreakableTitle>{clause}</BreakableTitle>
    </span>
  ));
}

/** A shorter clause would be a line of leftovers: it goes with the next one. */
const SHORTEST_CLAUSE = 6;

function clausesOf(question: string): string[] {
  const clauses: string[] = [];
  for (const clause of question.match(/[^，。；：？！]+[，。；：？！]*/g) ?? []) {
    const before = clauses.at(-1) ?? '';
    if (before && before.length < SHORTEST_CLAUSE) clauses[clauses.length - 1] += clause;
    else clauses.push(clause);
  }
  return clauses;
}

/** More characters are a paragraph: lines that end between words would be of very different lengths. */
const LONGEST_LEAD = 42;

/** A few lines, in large letters or in a narrow column: they break between words. */
export function BreakableLead({ children }: { children: string }) {
  if (children.length > LONGEST_LEAD) return <NoBreakText>{children}</NoBreakText>;
  return (
    <span className={styles.words}>
      <Phrases parts={phrasesOf(children, 0)} />
    </span>
  );
}
