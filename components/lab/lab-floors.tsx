import type { CSSProperties } from 'react';
import type { ItemLink } from '@/lib/content/types';
import { boxPath } from '@/lib/floor-plans/drawing';
import type { FloorPlan } from '@/lib/floor-plans/plan';
import { paths } from '@/lib/paths';
import { PageLink } from '../ui/page-link';
import styles from './lab-floors.module.css';

/** More than these have no room on one line. */
const MOST = 18;

interface LabFloorsProps {
  labs: ItemLink[];
  /** m², by the laboratory's id; one without is left out */
  areas: Record<string, number | null>;
  /** by the laboratory's id; one without is a square */
  plans: Record<string, FloorPlan | null>;
}

/** The laboratories by the outlines of their rooms, the largest first, in true proportion. Each is a link. */
export function LabFloors({ labs, areas, plans }: LabFloorsProps) {
  const floors = labs
    .map((lab) => {
      const area = areas[lab.id] ?? 0;
      const plan = plans[lab.id] ?? null;
      const side = Math.sqrt(area);
      return { ...lab, area, plan, width: plan?.width ?? side, depth: plan?.depth ?? side };
    })
    .filter(({ area }) => area > 0)
    .sort((a, b) => b.area - a.area)
    .slice(0, MOST);
  if (floors.length < 2) return null;
  const metres = floors.reduce((sum, { width }) => sum + width, 0);
  const widest = Math.max(...floors.map(({ width }) => width));
  const scale = { '--metres': metres.toFixed(1), '--widest': widest, '--count': floors.length };
  return (
    <nav aria-label="按面积看实验室" className={styles.root}>
      <ol style={scale as CSSProperties}>
        {floors.map(({ id, alias, title, area, plan, width, depth }) => (
          <li key={id}>
            <PageLink href={paths.lab(alias)} title={title} aria-label={`${title}，${area} m²`}>
              <i style={{ '--width': width.toFixed(2), '--depth': depth.toFixed(2) } as CSSProperties}>
                {plan && (
                  <svg viewBox={`0 0 ${width} ${depth}`} aria-hidden="true">
                    <path d={plan.rooms.map(boxPath).join('')} />
                  </svg>
                )}
              </i>
              <b>{area}</b>
            </PageLink>
          </li>
        ))}
      </ol>
      <p>每块是一间实验室的外框与隔墙，同一比例，数字是面积（m²）</p>
    </nav>
  );
}
