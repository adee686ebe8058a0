import type { CSSProperties } from 'react';

/** How far the page is down the paper, and where the pages end that can be read, for the style sheet. */
export function rulerPlaces(page: number, readable: number, total: number | null): CSSProperties {
  const pages = Math.max(total ?? 1, 1);
  return { '--here': (page - 1) / pages, '--end': readable > 0 ? readable / pages : 1 } as CSSProperties;
}
