import type { PDFPageView, PDFViewer, PDFFindController, EventBus } from 'pdfjs-dist/web/pdf_viewer.mjs';
import { matchesIn } from './search';
import { nameLinks } from './page-links';
import { mendStructure } from './structure';
import type { OpenPaper } from './pdf-library';

/** The library's own pages of a paper, its text, structure, links and search. */
export interface PageViewer {
  viewer: PDFViewer;
  finder: PDFFindController;
  /** what the library tells: `pagesinit`, `pagechanging`, `updateviewarea`, `pagerendered` … */
  events: EventBus;
  close: () => void;
}

/** Largest canvas; beyond it, phones draw nothing at all. */
const MAX_CANVAS_PIXELS = 16_000_000;

/** The library names pages in a language file of its own; here they are named when they are made. */
const NO_WORDS = {
  getLanguage: () => 'zh-cn',
  getDirection: () => 'ltr',
  get: async () => '',
  translate: async () => undefined,
  pause: () => undefined,
  resume: () => undefined,
};

/**
 * Shows a paper in an element.
 * @param container the element that scrolls
 * @param pages the element in it that is to hold the pages, and nothing else
 * @param start called as soon as the pages are there, before any is drawn
 */
export function createPageViewer(
  container: HTMLDivElement,
  pages: HTMLDivElement,
  { library, document }: OpenPaper,
  start: (shown: PageViewer) => void,
): PageViewer {
  const abort = new AbortController();
  const events = new library.EventBus();
  const links = new library.PDFLinkService({
    eventBus: events,
    externalLinkTarget: library.LinkTarget.BLANK,
    externalLinkRel: 'noopener noreferrer',
    ignoreDestinationZoom: true,
  });
  class Finder extends library.PDFFindController {
    override match(query: string | string[], content: string) {
      return matchesIn(content, String(query));
    }
  }
  const finder = new Finder({ eventBus: events, linkService: links, updateMatchesCountOnProgress: false });
  const options = {
    container,
    viewer: pages,
    eventBus: events,
    linkService: links,
    findController: finder,
    annotationMode: library.AnnotationMode.ENABLE,
    annotationEditorMode: library.AnnotationEditorType.DISABLE,
    maxCanvasPixels: MAX_CANVAS_PIXELS,
    capCanvasAreaFactor: -1,
    enableDetailCanvas: false,
    enableAutoLinking: false,
    supportsPinchToZoom: false,
    l10n: NO_WORDS,
    abortSignal: abort.signal,
  };
  const viewer = new library.PDFViewer(options);
  links.setViewer(viewer);

  const close = () => {
    viewer.setDocument(null as never);
    links.setDocument(null as never);
    abort.abort();
  };
  const shown = { viewer, finder, events, close };
  events.on('pagesinit', () => {
    for (let index = 0; index < viewer.pagesCount; index++) {
      pageView(viewer, index)!.div.setAttribute('aria-label', `第${index + 1}页`);
    }
    start(shown);
  });
  events.on('textlayerrendered', ({ source }: { source: PDFPageView }) => {
    hideMeasures();
    void mendStructure(source);
  });
  events.on('annotationlayerrendered', ({ source }: { source: PDFPageView }) => void nameLinks(document, source));

  // 5.4.624 counts the pages once for all documents, and forgets them when one is closed
  library.PagesMapper.instance.pagesNumber = document.numPages;
  viewer.setDocument(document);
  links.setDocument(document);
  return shown;
}

/** Letters are measured on canvases at the end of the page, which only the library's own style sheet hides. */
function hideMeasures(): void {
  for (const canvas of document.querySelectorAll<HTMLElement>('.hiddenCanvasElement')) canvas.hidden = true;
}

/** While a page is being zoomed it is only stretched; it is drawn anew when it has kept its size for this long. */
const SETTLE_MS = 150;

/** @param origin the point of the window, in pixels from its upper left, that stays; else the upper edge does */
export function showScale({ viewer }: PageViewer, scale: number, origin: [number, number] | null): void {
  if (origin) viewer.updateScale({ scaleFactor: scale / viewer.currentScale, drawingDelay: SETTLE_MS, origin });
  else viewer.currentScale = scale;
}

/** Shows a page from its upper edge; the first or the last for numbers beyond them. */
export function showPage({ viewer }: PageViewer, number: number): void {
  viewer.currentPageNumber = Math.min(Math.max(number, 1), viewer.pagesCount);
}

/** A page as the library shows it; `index` from 0. */
function pageView(viewer: PDFViewer, index: number): PDFPageView | undefined {
  return viewer.getPageView(index) as PDFPageView | undefined;
}

/** Gives back the memory of drawn pages that are far from the window: the library keeps ten, too many for a phone. */
export function releaseFarPages({ viewer }: PageViewer): void {
  const window = viewer.container.getBoundingClientRect();
  for (const view of viewer.getCachedPageViews() as Set<PDFPageView>) {
    const { top, bottom, height } = view.div!.getBoundingClientRect();
    const distance = Math.max(window.top - bottom, top - window.bottom);
    if (view.canvas && distance > Math.max(window.height, 2 * height)) view.destroy();
  }
}

/** Gives every page its own size. Until then each counts as large as the first, which most are. */
export async function sizePages({ viewer }: PageViewer, { document }: OpenPaper): Promise<void> {
  await Promise.all(
    Array.from({ length: viewer.pagesCount }, async (_, index) => {
      const page = await document.getPage(index + 1);
      // closed meanwhile, it has no pages any more
      const view = pageView(viewer, index);
      if (view && !view.pdfPage) view.setPdfPage(page);
    }),
  );
}
