import type { Item } from '@/lib/content/item';
import { BreakableLead } from '../ui/breakable-title';
import styles from './data-flow.module.css';

/** The way of the data as a diagram: each place a box with what stays there, between them what goes on, and how. */
export function DataFlow({ places }: { places: Item<'it'>['flow'] }) {
  return (
    <figure
      className={styles.root}
      aria-label={`数据的路线：${places.map(({ place }) => place).join('、')}，依次传过去`}
    >
      <ol>
        {places.map(({ place, holds, sends, way, stays }) => (
          <li key={place}>
            <div className={styles.box}>
              <h3>{place}</h3>
              <p>
                <BreakableLead>{holds}</BreakableLead>
              </p>
            </div>
            {sends && (
              <div className={styles.arrow}>
                <b>
                  <BreakableLead>{sends}</BreakableLead>
                </b>
                {way && (
                  <span>
                    <BreakableLead>{way}</BreakableLead>
                  </span>
                )}
              </div>
            )}
            {stays && (
              <p className={styles.stays}>
                <BreakableLead>{stays}</BreakableLead>
              </p>
            )}
          </li>
        ))}
      </ol>
      <figcaption>实线框：数据所在的地方；箭头：传往下一处的数据与走的路；虚线框：留在本处、不往下传的。</figcaption>
    </figure>
  );
}
