'use client';

import { useEffect } from 'react';
import { loadAhead } from '@/lib/browser/load-ahead';

/** What scrolls inside the page on some screens: wide tables, code, strips, pictures that one goes along. */
const SCROLLERS = '[data-table], [data-scrolls], pre';

/**
 * A box that scrolls is a stop of the tab key, or keys could not reach what it hides; one that does not is none. The
 * HTML has the stop, for nobody knows before scripts run which of them scroll (components/ui/scroll-stop.ts). Their
 * pictures come before one has swiped to them.
 */
export function ScrollStops() {
  useEffect(() => {
    const seen = new WeakSet<Element>();
    const ahead = loadAhead();
    const sizes = new ResizeObserver((entries) => entries.forEach(({ target }) => setStop(target)));
    const find = () => {
      for (const scroller of document.querySelectorAll(SCROLLERS)) {
        if (seen.has(scroller)) continue;
        seen.add(scroller);
        sizes.observe(scroller);
        ahead.watch(scroller);
      }
    };
    find();
    const additions = new MutationObserver(find);
    additions.observe(document.body, { childList: true, subtree: true });
    return () => {
      additions.disconnect();
      sizes.disconnect();
      ahead.end();
    };
  }, []);
  return null;
}

function setStop(scroller: Element): void {
  const scrolls = scroller.scrollWidth > scroller.clientWidth + 1 || scroller.scrollHeight > scroller.clientHeight + 1;
  if (scrolls) scroller.setAttribute('tabindex', '0');
  else if (scroller !== document.activeElement) scroller.removeAttribute('tabindex');
}
