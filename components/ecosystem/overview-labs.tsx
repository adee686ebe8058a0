import { paths } from '@/lib/paths';
import { CoverLink } from '../ui/cover-link';
import cover from '../ui/cover-link.module.css';
import { EmptyBlock } from '../ui/empty-block';
import { BreakableTitle } from '../ui/breakable-title';
import { Picture } from '../ui/picture';
import type { OverviewProps } from './overview-props';
import styles from './overview-labs.module.css';
import { OverviewTitle } from './overview-title';

/** Laboratories by their picture and how large they are. */
export function OverviewLabs({ category: { alias, title }, items, total }: OverviewProps) {
  return (
    <section id={alias} className={styles.root} data-background="dark" aria-labelledby={`${alias}-title`}>
      <div className={styles.inner}>
        <OverviewTitle alias={alias} title={title} total={total} unit="间" />
        {items.length === 0 && <EmptyBlock />}
        <ul>
          {items.map((lab) => (
            <li key={lab.id} className={cover.area}>
              {lab.image && <Picture picture={lab.image} sizes="(max-width: 768px) 100vw, 282px" />}
              {lab.fact && (
                <p className={styles.area}>
                  <b>{lab.fact}</b> m²
                </p>
              )}
              <div>
                <h3>
                  <CoverLink href={paths.lab(lab.alias)}>
                    <BreakableTitle>{lab.title}</BreakableTitle>
                  </CoverLink>
                </h3>
                {lab.customerName && !lab.title.startsWith(lab.customerName) && <p>{lab.customerName}</p>}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
