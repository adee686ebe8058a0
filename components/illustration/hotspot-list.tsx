import type { CSSProperties } from 'react';
import type { Hotspot, SceneName } from '@/lib/illustrations/hotspots';
import { DATA_LABELS } from '@/lib/signals/data-labels';
import { Fold } from '../ui/fold';
import { PageLink } from '../ui/page-link';
import styles from './hotspot-list.module.css';

type Spot = Hotspot & { href: string };

interface HotspotListProps {
  name: SceneName;
  spots: readonly Spot[];
  /** on a phone the first ones are there at once, the others behind a line */
  isFolded?: boolean;
}

const OPEN = 6;

/** The facts of a scene in its reading order, with the numbers that are in the drawing. */
export function HotspotList({ name, spots, isFolded }: HotspotListProps) {
  // one or two more take no more room than the line that opens them
  const open = isFolded && spots.length > OPEN + 2 ? OPEN : spots.length;
  return (
    <div className={styles.root}>
      <Spots name={name} spots={spots.slice(0, open)} />
      {spots.length > open && (
        <Fold label={`另外${spots.length - open}处`}>
          <Spots name={name} spots={spots.slice(open)} before={open} />
        </Fold>
      )}
    </div>
  );
}

/** @param before how many are in the lists before */
function Spots({ name, spots, before = 0 }: Pick<HotspotListProps, 'name' | 'spots'> & { before?: number }) {
  return (
    <ol className={styles.list} start={before + 1} style={{ '--before': before } as CSSProperties}>
      {spots.map((spot) => (
        <li key={spot.id} id={`${name}-${spot.id}`} data-row={spot.id}>
          <PageLink href={spot.href}>{spot.label}</PageLink>
          <span>{spot.device}</span>
          <span className={styles.data}>{spot.data.map((label) => DATA_LABELS[label]).join('、')}</span>
        </li>
      ))}
    </ol>
  );
}
