'use client';

import type { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** What it means when the pointer is on a link, before it is pressed. */
const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * All links to pages (`ui/page-link`) in one place: the page behind one is fetched as soon as it is pointed at, touched
 * or focused, so that it is there when the link is pressed. Then only the page changes, and the frame around it stays.
 */
export function PageLinks() {
  const router = useRouter();
  useEffect(() => {
    const fetched = new Set<string>();
    const onSign = ({ target }: Event) => {
      const page = pageOf(target);
      if (!page || fetched.has(page) || savesData()) return;
      fetched.add(page);
      router.prefetch(page, { kind: 'full' as PrefetchKind });
    };
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const page = pageOf(event.target);
      if (!page) return;
      event.preventDefault();
      router.push(page);
    };
    for (const sign of SIGNS) document.addEventListener(sign, onSign, { passive: true });
    document.addEventListener('click', onClick);
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, onSign);
      document.removeEventListener('click', onClick);
    };
  }, [router]);
  return null;
}

/** Does the visitor pay for what is fetched? Asked each time: it changes with the network. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/**
 * The page that a link leads to; null for what is the browser's own: places in the page that is shown, and addresses with
 * a query, which the router takes for the page without one once it has seen that.
 */
function pageOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-page-link]') : null;
  if (!link || link.origin !== location.origin || (link.target && link.target !== '_self')) return null;
  const isHere = link.pathname === location.pathname && location.search === '';
  return link.search || (isHere && link.hash) ? null : link.pathname + link.hash;
}
