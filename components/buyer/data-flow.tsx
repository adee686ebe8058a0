import type { Item } from '@/lib/content/item';
import { NoBreakText } from '../ui/no-break-text';
import styles from './data-flow.module.css';

/** The places of the data along one line: what each holds and keeps, and what goes on to the next, and how. */
export function DataFlow({ places }: { places: Item<'it'>['flow'] }) {
  return (
    <figure className={styles.root}>
      <ol>
        {places.map(({ place, holds, sends, way, stays }) => (
          <li key={place}>
            <h3>{place}</h3>
            <p>
              <NoBreakText>{holds}</NoBreakText>
            </p>
            {stays && (
              <p className={styles.stays}>
                <NoBreakText>{stays}</NoBreakText>
              </p>
            )}
            {sends && (
              <p className={styles.sends}>
                <b>
                  <NoBreakText>{sends}</NoBreakText>
                </b>
                {way && (
                  <span>
                    <NoBreakText>{way}</NoBreakText>
                  </span>
                )}
              </p>
            )}
          </li>
        ))}
      </ol>
      <figcaption>白框：传往下一处的数据；灰字：留在本处的数据。</figcaption>
    </figure>
  );
}
