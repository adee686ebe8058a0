'use client';

import { useCallback, useId, useRef, useState, type ReactNode } from 'react';
import { useDismiss } from '@/lib/browser/use-dismiss';
import { IconButton } from './icon-button';
import styles from './share-widget.module.css';

export interface ShareEntry {
  key: string;
  label: string;
  icon?: ReactNode;
  /** where it leads, in a new tab … */
  href?: string;
  /** … or what it does */
  onSelect?: () => void;
}

/** A button that opens the ways to share a page; the open panel is pinned to the lower right. */
export function ShareWidget({ entries, label = '分享' }: { entries: ShareEntry[]; label?: string }) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const dismiss = useCallback((by: 'escape' | 'outside') => {
    setOpen(false);
    if (by === 'escape') root.current?.querySelector('button')?.focus();
  }, []);
  useDismiss(open, root, dismiss);
  return (
    <div ref={root} className={styles.root} data-open={open || undefined}>
      <IconButton
        label={open ? `收起${label}` : label}
        shape={open ? 'close' : 'share'}
        kind="outlined"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      />
      <ul id={panelId} className={styles.panel} hidden={!open}>
        {entries.map((entry) => (
          <li key={entry.key}>
            {entry.href ? (
              <a href={entry.href} target="_blank" rel="noopener noreferrer" onClick={() => setOpen(false)}>
                {entry.icon}
                {entry.label}
              </a>
            ) : (
              <button
                type="button"
                onClick={() => {
                  setOpen(false);
                  entry.onSelect?.();
                }}
              >
                {entry.icon}
                {entry.label}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
