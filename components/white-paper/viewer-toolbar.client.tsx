'use client';

import type { KeyboardEvent, ReactNode } from 'react';
import styles from './viewer-toolbar.module.css';

interface ViewerToolbarProps {
  label: string;
  place: 'controls' | 'tools';
  children: ReactNode;
}

/** A row of the viewer's buttons; the arrow keys walk along it. */
export function ViewerToolbar({ label, place, children }: ViewerToolbarProps) {
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    // in a field they walk along the text
    if (step === 0 || event.target instanceof HTMLInputElement) return;
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled), input, a')].filter(
      (stop) => stop.offsetParent !== null,
    );
    const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
    event.preventDefault();
    event.stopPropagation();
    next?.focus();
  }

  return (
    <div role="toolbar" aria-label={label} className={styles.root} data-place={place} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}
