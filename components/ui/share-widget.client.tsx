'use client';

import { useCallback, useId, useRef, useState, type ReactNode } from 'react';
import { useDismiss } from '@/lib/browser/use-dismiss';
import { IconButton } from './icon-button';
import styles from './share-widget.module.css';

export interface ShareEntry {
  key: string;
  label: string;
  /** where it leads, in a new tab … */
  href?: string;
  /** … or what it does */
  onSelect?: () => void;
}

interface ShareWidgetProps {
  entries: ShareEntry[];
  /** name of the button and title of the panel */
  label?: string;
  /** stands above the entries, e.g. a QR code */
  children?: ReactNode;
}

/** A button that opens the ways to share a page; the open panel is pinned to the lower right. */
export function ShareWidget({ entries, label = '分享', children }: ShareWidgetProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const close = useCallback((returnsFocus: boolean) => {
    setOpen(false);
    if (returnsFocus) root.current?.querySelector('button')?.focus();
  }, []);
  const dismiss = useCallback((by: 'escape' | 'outside') => close(by === 'escape'), [close]);
  useDismiss(open, root, dismiss);
  return (
    <div ref={root} className={styles.root}>
      <IconButton
        label={label}
        shape="share"
        kind="outlined"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      />
      <div id={panelId} role="group" aria-label={label} className={styles.panel} hidden={!open}>
        {open && (
          <>
            <header className={styles.head}>
              <p>{label}</p>
              <IconButton label="收起" shape="close" onClick={() => close(true)} />
            </header>
            {children}
            <ul className={styles.entries}>
              {entries.map((entry) => (
                <li key={entry.key}>
                  <Entry entry={entry} onDone={() => close(!entry.href)} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}

function Entry({ entry: { label, href, onSelect }, onDone }: { entry: ShareEntry; onDone: () => void }) {
  if (href) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" onClick={onDone}>
        {label}
      </a>
    );
  }
  return (
    <button
      type="button"
      onClick={() => {
        onDone();
        onSelect?.();
      }}
    >
      {label}
    </button>
  );
}
