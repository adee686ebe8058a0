import type { Price } from '@/lib/content/types';
import { NoBreakText } from '../ui/no-break-text';
import styles from './price-note.module.css';

interface PriceNoteProps {
  price: Price | null;
  leadTime: string;
  /** the price is that of one piece, not of a whole laboratory */
  isEach?: boolean;
}

/** A reference price with its date and with what is not in it, and how long it takes; nothing where neither is known. */
export function PriceNote({ price, leadTime, isEach = false }: PriceNoteProps) {
  if (!price && !leadTime) return null;
  return (
    <div className={styles.root}>
      {price && (
        <p>
          {isEach ? '单件参考价' : '参考价'}
          <b>{price.band}</b>（{price.date}）{price.excludes && <NoBreakText>{`，${price.excludes}`}</NoBreakText>}
        </p>
      )}
      {price?.factors && <p>影响价格的因素：{price.factors}</p>}
      {leadTime && (
        <p>
          交货期<NoBreakText>{leadTime}</NoBreakText>
        </p>
      )}
    </div>
  );
}
