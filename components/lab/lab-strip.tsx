import type { LabFacts } from '@/lib/content/lab';
import type { Card } from '@/lib/content/types';
import { paths } from '@/lib/paths';
import { CoverLink } from '../ui/cover-link';
import cover from '../ui/cover-link.module.css';
import { BreakableTitle } from '../ui/breakable-title';
import { Picture } from '../ui/picture';
import layout from '../ui/layout.module.css';
import styles from './lab-strip.module.css';

interface LabStripProps {
  labs: Card[];
  /** sizes by the laboratory's id */
  facts?: Record<string, LabFacts>;
  heading?: 'h2' | 'h3';
}

/** A few laboratories side by side: the room, how large it is, whose it is. */
export function LabStrip({ labs, facts = {}, heading: Heading = 'h3' }: LabStripProps) {
  return (
    <ul className={styles.root}>
      {labs.map((lab) => {
        const area = facts[lab.id]?.area;
        return (
          <li key={lab.id || lab.alias}>
            <article className={`${cover.area} ${layout.phoneRow}`}>
              {lab.image && <Picture picture={lab.image} sizes="(max-width: 768px) 128px, 282px" />}
              <div>
                {area && (
                  <p className={styles.area}>
                    {area}
                    <small>m²</small>
                  </p>
                )}
                <Heading>
                  <CoverLink href={paths.lab(lab.alias)}>
                    <BreakableTitle>{lab.title}</BreakableTitle>
                  </CoverLink>
                </Heading>
                {lab.customerName && <p className={styles.quiet}>{lab.customerName}</p>}
              </div>
            </article>
          </li>
        );
      })}
    </ul>
  );
}
