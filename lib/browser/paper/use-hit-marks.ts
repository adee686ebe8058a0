import { useLayoutEffect, type RefObject } from 'react';
import type { Hit } from './search';

/**
 * Marks the hits on a page with rectangles in an element that covers the page.
 * They are placed in percent, so that they hold at every zoom.
 * @param pieces the page's text elements, in order; none while there is no text
 */
export function useHitMarks(
  host: RefObject<HTMLElement | null>,
  pieces: readonly HTMLElement[],
  hits: readonly Hit[],
  currentHit: Hit | null,
): void {
  useLayoutEffect(() => {
    const element = host.current;
    if (!element || pieces.length === 0 || hits.length === 0) return;
    const box = element.getBoundingClientRect();
    element.replaceChildren(...hits.flatMap((hit) => marksOf(hit, pieces, box, hit === currentHit)));
    return () => element.replaceChildren();
  }, [host, pieces, hits, currentHit]);
}

interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function marksOf(hit: Hit, pieces: readonly HTMLElement[], box: DOMRect, isCurrent: boolean): HTMLElement[] {
  const areas: Area[] = [];
  for (let item = hit.start.item; item <= hit.end.item; item++) {
    const text = pieces[item]?.firstChild;
    if (!(text instanceof Text)) continue;
    const range = document.createRange();
    range.setStart(text, item === hit.start.item ? Math.min(hit.start.offset, text.length) : 0);
    range.setEnd(text, item === hit.end.item ? Math.min(hit.end.offset, text.length) : text.length);
    add(areas, range.getBoundingClientRect());
  }
  return areas.map(({ left, top, right, bottom }) => {
    const mark = document.createElement('span');
    if (isCurrent) mark.dataset.current = '';
    Object.assign(mark.style, {
      left: `${((left - box.left) / box.width) * 100}%`,
      top: `${((top - box.top) / box.height) * 100}%`,
      width: `${((right - left) / box.width) * 100}%`,
      height: `${((bottom - top) / box.height) * 100}%`,
    });
    return mark;
  });
}

/** Adds a rectangle; one that goes on in the same line makes the last one longer, because some writers set each character by itself. */
function add(areas: Area[], { left, top, right, bottom }: Area): void {
  const last = areas.at(-1);
  const height = bottom - top;
  const goesOn = last && Math.abs(last.top - top) < 0.3 * height && Math.abs(last.right - left) < height;
  if (!goesOn) return void areas.push({ left, top, right, bottom });
  last.right = Math.max(last.right, right);
  last.top = Math.min(last.top, top);
  last.bottom = Math.max(last.bottom, bottom);
}
