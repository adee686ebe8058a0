'use client';

import { useState, type ReactNode } from 'react';
import { onDemand } from '@/lib/browser/on-demand';
import { Button } from '../ui/button';
import { ErrorBoundary } from '../ui/error-boundary.client';
import { Spinner } from '../ui/spinner';
import styles from './demo.module.css';

/** The round and everything it needs come when somebody wants to play. */
const Player = onDemand(async () => (await import('./player.client')).Player, <Spinner />);

/** Opens a round of a task in the place of a picture of it. */
export function Demo({ demo, children }: { demo: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  if (!open) {
    return (
      <div className={styles.closed}>
        <div className={styles.picture}>{children}</div>
        <Button onClick={() => setOpen(true)} onPointerEnter={Player.getReady} onFocus={Player.getReady}>
          做一轮
        </Button>
      </div>
    );
  }
  return (
    <ErrorBoundary fallback={<p role="alert">演示没有取到，请刷新这一页再试。</p>}>
      <Player demo={demo} />
    </ErrorBoundary>
  );
}
