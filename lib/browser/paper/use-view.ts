import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { pageAt, PIXELS_PER_UNIT, scaleOf, type Zoom } from './zoom';
import type { OpenPaper } from './pdf-library';

/** A point of the window and the point of the paper that is there. */
interface Anchor {
  page: number;
  /** on the page, as shares of its size */
  across: number;
  down: number;
  /** in the window of pages, in pixels */
  x: number;
  y: number;
}

/** Where the line of a page that was asked for ends up, from the window's upper edge. */
const TOP_MARGIN = 16;

export interface PaperView {
  /** goes on the element in the scroller whose children are the pages */
  pages: RefObject<HTMLDivElement | null>;
  /** 1 is the printed size */
  scale: number;
  /** screen pixels per PDF unit; 0 while nothing has been measured */
  unit: number;
  zoom: Zoom;
  /** page that is read, from 1 */
  page: number;
  goTo: (page: number, down?: number) => void;
  /** by so many pages, from the one that the window shows at this moment */
  turn: (by: number) => void;
  /** zooms around a point of the window, else around its middle */
  zoomTo: (zoom: Zoom, around?: { clientX: number; clientY: number }) => void;
}

/**
 * What part of a paper the window shows: page and zoom. The place in the text
 * holds when pages change their size, when the window does, and when the paper is opened anew.
 * @param scroller the element that scrolls
 * @param startPage where to begin
 * @param onRead told the page whenever another one is read
 */
export function usePaperView(
  scroller: RefObject<HTMLElement | null>,
  paper: OpenPaper | null,
  startPage: () => number,
  onRead: (page: number) => void,
): PaperView {
  const [zoom, setZoom] = useState<Zoom>('auto');
  const [room, setRoom] = useState(0);
  const [page, setPage] = useState(1);
  const anchor = useRef<Anchor | null>(null);
  const pages = useRef<HTMLDivElement>(null);
  const scale = paper && room > 0 ? scaleOf(zoom, paper.width, room) : 0;

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(([{ contentRect }]) => {
      if (contentRect.width > 0) setRoom(contentRect.width);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);

  const firstPage = useEffectEvent((count: number) => Math.min(startPage(), count));
  const tellPage = useEffectEvent(onRead);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !paper || scale === 0) return;
    const first = firstPage(paper.document.numPages);
    anchor.current ??= { page: first, across: 0.5, down: 0, x: element.clientWidth / 2, y: TOP_MARGIN };
    if (anchor.current.page > 1 || anchor.current.down > 0) place(element, pages.current, anchor.current);
  }, [scroller, paper, scale]);

  useEffect(() => {
    const element = scroller.current;
    if (!element || !paper) return;
    let known = 0;
    const look = () => {
      const x = element.clientWidth / 2;
      const y = element.clientHeight * 0.4;
      const read = pageAt(boxesOf(pages.current), element.scrollTop, element.clientHeight);
      anchor.current = anchorAt(element, pages.current, read, x, y) ?? anchor.current;
      if (read === known) return;
      known = read;
      setPage(read);
      tellPage(read);
    };
    // the place may have been restored before anybody listened
    if (element.scrollTop > 0) look();
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [scroller, paper]);

  function goTo(target: number, down = 0): void {
    const element = scroller.current;
    if (!element) return;
    const y = down > 0 ? element.clientHeight * 0.3 : TOP_MARGIN;
    place(element, pages.current, { page: target, across: 0.5, down, x: element.clientWidth / 2, y });
  }

  function turn(by: number): void {
    const element = scroller.current;
    if (!element || !paper) return;
    const shown = pageAt(boxesOf(pages.current), element.scrollTop, element.clientHeight);
    goTo(Math.min(Math.max(shown + by, 1), paper.document.numPages));
  }

  function zoomTo(next: Zoom, around?: { clientX: number; clientY: number }): void {
    const element = scroller.current;
    if (!element) return;
    const box = element.getBoundingClientRect();
    const x = around ? around.clientX - box.left : element.clientWidth / 2;
    const y = around ? around.clientY - box.top : element.clientHeight * 0.4;
    const read = pageAt(
      boxesOf(pages.current),
      element.scrollTop + y - element.clientHeight * 0.4,
      element.clientHeight,
    );
    anchor.current = anchorAt(element, pages.current, read, x, y) ?? anchor.current;
    setZoom(next);
  }

  return { pages, scale, unit: scale * PIXELS_PER_UNIT, zoom, page, goTo, turn, zoomTo };
}

const pageOf = (pages: HTMLElement | null, page: number) => pages?.children[page - 1] as HTMLElement | undefined;
const boxesOf = (pages: HTMLElement | null) =>
  ([...(pages?.children ?? [])] as HTMLElement[]).map(({ offsetTop, offsetHeight }) => ({
    top: offsetTop,
    height: offsetHeight,
  }));

function anchorAt(scroller: HTMLElement, pages: HTMLElement | null, page: number, x: number, y: number): Anchor | null {
  const element = pageOf(pages, page);
  if (!element) return null;
  const across = (scroller.scrollLeft + x - element.offsetLeft) / element.offsetWidth;
  const down = (scroller.scrollTop + y - element.offsetTop) / element.offsetHeight;
  return { page, across, down, x, y };
}

function place(scroller: HTMLElement, pages: HTMLElement | null, { page, across, down, x, y }: Anchor): void {
  const element = pageOf(pages, page);
  if (!element) return;
  scroller.scrollTo({
    left: element.offsetLeft + across * element.offsetWidth - x,
    top: element.offsetTop + down * element.offsetHeight - y,
    behavior: 'instant',
  });
}
