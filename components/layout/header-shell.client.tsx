'use client';

import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { afterPaint } from '@/lib/browser/after-paint';
import { selectNavigation } from '@/lib/browser/navigation-flags';
import { lockScroll } from '@/lib/browser/scroll-lock';
import { trapFocus } from '@/lib/browser/trap-focus';
import { useDisclosure } from '@/lib/browser/use-disclosure';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { useMobile } from '@/lib/browser/use-media-query';
import { useScrollReading } from '@/lib/browser/use-scroll-reading';
import { HEADER_SOLID_AFTER_PX } from '@/lib/constants';
import { DisclosureButton } from '../ui/disclosure-button';
import styles from './site-header.module.css';

const NAVIGATION_ID = 'main-menu';

interface HeaderShellProps {
  brand: ReactNode;
  /** what stays in sight beside the collapsed menu */
  marks: ReactNode;
  children: ReactNode;
}

/**
 * What moves in the header: white after 10 px, the collapsed menu of phones, the navigation flags.
 * All links are the server's; without scripts 菜单 is a link to the list.
 */
export function HeaderShell({ brand, marks, children }: HeaderShellProps) {
  const root = useRef<HTMLElement>(null);
  const isLive = useHydrated();
  const scrolled = useScrollReading(isScrolled, false);
  const disclosure = useDisclosure(root, useMobile());
  const { isOpen, close, open } = disclosure;
  useEffect(() => {
    // its link was followed before the page was hydrated: the menu stays open
    if (window.location.hash !== `#${NAVIGATION_ID}`) return;
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    open();
  }, [open]);
  useModal(isOpen, root, close);

  /** A followed link closes the menu and sets the flags. */
  function onClick(event: MouseEvent) {
    const target = event.target as Element;
    if (!target.closest('a[href]')) return;
    close();
    const selected = target.closest<HTMLElement>('[data-entry]')?.dataset.entry;
    const entries = [...(root.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])];
    if (selected) {
      selectNavigation(
        entries.map(({ dataset }) => dataset.entry ?? ''),
        selected,
      );
    }
  }

  return (
    <header
      ref={root}
      className={styles.root}
      data-site-header=""
      data-live={isLive || undefined}
      data-scrolled={scrolled || undefined}
      data-open={isOpen || undefined}
      onKeyDown={(event) => isOpen && keepFocusWithin(event, root.current)}
    >
      <div className={styles.inner}>
        {brand}
        <DisclosureButton disclosure={disclosure} controls={NAVIGATION_ID} className={styles.toggle}>
          {isOpen ? '关闭' : '菜单'}
        </DisclosureButton>
        {!isLive && (
          <a href={`#${NAVIGATION_ID}`} className={styles.anchor}>
            菜单
          </a>
        )}
        <nav id={NAVIGATION_ID} aria-label="主菜单" className={styles.nav} onClick={onClick} onSubmit={close}>
          {children}
        </nav>
        {marks}
      </div>
    </header>
  );
}

/** Is the page scrolled further than the header stays transparent? */
function isScrolled(): boolean {
  return window.scrollY > HEADER_SOLID_AFTER_PX;
}

/**
 * While open: the page behind neither scrolls nor takes the focus.
 * @param onEnd called when it ends for whatever reason: a menu closed by a wider window stays closed
 */
function useModal(isOpen: boolean, header: RefObject<HTMLElement | null>, onEnd: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    let unlock: (() => void) | undefined;
    const others = [...(header.current?.parentElement?.children ?? [])].filter((element) =>
      element.matches('main, footer'),
    );
    // the menu is painted first: these have the whole page laid out and restyled
    const cancel = afterPaint(() => {
      unlock = lockScroll();
      others.forEach((element) => element.setAttribute('inert', ''));
    });
    return () => {
      cancel();
      unlock?.();
      for (const element of others) element.removeAttribute('inert');
      onEnd();
    };
  }, [isOpen, header, onEnd]);
}

/** Tab goes round inside the header. */
function keepFocusWithin(event: KeyboardEvent, header: HTMLElement | null): void {
  if (event.key !== 'Tab' || !header) return;
  const stops = [...header.querySelectorAll<HTMLElement>('a[href], button, input')].filter(
    // where the browser cannot say, every one counts
    (element) => element.checkVisibility?.() ?? true,
  );
  trapFocus(event, stops);
}
