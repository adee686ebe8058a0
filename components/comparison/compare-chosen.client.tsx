'use client';

import { useComparedVersions } from '@/lib/browser/compared-versions';
import { paths } from '@/lib/paths';
import { Button } from '../ui/button';
import { ButtonLink } from '../ui/button-link';
import styles from './compare-chosen.module.css';

/** The way from the boxes above to the comparison; `form` is their form where scripts do not run. */
export function CompareChosen({ form }: { form: string }) {
  const chosen = useComparedVersions();
  return (
    <div className={styles.root}>
      {chosen.length > 0 ? (
        <ButtonLink href={paths.compare(chosen)} kind="secondary">
          {`对比选中的${chosen.length}个`}
        </ButtonLink>
      ) : (
        <form id={form} action={paths.compare()}>
          <Button type="submit" kind="secondary">
            对比选中的型号
          </Button>
        </form>
      )}
    </div>
  );
}
