import type { CSSProperties } from 'react';
import type { RelatedModule } from '@/lib/content/domain';
import { paths } from '@/lib/paths';
import { CoverLink } from '../ui/cover-link';
import cover from '../ui/cover-link.module.css';
import { Summary } from '../ui/summary';
import { BreakableTitle } from '../ui/breakable-title';
import { Picture } from '../ui/picture';
import styles from './related-modules.module.css';

/** The modules of a field in two columns: even places left, odd places right. */
export function RelatedModules({ modules }: { modules: RelatedModule[] }) {
  const columns = [modules.filter((_, index) => index % 2 === 0), modules.filter((_, index) => index % 2 === 1)];
  const isOdd = modules.length > 1 && modules.length % 2 === 1;
  // of an odd number the last three share a row
  const rowOf = (place: number) => Math.min(place, isOdd ? columns[1].length - 1 : place) + 1;
  return (
    <div className={styles.root} data-odd={isOdd || undefined}>
      {columns.map((column, index) => (
        <ul key={index}>
          {column.map((module, place) => (
            <li key={module.alias} className={cover.area} style={{ '--row': rowOf(place) } as CSSProperties}>
              {module.image && <Picture picture={module.image} />}
              <h3>
                <CoverLink href={paths.module(module.alias)}>
                  <BreakableTitle>{module.title}</BreakableTitle>
                </CoverLink>
              </h3>
              {module.description && <Summary>{module.description}</Summary>}
              {module.introduction && <Summary className={styles.quiet}>{module.introduction}</Summary>}
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
