import type { Hotspot, SceneName } from '@/lib/illustrations/hotspots';
import { DATA_LABELS } from '@/lib/signals/data-labels';
import { PageLink } from '../ui/page-link';
import styles from './hotspot-list.module.css';

interface HotspotListProps {
  name: SceneName;
  spots: readonly (Hotspot & { href: string })[];
}

/** The facts of a scene in its reading order, with the numbers that are in the drawing. */
export function HotspotList({ name, spots }: HotspotListProps) {
  return (
    <ol className={styles.list}>
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
