import type { CSSProperties } from 'react';
import type { ItemLink } from '@/lib/content/types';
import { paths } from '@/lib/paths';
import { PageLink } from '../ui/page-link';
import styles from './lab-floors.module.css';

/** More than these have no room on one line. */
const MOST = 18;

interface LabFloorsProps {
  labs: ItemLink[];
  /** m², by the laboratory's id; one without is left out */
  areas: Record<string, number | null>;
}

/** The laboratories by their floors, the largest first: squares in true proportion, a line a metre. Each is a link. */
export function LabFloors({ labs, areas }: LabFloorsProps) {
  const floors = labs
    .map((lab) => ({ ...lab, area: areas[lab.id] ?? 0 }))
    .filter(({ area }) => area > 0)
    .sort((a, b) => b.area - a.area)
    .slice(0, MOST);
  if (floors.length < 2) return null;
  const metres = floors.reduce((sum, { area }) => sum + Math.sqrt(area), 0);
  return (
    <nav aria-label="按面积看实验室" className={styles.root}>
      <ol style={{ '--metres': metres.toFixed(1), '--count': floors.length } as CSSProperties}>
        {floors.map(({ id, alias, title, area }) => (
          <li key={id}>
            <PageLink href={paths.lab(alias)} title={title} aria-label={`${title}，${area} m²`}>
              <i style={{ '--side': Math.sqrt(area).toFixed(2) } as CSSProperties} />
              <b>{area}</b>
            </PageLink>
          </li>
        ))}
      </ol>
      <p>每块是一间实验室的面积（m²），一格 1 m</p>
    </nav>
  );
}
