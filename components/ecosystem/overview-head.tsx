import type { ItemLink } from '@/lib/content/types';
import type { OverviewCategory } from '@/lib/pages/ecosystem-overview';
import { paths } from '@/lib/paths';
import { ArrowLink } from '../ui/arrow-link';
import { BreakableTitle } from '../ui/breakable-title';
import styles from './overview-head.module.css';

interface OverviewHeadProps {
  categories: ItemLink[];
  overview: Record<string, OverviewCategory>;
  hasRelations: boolean;
}

/** What the ecosystem is for, in one line, and how much of each there is. */
export function OverviewHead({ categories, overview, hasRelations }: OverviewHeadProps) {
  return (
    <header className={styles.root}>
      <h1>生态</h1>
      <p className={styles.statement}>
        <BreakableTitle>别人怎么测，结果怎么样</BreakableTitle>
      </p>
      <p className={styles.introduction}>
        案例、实验室、文档与论文都注明设备、人数和没做到的地方，可以照着做，也可以照着反驳。
      </p>
      <nav aria-label="生态的各类">
        <ul>
          {categories.map(({ id, alias, title }) => (
            <li key={id}>
              <a href={paths.section(alias)}>
                {title}
                <b>{overview[alias]?.total ?? ''}</b>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {hasRelations && <ArrowLink href={paths.relations()}>哪种设备写出过哪些论文：看研究关系</ArrowLink>}
    </header>
  );
}
