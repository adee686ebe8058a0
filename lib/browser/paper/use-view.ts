import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { createPageViewer, releaseFarPages, showPage, showScale, sizePages, type PageViewer } from './page-viewer';
import { scaleOf, type Zoom } from './zoom';
import type { OpenPaper } from './pdf-library';

/** A point of the paper at the upper left of the window. */
interface Place {
  pageNumber: number;
  left: number;
  top: number;
}

export interface PaperView {
  /** the pages, once they are there */
  shown: PageViewer | null;
  /** 1 is the printed size; 0 while nothing has been measured */
  scale: number;
  zoom: Zoom;
  /** page that is read, from 1 */
  page: number;
  /** page 1 has been drawn */
  isDrawn: boolean;
  goTo: (page: number) => void;
  /** by so many pages */
  turn: (by: number) => void;
  /** zooms around a point of the window, else keeps its upper edge */
  zoomTo: (zoom: Zoom, around?: { clientX: number; clientY: number }) => void;
}

interface PaperViewOptions {
  /** the element that scrolls */
  scroller: RefObject<HTMLDivElement | null>;
  /** the element in it that is to hold the pages */
  pages: RefObject<HTMLDivElement | null>;
  paper: OpenPaper | null;
  startPage: () => number;
  /** told the page whenever another one is read */
  onRead: (page: number) => void;
  /** told when a page cannot be drawn */
  onLost: (error: unknown) => void;
  /** told when no page can be shown in this browser */
  onFailed: (error: unknown) => void;
}

/**
 * What part of a paper the window shows: page and zoom. The place in the text
 * holds when pages change their size, when the window does, and when the paper is opened anew.
 */
export function usePaperView({
  scroller,
  pages,
  paper,
  startPage,
  onRead,
  onLost,
  onFailed,
}: PaperViewOptions): PaperView {
  const [zoom, setZoom] = useState<Zoom>('auto');
  const [room, setRoom] = useState(0);
  const [page, setPage] = useState(1);
  const [shown, setShown] = useState<PageViewer | null>(null);
  const [isDrawn, setDrawn] = useState(false);
  const place = useRef<Place | null>(null);
  const origin = useRef<[number, number] | null>(null);
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

  const begin = useEffectEvent((begun: PageViewer) => {
    const { viewer } = begun;
    // the library tells where it is as soon as it has a scale: at the beginning
    const before = place.current;
    if (scale > 0) showScale(begun, scale, null);
    if (before) {
      const { pageNumber, left, top } = before;
      const destArray = [null, { name: 'XYZ' }, left, top, null];
      viewer.scrollPageIntoView({ pageNumber, destArray, allowNegativeOffset: true });
    } else {
      showPage(begun, startPage());
      // page 1 stays where its picture was: the library moves it to the edge
      if (viewer.currentPageNumber === 1) viewer.container.scrollTop = 0;
    }
    setShown(begun);
  });
  const tellPage = useEffectEvent(onRead);
  const tellLost = useEffectEvent(onLost);
  const tellFailed = useEffectEvent(onFailed);

  useEffect(() => {
    // Next has put the page aside and takes it out again: the paper is being opened anew
    if (!paper || paper.document.loadingTask.destroyed || !scroller.current || !pages.current) return;
    const isClosed = () => paper.document.loadingTask.destroyed;
    let viewer: PageViewer;
    try {
      viewer = createPageViewer(scroller.current, pages.current, paper, (begun) => {
        begin(begun);
        sizePages(begun, paper).catch((error) => !isClosed() && tellLost(error));
      });
      (viewer.viewer.pagesPromise as Promise<void> | null)?.catch((error) => !isClosed() && tellFailed(error));
    } catch (error) {
      // pages need more of a browser than the file does
      return tellFailed(error);
    }
    viewer.events.on('pagechanging', ({ pageNumber }: { pageNumber: number }) => {
      setPage(pageNumber);
      tellPage(pageNumber);
    });
    viewer.events.on('updateviewarea', ({ location }: { location: Place }) => {
      place.current = location;
      releaseFarPages(viewer);
    });
    viewer.events.on('pagerendered', ({ pageNumber, error }: { pageNumber: number; error: unknown }) => {
      if (error) tellLost(error);
      else if (pageNumber === 1) setDrawn(true);
    });
    return () => {
      setShown(null);
      setDrawn(false);
      viewer.close();
    };
  }, [scroller, pages, paper]);

  useLayoutEffect(() => {
    if (!shown || scale === 0) return;
    showScale(shown, scale, origin.current);
    origin.current = null;
  }, [shown, scale]);

  function goTo(target: number): void {
    if (shown) showPage(shown, target);
  }

  function zoomTo(next: Zoom, around?: { clientX: number; clientY: number }): void {
    // the library counts from what the element that scrolls is placed in
    const box = scroller.current?.offsetParent?.getBoundingClientRect();
    origin.current = around && box ? [around.clientX - box.left, around.clientY - box.top] : null;
    setZoom(next);
  }

  const turn = (by: number) => goTo((shown?.viewer.currentPageNumber ?? 1) + by);
  return { shown, scale, zoom, page, isDrawn, goTo, turn, zoomTo };
}
