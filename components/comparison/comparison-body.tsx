import type { Comparison } from '@/lib/content/comparison';
import type { VersionGroup } from '@/lib/content/version-groups';
import { SheetWords } from '../data-sheet/sheet-words';
import { PageBody } from '../ui/page-body';
import { ComparisonTables } from './comparison-tables';
import { KeepComparison } from './keep-comparison.client';
import { LeftOutNotes } from './left-out';
import { VersionPicker } from './version-picker';
import styles from './comparison-body.module.css';

interface ComparisonBodyProps {
  comparison: Comparison;
  /** all there is to choose from */
  groups: VersionGroup[];
  /** something was asked for, whether it is there or not */
  hasAsked: boolean;
}

/** What could not be shown, the tables, the versions to choose others from. */
export function ComparisonBody({ comparison, groups, hasAsked }: ComparisonBodyProps) {
  const aliases = comparison.versions.map(({ product }) => product.alias);
  const [first, second] = aliases;
  const others = first ? (
    <details className={styles.others} open={!second}>
      <summary>{second ? '换几个型号' : '再选一个型号，才看得出哪里不同'}</summary>
      <VersionPicker groups={groups} chosen={aliases} />
    </details>
  ) : (
    <VersionPicker groups={groups} />
  );
  return (
    <PageBody>
      <KeepComparison aliases={aliases} hasAsked={hasAsked} />
      <LeftOutNotes left={comparison.left} />
      {/* with one there is nothing to compare yet */}
      {!second && others}
      {first && <ComparisonTables comparison={comparison} />}
      {second && others}
      {first && (
        <div className={styles.words}>
          <SheetWords />
        </div>
      )}
    </PageBody>
  );
}
