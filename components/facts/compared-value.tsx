import type { CSSProperties } from 'react';
import type { MarkedRow } from '@/lib/content/compared-rows';
import type { Ranking } from '@/lib/content/ranked-values';
import { NoBreakText } from '../ui/no-break-text';
import visuallyHidden from '../ui/visually-hidden.module.css';
import styles from './compared-value.module.css';

/** What a version has in a row, whether that is ahead of the others, and whether it alone differs. */
export function ComparedValue({ row, index }: { row: MarkedRow; index: number }) {
  const value = row.values[index];
  return (
    <>
      {value ? <NoBreakText>{value}</NoBreakText> : <NoValue />}
      {row.ranking && <Rank ranking={row.ranking} index={index} />}
      {row.odd?.[index] && <small className={styles.odd}>其余型号相同</small>}
    </>
  );
}

/** That a value is ahead, in a word; by how much, as a bar beside those of the others. */
function Rank({ ranking: { word, isAhead, shares }, index }: { ranking: Ranking; index: number }) {
  return (
    <>
      {isAhead[index] && <em className={styles.ahead}>{word}</em>}
      <span
        className={styles.bar}
        data-ahead={isAhead[index] || undefined}
        style={{ '--share': shares[index] } as CSSProperties}
        aria-hidden="true"
      />
    </>
  );
}

function NoValue() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className={visuallyHidden.root}>没有这一项</span>
    </>
  );
}
