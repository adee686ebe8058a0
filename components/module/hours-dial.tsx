import { Fragment, type CSSProperties } from 'react';
import type { ModuleHour } from '@/lib/pages/module-hours';
import styles from './hours-dial.module.css';

/** The home page's dial, small: an hour for each kind of module, the used ones lit in the colour of their signal. */
function HoursDial({ hours }: { hours: ModuleHour[] }) {
  return (
    <svg className={styles.dial} viewBox="-24 -24 48 48" width={48} height={48} aria-hidden="true">
      <circle r="23.5" />
      {hours.map(({ name, signal, isLit }, index) => (
        <path
          key={name}
          d={`M0-${isLit ? 9 : 20}V-${isLit ? 19 : 23}`}
          data-lit={isLit || undefined}
          style={isLit ? ({ '--shown': `var(--${signal ?? 'machine'}-shown)` } as CSSProperties) : undefined}
          transform={`rotate(${((index + 0.5) * 360) / hours.length})`}
        />
      ))}
    </svg>
  );
}

/** The dial and the names of what is lit on it; nothing where nothing is. */
export function HoursLine({ hours }: { hours: ModuleHour[] }) {
  const lit = hours.filter(({ isLit }) => isLit);
  if (lit.length === 0) return null;
  return (
    <p className={styles.line} data-hours="">
      <HoursDial hours={hours} />
      <span>
        {lit.map(({ name }, index) => (
          <Fragment key={name}>
            {index > 0 && '、'}
            <wbr />
            {name}
          </Fragment>
        ))}
      </span>
    </p>
  );
}
