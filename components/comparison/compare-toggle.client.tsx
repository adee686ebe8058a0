'use client';

import { useState } from 'react';
import { toggleCompared, useComparedVersions } from '@/lib/browser/compared-versions';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { COMPARED_MOST } from '@/lib/constants';
import { paths } from '@/lib/paths';
import { PageLink } from '../ui/page-link';
import styles from '../ui/keep-button.module.css';

/** Takes a version into the comparison, or out of it; without scripts a link to the comparison, where others are chosen. */
export function CompareToggle({ alias }: { alias: string }) {
  const isReady = useHydrated();
  const chosen = useComparedVersions();
  const [isFull, setIsFull] = useState(false);
  const isChosen = chosen.includes(alias);
  return (
    <>
      {isReady ? (
        <button
          type="button"
          className={styles.root}
          data-removes={isChosen || undefined}
          onClick={() => setIsFull(!toggleCompared(alias))}
        >
          {isChosen ? '移出对比' : '加入对比'}
        </button>
      ) : (
        <a href={paths.compare([alias])} rel="nofollow" className={styles.root}>
          加入对比
        </a>
      )}
      {(isChosen || isFull) && (
        <PageLink href={paths.compare(chosen)} className={styles.next}>
          去对比（{chosen.length}）
        </PageLink>
      )}
      <span role="status" className={styles.said}>
        {isFull && `最多比${COMPARED_MOST}个，先移出一个`}
      </span>
    </>
  );
}
