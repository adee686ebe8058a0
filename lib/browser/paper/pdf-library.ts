import { preloadModule } from 'react-dom';
import type * as Api from 'pdfjs-dist';
import type * as PageLayer from 'pdfjs-dist/web/pdf_viewer.mjs';
import { throwIfAborted } from '../throw-if-aborted';
import { paths } from '../../paths';
import { withReadableText } from './page-text';
import { openSource, PIECE_BYTES, type PaperSource } from './source';

export type PdfDocument = Api.PDFDocumentProxy;
/** With its page layer. */
type PdfLibrary = typeof Api & typeof PageLayer;

/** Entry that cut files carry (`lib/white-papers/cut.ts`). */
const WHOLE_PAGE_COUNT = 'WholePageCount';

let library: Promise<PdfLibrary> | undefined;
let tries = 0;

/**
 * The PDF library, fetched on first use from this site, in two forms (lib/commands/pdf-modules.mjs): the built-in browsers
 * of messaging apps lag behind by years. Modules of the browser and not parts of the bundle: they are compiled beside the
 * page, which a bundle of them holds up for 0.2 s on a phone.
 */
function loadPdfLibrary(): Promise<PdfLibrary> {
  library ??= importLibrary(tries > 0 ? `?${tries}` : '');
  library.catch(() => {
    library = undefined;
    tries += 1;
  });
  return library;
}

/** @param query another one for each try: browsers remember that a module did not come */
async function importLibrary(query: string): Promise<PdfLibrary> {
  const api =
    (isRecent()
      ? new URL('./generated/pdf.recent.mjs', import.meta.url)
      : new URL('./generated/pdf.mjs', import.meta.url)
    ).toString() + query;
  const pageLayer = new URL('./generated/pdf_viewer.mjs', import.meta.url).toString() + query;
  preloadModule(pageLayer, { as: 'script' });
  const loaded = (await import(/* turbopackIgnore: true */ api)) as typeof Api;
  loaded.GlobalWorkerOptions.workerSrc = new URL('./generated/pdf.worker.min.mjs', import.meta.url).toString();
  giveBoxSizes();
  // looks for the first under its global name
  return { ...loaded, ...((await import(/* turbopackIgnore: true */ pageLayer)) as typeof PageLayer) };
}

/** Has this browser by itself what most polyfills of the other library are for? */
function isRecent(): boolean {
  const { Iterator } = globalThis as { Iterator?: { prototype: object } };
  return (
    'withResolvers' in Promise && 'parse' in URL && 'union' in Set.prototype && 'map' in (Iterator?.prototype ?? {})
  );
}

/** Safari before 15.4 tells the size of what is inside only; the page layer asks for the whole. */
function giveBoxSizes(): void {
  if ('borderBoxSize' in ResizeObserverEntry.prototype) return;
  Object.defineProperty(ResizeObserverEntry.prototype, 'borderBoxSize', {
    get(this: ResizeObserverEntry) {
      return [{ blockSize: this.target.clientHeight, inlineSize: this.target.clientWidth }];
    },
  });
}

export interface OpenPaper {
  library: PdfLibrary;
  document: PdfDocument;
  /** pages of the whole paper; more than the document has when it holds the free pages only */
  totalPages: number;
  /** of page 1 in PDF units */
  width: number;
  height: number;
}

/**
 * Opens a paper, fetching only the pieces that are needed.
 * @param onLost told when a piece does not come: what needs it is never drawn
 * @throws SourceError when the file cannot be had, another Error when it is broken
 */
export async function openPaper(
  url: string,
  signal: AbortSignal,
  onLost: (error: unknown) => void,
): Promise<OpenPaper> {
  const [loaded, source] = await Promise.all([loadPdfLibrary(), openSource(url, signal)]);
  throwIfAborted(signal);
  const isComplete = source.start.byteLength >= source.length;
  const task = loaded.getDocument({
    ...(isComplete ? { data: source.start } : { range: transportFor(loaded, source, onLost) }),
    rangeChunkSize: PIECE_BYTES,
    disableAutoFetch: true,
    enableXfa: false,
    verbosity: loaded.VerbosityLevel.ERRORS,
    ...libraryFolders(loaded.version),
  });
  const stop = () => void task.destroy();
  signal.addEventListener('abort', stop);
  try {
    const document = await task.promise;
    const getPage = document.getPage.bind(document);
    document.getPage = async (number) => withReadableText(await getPage(number));
    const [page, metadata] = await Promise.all([document.getPage(1), document.getMetadata()]);
    throwIfAborted(signal);
    const { width, height } = page.getViewport({ scale: 1 });
    return { library: loaded, document, width, height, totalPages: wholePageCount(metadata.info) ?? document.numPages };
  } catch (error) {
    stop();
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Where the library finds what it fetches by itself: maps of characters, fonts that no file embeds, decoders. */
function libraryFolders(version: string) {
  const folder = (name: string) => `${paths.paperLibrary(version, name)}/`;
  return {
    cMapUrl: folder('cmaps'),
    standardFontDataUrl: folder('standard_fonts'),
    wasmUrl: folder('wasm'),
    iccUrl: folder('iccs'),
  };
}

function transportFor(loaded: PdfLibrary, source: PaperSource, onLost: (error: unknown) => void) {
  class Transport extends loaded.PDFDataRangeTransport {
    override requestDataRange(begin: number, end: number): void {
      source.read(begin, end).then((piece) => this.onDataRange(begin, piece), onLost);
    }
  }
  return new Transport(source.length, source.start);
}

function wholePageCount(info: object): number | null {
  const { Custom: custom } = info as { Custom?: Record<string, unknown> };
  const count = custom?.[WHOLE_PAGE_COUNT];
  return typeof count === 'number' ? count : null;
}
