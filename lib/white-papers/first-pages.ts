import 'server-only';
import type { TextItem } from 'pdfjs-dist/types/src/display/api';
import { FREE_PAGE_COUNT } from '../constants';
import { withoutRadicals } from './han-radicals';
import { fingerprint, oncePerFile } from '../media/once-per-file';

/** What can be read on one page. */
interface PageText {
  paragraphs: string[];
}

export interface FirstPages {
  pages: PageText[];
  /** of page 1, in points */
  width: number;
  height: number;
  /** changes with the file */
  version: string;
}

/**
 * The text of a paper's free pages, paragraph by paragraph.
 * @throws Error when the file cannot be read
 */
export const readFirstPages = oncePerFile(async (file): Promise<FirstPages> => {
  const { document, close } = await openFile(file);
  try {
    const pages: PageText[] = [];
    for (let number = 1; number <= Math.min(FREE_PAGE_COUNT, document.numPages); number++) {
      const { items } = await (await document.getPage(number)).getTextContent();
      pages.push({ paragraphs: toParagraphs(items.filter((item): item is TextItem => 'str' in item)) });
    }
    const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
    return { pages, width, height, version: fingerprint(file) };
  } finally {
    await close();
  }
});

/** Width of the picture of a page, in pixels: sharp on phones, and there in time on a slow connection. */
const PICTURE_WIDTH = 1120;

/**
 * Page 1 as a WebP picture, to stand there until the browser has drawn it.
 * @throws Error when the file cannot be read, or the system has no canvas (an optional part of pdfjs-dist)
 */
export const drawFirstPage = oncePerFile(async (file): Promise<Uint8Array> => {
  const { document, close } = await openFile(file);
  try {
    const page = await document.getPage(1);
    const viewport = page.getViewport({ scale: PICTURE_WIDTH / page.getViewport({ scale: 1 }).width });
    const factory = document.canvasFactory as { create: (width: number, height: number) => { canvas: NodeCanvas } };
    const { canvas } = factory.create(Math.round(viewport.width), Math.round(viewport.height));
    await page.render({ canvas: canvas as never, viewport }).promise;
    return await canvas.encode('webp', 75);
  } finally {
    await close();
  }
});

/** What the library's canvas can do outside a browser. */
interface NodeCanvas {
  encode(format: 'webp', quality: number): Promise<Uint8Array>;
}

async function openFile(file: Uint8Array) {
  // only on demand, because it is large; not bundled, because it looks for its worker beside itself
  const { getDocument, VerbosityLevel } = await import(/* turbopackIgnore: true */ 'pdfjs-dist/legacy/build/pdf.mjs');
  // the library takes the bytes it is given away
  const task = getDocument({ data: file.slice(), verbosity: VerbosityLevel.ERRORS });
  return { document: await task.promise, close: () => task.destroy() };
}

interface Line {
  text: string;
  top: number;
  size: number;
}

/** A wider gap than this many letter heights, or letters that differ by more, begin a new paragraph. */
const GAP = 2;
const SIZE_CHANGE = 0.15;

/** Pieces of text in reading order, as a PDF has them, put together to paragraphs. */
export function toParagraphs(items: Pick<TextItem, 'str' | 'transform' | 'height'>[]): string[] {
  const paragraphs: string[] = [];
  let last: Line | null = null;
  for (const line of toLines(items)) {
    const follows =
      last !== null &&
      last.top - line.top >= 0 &&
      last.top - line.top < GAP * line.size &&
      Math.abs(last.size - line.size) <= SIZE_CHANGE * line.size;
    if (follows) paragraphs.push(join(paragraphs.pop() ?? '', line.text));
    else paragraphs.push(line.text);
    last = line;
  }
  return paragraphs;
}

function toLines(items: Pick<TextItem, 'str' | 'transform' | 'height'>[]): Line[] {
  const lines: Line[] = [];
  for (const { str, transform, height } of items) {
    if (str.trim() === '' && lines.length === 0) continue;
    const top = Number(transform[5]);
    const size = height || Math.abs(Number(transform[3]));
    const last = lines.at(-1);
    if (last && Math.abs(last.top - top) < 0.5 * (last.size || 1)) {
      last.text += str;
      last.size = Math.max(last.size, size);
    } else if (str.trim() !== '') lines.push({ text: str, top, size });
  }
  return lines.map((line) => ({ ...line, text: withoutRadicals(line.text).replace(/\s+/g, ' ').trim() }));
}

/** Chinese lines follow one another without a space, words of other languages do not. */
function join(before: string, after: string): string {
  const needsSpace = /[\w,.;:)]$/.test(before) && /^[\w(]/.test(after);
  return before + (needsSpace ? ' ' : '') + after;
}
