import 'server-only';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { TextItem } from 'pdfjs-dist/types/src/display/api';
import { FREE_PAGE_COUNT } from '../constants';
import { cutFreePages } from './cut';
import { withoutRadicals } from './han-radicals';
import { fingerprint, oncePerFile } from '../media/once-per-file';
import { drawPage, openPdf } from './open-pdf';

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
 * The text of a paper's free pages, paragraph by paragraph, as far as it is seen on them.
 * @throws Error when the file cannot be read
 */
export const readFirstPages = oncePerFile(async (file): Promise<FirstPages> => {
  // the cut holds no word of a hidden layer
  const shown = await cutFreePages(file).catch(() => null);
  const { document, close } = await openPdf(shown ?? file);
  try {
    const isSeen = shown !== null || !(await hasHiddenLayers(document));
    const pages: PageText[] = [];
    for (let number = 1; number <= Math.min(FREE_PAGE_COUNT, document.numPages); number++) {
      const { items } = await (await document.getPage(number)).getTextContent();
      const texts = items.filter((item): item is TextItem => 'str' in item);
      pages.push({ paragraphs: isSeen ? toParagraphs(texts) : [] });
    }
    const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
    return { pages, width, height, version: fingerprint(file) };
  } finally {
    await close();
  }
});

async function hasHiddenLayers(document: PDFDocumentProxy): Promise<boolean> {
  const layers = [...(await document.getOptionalContentConfig())] as unknown as [string, { visible: boolean }][];
  return layers.some(([, layer]) => !layer.visible);
}

/** Width of the picture of a page, in pixels: sharp on phones, and there in time on a slow connection. */
const PICTURE_WIDTH = 1120;

/**
 * The free pages as WebP pictures: the first is there until the browser has drawn it, and all of them where a
 * browser cannot draw.
 * @throws Error when the file cannot be read, or has no such page
 */
export const drawFirstPages = Array.from({ length: FREE_PAGE_COUNT }, (_, index) =>
  oncePerFile(async (file): Promise<Uint8Array> => {
    const { document, close } = await openPdf(file);
    try {
      return await drawPage(document, index + 1, PICTURE_WIDTH, 'webp');
    } finally {
      await close();
    }
  }),
);

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
