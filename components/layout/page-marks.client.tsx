'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** What the frame's style sheets ask of the page that is shown, by the attribute of `main` that says it. */
const MARKS = {
  'data-closes': '[data-closing]',
  'data-has-bar': '[data-page-bar="action"]',
};

/**
 * For browsers without `:has()`: says on `main` whether the page closes with a question of its own, and whether it has
 * a bar with an action. All others ask the page itself, before any script.
 */
export function PageMarks() {
  const page = usePathname();
  useEffect(() => {
    const main = document.querySelector('main');
    if (!main || CSS.supports('selector(:has(*))')) return;
    const mark = () => {
      // pages that Next keeps alive are hidden beside the one that is shown
      const shown = [...main.children].filter(
        (child) => child instanceof HTMLElement && child.style.display !== 'none',
      );
      for (const [name, selector] of Object.entries(MARKS))
        main.toggleAttribute(
          name,
          shown.some((child) => child.matches(selector) || child.querySelector(selector) !== null),
        );
    };
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(main, { childList: true });
    return () => observer.disconnect();
  }, [page]);
  return null;
}
