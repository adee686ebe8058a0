import { Fragment } from 'react';
import { NoBreakText } from './no-break-text';
import styles from './phrases.module.css';

interface PhrasesProps {
  /** as the server has found them (lib/phrases.ts) */
  parts: readonly string[];
  /** lines are filled, whatever clause they end in */
  isRunning?: boolean;
}

/**
 * A title in the parts between which it may break. One of several clauses breaks between them, and within one only where
 * that is longer than a line.
 */
export function Phrases({ parts, isRunning = false }: PhrasesProps) {
  const clauses = isRunning ? [parts] : clausesOf(parts);
  if (clauses.length < 2) return <Parts parts={parts} />;
  return clauses.map((clause, index) => (
    <span key={index} className={styles.clause}>
      <Parts parts={clause} />
    </span>
  ));
}

function Parts({ parts }: { parts: readonly string[] }) {
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <NoBreakText>{part}</NoBreakText>
    </Fragment>
  ));
}

/** A shorter clause would be a line of leftovers: it goes with the next one. */
const SHORTEST_CLAUSE = 6;

function clausesOf(parts: readonly string[]): string[][] {
  const clauses: string[][] = [];
  let clause: string[] = [];
  for (const part of parts) {
    const before = clause.join('');
    const isOver = before.length >= SHORTEST_CLAUSE && /[，。；：？！]$/.test(before);
    if (clauses.length === 0 || isOver) clauses.push((clause = []));
    clause.push(part);
  }
  return clauses;
}
