import type { KeyNumber } from '@/lib/content/key-number';
import type { Card } from '@/lib/content/types';
import { paths } from '@/lib/paths';
import { formatDate } from '@/lib/text';
import { CoverLink } from '../ui/cover-link';
import { BreakableTitle } from '../ui/breakable-title';
import { Picture } from '../ui/picture';
import styles from './next-case.module.css';

interface NextCaseProps {
  card: Card;
  number: KeyNumber | undefined;
  label?: string;
  id?: string;
}

/** Where to read on: a case by its picture and its number. */
export function NextCase({ card, number, label = '接着读', id }: NextCaseProps) {
  return (
    <aside id={id} className={styles.root} aria-label={label} data-background="dark">
      <div className={styles.inner}>
        <div>
          <p className={styles.quiet}>
            {[label, card.customerName, formatDate(card.date)].filter(Boolean).join(' · ')}
          </p>
          <p className={styles.title}>
            <CoverLink href={paths.case(card.alias)}>
              <BreakableTitle>{card.title}</BreakableTitle>
            </CoverLink>
          </p>
          {number && (
            <p className={styles.number}>
              <b>
                {number.value}
                <small>{number.unit}</small>
              </b>
              {number.label}
            </p>
          )}
        </div>
        {card.image && <Picture picture={{ ...card.image, alt: '' }} bleeds sizes="(max-width: 768px) 100vw, 690px" />}
      </div>
    </aside>
  );
}
