'use client';

import { useEffect } from 'react';

/** Longer than a browser takes to scroll to an anchor, in ms. */
const SCROLLING_MS = 1_500;

/**
 * A link to a place of the same page scrolls there smoothly (`html[data-to-anchor]` in app/globals.css); all other ways
 * to another place, back and forward among them, are instant. Without scripts all of the page scrolls smoothly.
 */
export function SmoothAnchors() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onClick = ({ target }: MouseEvent) => {
      clearTimeout(timer);
      delete dataset.toAnchor;
      if (!(target instanceof Element) || !target.closest('a[href^="#"]')) return;
      dataset.toAnchor = '';
      timer = setTimeout(() => delete dataset.toAnchor, SCROLLING_MS);
    };
    // before any handler of the link itself
    document.addEventListener('click', onClick, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', onClick, true);
    };
  }, []);
  return null;
}
