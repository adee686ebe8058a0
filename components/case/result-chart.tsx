import type { ChartPicture } from '@/lib/content/case-result';
import { MOBILE_MAX_WIDTH } from '@/lib/constants';
import styles from './result-chart.module.css';

/** A chart of the content as the server draws it: there before any script, and legible on phones. */
export function ResultChart({ chart, label, eager = false }: { chart: ChartPicture; label: string; eager?: boolean }) {
  const narrow = (eager && chart.inPage) || chart.narrow;
  return (
    <div className={styles.root} data-ground="deep">
      <picture>
        <source media={`(max-width: ${MOBILE_MAX_WIDTH}px)`} srcSet={narrow} width={374} height={320} />
        <img
          src={chart.wide}
          alt={label}
          width={690}
          height={431}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
        />
      </picture>
    </div>
  );
}
