'use client';

import { usePathname } from 'next/navigation';
import {
  Suspense,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { useIsCurrentEntry } from '@/lib/browser/navigation-flags';
import { useDismiss } from '@/lib/browser/use-dismiss';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { isMobile, useMobile } from '@/lib/browser/use-media-query';
import { PageLink } from '../ui/page-link';
import styles from './header-menu.module.css';

interface MenuDisclosureProps {
  href: string;
  label: string;
  /** the list of links below the entry, drawn by the server; nothing when the entry is alone */
  children: ReactNode;
}

/**
 * Opens and closes the list below an entry of the main menu: by hover, focus and tap in the
 * wide bar, by its own button in the collapsed menu. Without scripts the style sheet does it.
 */
export function MenuDisclosure({ href, label, children }: MenuDisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const entry = useRef<HTMLAnchorElement>(null);
  /** a finger touched the closed entry: the tap opens it instead of following it */
  const opensByTap = useRef(false);
  const isLive = useHydrated();
  const isNarrow = useMobile();
  const hasList = Boolean(children);

  const dismiss = useCallback((by: 'escape' | 'outside') => {
    if (by === 'escape' && root.current?.contains(document.activeElement)) entry.current?.focus();
    setOpen(false);
  }, []);
  useDismiss(isOpen && !isNarrow, root, dismiss);

  useLayoutEffect(() => {
    if (root.current && isHeldOpen(root.current)) setOpen(true);
  }, []);

  const isWithin = (target: EventTarget | null) => target instanceof Node && root.current?.contains(target);

  function onEntryPointerDown(event: PointerEvent) {
    opensByTap.current = hasList && !isNarrow && event.pointerType === 'touch' && !isOpen;
  }

  function onEntryClick(event: MouseEvent) {
    if (!opensByTap.current) return;
    opensByTap.current = false;
    event.preventDefault();
    event.stopPropagation();
    setOpen(true);
  }

  return (
    <div
      ref={root}
      className={styles.root}
      data-open={isLive && hasList ? isOpen : undefined}
      data-entry={href}
      onPointerEnter={(event) => !isNarrow && event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => !isNarrow && event.pointerType === 'mouse' && setOpen(false)}
      onFocus={(event: FocusEvent) => !isNarrow && !isWithin(event.relatedTarget) && setOpen(true)}
      onBlur={(event: FocusEvent) => !isNarrow && !isWithin(event.relatedTarget) && setOpen(false)}
      onClick={(event) => (event.target as Element).closest('a') && setOpen(false)}
    >
      <PageLink
        ref={entry}
        href={href}
        className={styles.entry}
        aria-expanded={isLive && hasList && !isNarrow ? isOpen : undefined}
        onPointerDown={onEntryPointerDown}
        onClick={onEntryClick}
      >
        {label}
      </PageLink>
      {isLive && (
        <Suspense fallback={null}>
          <CurrentMark href={href} />
        </Suspense>
      )}
      {isLive && isNarrow && hasList && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-label={`${label}：${isOpen ? '收起' : '展开'}`}
          onClick={() => setOpen(!isOpen)}
        >
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="M5 7.5l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.75" />
          </svg>
        </button>
      )}
      {children}
    </div>
  );
}

/** Does the style sheet show the list when the scripts come? Then it stays: a link that is being pressed does not vanish. */
function isHeldOpen(root: HTMLElement): boolean {
  if (isMobile()) return false;
  const isPointedAt = window.matchMedia('(hover: hover)').matches && root.matches(':hover');
  return isPointedAt || root.querySelector(':focus-visible') !== null;
}

/** The line under the entry that one is in. After hydration: the HTML of an unknown address does not know its path. */
function CurrentMark({ href }: { href: string }) {
  const isCurrent = useIsCurrentEntry(href, usePathname());
  return isCurrent ? <span className={styles.current} aria-hidden="true" /> : null;
}
