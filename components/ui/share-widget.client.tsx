'use client';

import { startTransition, useCallback, useEffect, useId, useRef, type ReactNode } from 'react';
import { useDismiss } from '@/lib/browser/use-dismiss';
import { IconButton } from './icon-button';
import styles from './share-widget.module.css';

interface ShareWidgetProps {
  /** name of the button and title of the panel */
  label?: string;
  open: boolean;
  /** @returns false when it is not to be opened here */
  onToggle: (open: boolean) => boolean | void;
  /** a finger or pointer is on the button: time to get ready what is in the panel */
  onIntent?: () => unknown;
  /** the panel's content, drawn when it is open */
  children: ReactNode;
}

/**
 * A button that opens the ways to share a page; the open panel is pinned to the
 * lower right. When the panel goes and the focus with it, the button has it again.
 */
export function ShareWidget({ label = '分享', open, onToggle, onIntent, children }: ShareWidgetProps) {
  const root = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const close = useCallback(() => void onToggle(false), [onToggle]);
  useDismiss(open, root, close);
  useEffect(() => {
    if (!open) return;
    const button = root.current?.querySelector('button');
    const inside = panel.current;
    return () => {
      const focused = document.activeElement;
      if (focused === document.body || inside?.contains(focused)) button?.focus();
    };
  }, [open]);
  function press() {
    let isRefused = false;
    startTransition(() => {
      isRefused = onToggle(!open) === false;
    });
    // at once: until React has drawn what is in it, a slow phone takes a tenth of a second
    if (!open && !isRefused && panel.current) panel.current.hidden = false;
  }

  return (
    <div ref={root} className={styles.root}>
      <IconButton
        label={label}
        shape="share"
        kind="outlined"
        aria-expanded={open}
        aria-controls={panelId}
        onPointerDown={onIntent}
        onClick={press}
      />
      <div
        ref={panel}
        id={panelId}
        role="group"
        aria-label={label}
        className={styles.panel}
        data-background="light"
        hidden={!open}
      >
        <div className={styles.head}>
          <p>{label}</p>
          <IconButton label="收起" shape="close" onClick={close} />
        </div>
        {open && children}
      </div>
    </div>
  );
}
