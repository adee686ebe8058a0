import type { ReactNode } from 'react';
import { CoverLink } from '../ui/cover-link';
import { Summary } from '../ui/summary';
import { Phrases } from '../ui/phrases';
import { Reveal } from '../ui/reveal';
import styles from './rows.module.css';

/** What a row says; whatever is missing leaves no hole. */
interface Row {
  id: string;
  /** where the whole row leads; without it the title is only a text */
  href?: string | null;
  /** in the parts between which it may break */
  title: readonly string[];
  /** is at the left */
  lead?: ReactNode;
  /** a quiet line below the title: by whom, where */
  note?: ReactNode;
  text?: string;
  /** is at the right */
  end?: ReactNode;
}

interface RowItemsProps {
  rows: Row[];
  heading?: 'h2' | 'h3' | 'h4';
  /** there is something at the left, if only room */
  hasLead?: boolean;
  /** each row rises into its place once */
  isRevealed?: boolean;
}

/** What is in a `RowList`. */
export function RowItems({ rows, heading, hasLead = false, isRevealed = false }: RowItemsProps) {
  return rows.map((row, index) => {
    const content = <RowContent row={row} heading={heading} hasLead={hasLead} />;
    return isRevealed ? (
      <Reveal as="li" key={row.id} index={index}>
        {content}
      </Reveal>
    ) : (
      <li key={row.id}>{content}</li>
    );
  });
}

interface RowContentProps extends Pick<RowItemsProps, 'heading' | 'hasLead'> {
  row: Row;
}

function RowContent({ row, heading: Heading = 'h3', hasLead }: RowContentProps) {
  const { href, title, note, text, lead, end } = row;
  const words = <Phrases parts={title} />;
  return (
    <div className={styles.row}>
      {hasLead && <div className={styles.lead}>{lead}</div>}
      <div className={styles.body}>
        <Heading className={styles.title}>{href ? <CoverLink href={href}>{words}</CoverLink> : words}</Heading>
        {note && <p className={styles.note}>{note}</p>}
        {text && <Summary className={styles.text}>{text}</Summary>}
      </div>
      {end && <div className={styles.end}>{end}</div>}
    </div>
  );
}
