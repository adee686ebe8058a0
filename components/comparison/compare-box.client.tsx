'use client';

import { useEffect, useRef, useState } from 'react';
import { toggleCompared, useComparedVersions } from '@/lib/browser/compared-versions';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { COMPARED_MOST } from '@/lib/constants';
import styles from './compare-box.module.css';

interface CompareBoxProps {
  alias: string;
  /** of the version, for those who hear the box by itself */
  title: string;
  /** the form that it is sent with where scripts do not run */
  form: string;
}

/** A box that chooses a version for the comparison. */
export function CompareBox({ alias, title, form }: CompareBoxProps) {
  const isReady = useHydrated();
  const isChosen = useComparedVersions().includes(alias);
  const [isFull, setIsFull] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // ticked before the page was hydrated, when nobody heard of it
    if (box.current?.checked && !isChosen) toggleCompared(alias);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => {
    if (isReady && box.current) box.current.checked = isChosen;
  }, [isReady, isChosen, isFull]);
  return (
    <label className={styles.root}>
      <input
        ref={box}
        type="checkbox"
        name="ids"
        value={alias}
        form={form}
        aria-label={`对比${title}`}
        onChange={(event) => {
          const isTaken = toggleCompared(alias);
          if (!isTaken) event.currentTarget.checked = false;
          setIsFull(!isTaken);
        }}
      />
      <span>对比</span>
      <small role="status">{isFull && `最多${COMPARED_MOST}个`}</small>
    </label>
  );
}
