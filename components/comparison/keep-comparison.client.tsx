'use client';

import { useEffect } from 'react';
import { compareThese, readComparedVersions, useComparedVersions } from '@/lib/browser/compared-versions';
import { cameFromHere } from '@/lib/browser/came-from-here';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { paths } from '@/lib/paths';
import { PageLink } from '../ui/page-link';
import styles from './keep-comparison.module.css';

/**
 * What is compared is what this browser keeps: who adds, removes or chooses anew on the page does so for the next one,
 * too. Who opens an address that somebody sent keeps his own choice, and is told so.
 */
export function KeepComparison({ aliases, hasAsked }: { aliases: readonly string[]; hasAsked: boolean }) {
  const isReady = useHydrated();
  const chosen = useComparedVersions();
  const asked = String(aliases);
  useEffect(() => {
    const own = readComparedVersions();
    if (hasAsked && String(own) !== asked && (own.length === 0 || cameFromHere())) {
      compareThese(asked ? asked.split(',') : []);
    }
  }, [asked, hasAsked]);
  if (!isReady || chosen.length === 0 || String(chosen) === asked) return null;
  return (
    <p className={styles.root}>
      您自己选了{chosen.length}个型号。
      <PageLink href={paths.compare(chosen)}>对比自己选的</PageLink>
      {aliases.length > 0 && (
        <button type="button" onClick={() => compareThese(aliases)}>
          换成这里的
        </button>
      )}
    </p>
  );
}
