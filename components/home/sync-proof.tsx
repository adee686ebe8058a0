import type { SyncProof as SyncProofData } from '@/lib/pages/home';
import { withUnit } from '@/lib/text';
import { ArrowLink } from '../ui/arrow-link';
import styles from './sync-proof.module.css';

/** Distance of two columns of dots and of two dots in a column, in the drawing's own units. */
const COLUMN = 26.4;
const DOT = 6;

/** The one number: what was measured, how often, and every single reading as a dot. */
export function SyncProof({ proof }: { proof: SyncProofData }) {
  const { value, unit, claim, note, columns, link } = proof;
  const path = columns
    .flatMap((count, index) =>
      Array.from({ length: count }, (_, dot) => `M${(30 + index * COLUMN).toFixed(1)} ${267 - dot * DOT}h.01`),
    )
    .join('');
  const total = columns.reduce((sum, count) => sum + count, 0);
  return (
    <div className={styles.root} data-background="light">
      <div className={styles.inner}>
        <div>
          <p className={styles.number}>
            {value}
            <small>{unit}</small>
          </p>
          <h2>{claim}</h2>
          <p className={styles.note}>{note}</p>
          <ArrowLink href={link.href}>{link.label}</ArrowLink>
        </div>
        <figure>
          <svg viewBox="0 44 588 244" role="img" aria-label={`${total}个读数的分布，都不超过${withUnit(value, unit)}`}>
            <path className={styles.dots} d={path} />
            <path className={styles.scale} d="M0 274.5H588M30 274v10M162 274v6M294 274v10M426 274v6M558 274v10" />
          </svg>
          <p className={styles.axis} aria-hidden="true">
            <span>0</span>
            <span>{Number(value) / 2}</span>
            <span>
              {value} {unit}
            </span>
          </p>
          <figcaption>{total}个读数，一点一个</figcaption>
        </figure>
      </div>
    </div>
  );
}
