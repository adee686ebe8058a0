'use client';

import { useComparedVersions } from '@/lib/browser/compared-versions';
import { paths } from '@/lib/paths';
import { PageLink } from '../ui/page-link';
import styles from './kept-marks.module.css';

/** What this browser keeps of the visit, and how much of it; nothing as long as that is nothing. */
export function KeptMarks() {
  const compared = useComparedVersions();
  if (compared.length === 0) return null;
  return (
    <p className={styles.root}>
      <PageLink href={paths.compare(compared)} rel="nofollow">
        对比 <b>{compared.length}</b>
      </PageLink>
    </p>
  );
}
