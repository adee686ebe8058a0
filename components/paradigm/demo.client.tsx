'use client';

import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Button } from '../ui/button';
import { ErrorBoundary } from '../ui/error-boundary.client';
import { Spinner } from '../ui/spinner';
import styles from './demo.module.css';

/** The round and everything it needs come when somebody wants to play. */
const load = () => import('./player.client');
const Player = lazy(load);

/** Opens a round of a task in the place of a picture of it. */
export function Demo({ demo, children }: { demo: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  if (!open) {
    return (
      <div className={styles.closed}>
        <div className={styles.picture}>{children}</div>
        <Button onClick={() => setOpen(true)} onPointerEnter={() => void load()} onFocus={() => void load()}>
          打开演示
        </Button>
      </div>
    );
  }
  return (
    <ErrorBoundary fallback={<p role="alert">演示没有取到，请刷新这一页再试。</p>}>
      <Suspense fallback={<Spinner />}>
        <Player demo={demo} />
      </Suspense>
    </ErrorBoundary>
  );
}
