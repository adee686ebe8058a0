import type { ReactNode } from 'react';
import { CoverLink } from '../ui/cover-link';
import { EmptyBlock } from '../ui/empty-block';
import { Phrases } from '../ui/phrases';
import { Reveal } from '../ui/reveal';
import { NoBreakText } from '../ui/no-break-text';
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

interface RowsProps {
  rows: Row[];
  heading?: 'h2' | 'h3' | 'h4';
  size?: 'small' | 'middle' | 'large';
  /** what is at the left: it decides how wide that is, and where it goes on phones */
  lead?: 'day' | 'year' | 'icon' | 'picture' | 'number';
  end?: 'note' | 'picture';
  /** the text beside the title where there is room: no empty third */
  isSplit?: boolean;
  /** each row rises into its place once */
  isRevealed?: boolean;
}

/** Things to be read, one a row, with rules between them: the one form of rows on this site. */
export function Rows({
  rows,
  heading: Heading = 'h3',
  size = 'middle',
  lead,
  end,
  isSplit = false,
  isRevealed = false,
}: RowsProps) {
  if (rows.length === 0) return <EmptyBlock />;
  return (
    <ul className={styles.root} data-size={size} data-lead={lead} data-end={end} data-split={isSplit || undefined}>
      {rows.map(({ id, href, title, note, text, ...row }, index) => {
        const words = <Phrases parts={title} />;
        const content = (
          <div className={styles.row}>
            {lead && <div className={styles.lead}>{row.lead}</div>}
            <div className={styles.body}>
              <Heading className={styles.title}>{href ? <CoverLink href={href}>{words}</CoverLink> : words}</Heading>
              {note && <p className={styles.note}>{note}</p>}
              {text && (
                <p className={styles.text} data-clamped="">
                  <NoBreakText>{text}</NoBreakText>
                </p>
              )}
            </div>
            {row.end && <div className={styles.end}>{row.end}</div>}
          </div>
        );
        return isRevealed ? (
          <Reveal as="li" key={id} index={index}>
            {content}
          </Reveal>
        ) : (
          <li key={id}>{content}</li>
        );
      })}
    </ul>
  );
}
