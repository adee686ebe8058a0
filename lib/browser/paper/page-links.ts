import type { PDFPageView } from 'pdfjs-dist/web/pdf_viewer.mjs';
import type { PdfDocument } from './pdf-library';

/** Says of the links of a page where they lead: the library draws areas without words. */
export async function nameLinks(document: PdfDocument, { pdfPage, div }: PDFPageView): Promise<void> {
  // a page without the names of its links can still be read
  for (const { id, dest } of (await pdfPage?.getAnnotations().catch(() => [])) ?? []) {
    const link = div?.querySelector<HTMLAnchorElement>(`[data-annotation-id="${id}"] a`);
    if (!link) continue;
    const page = await pageOf(document, dest);
    link.setAttribute('aria-label', page === null ? link.title || '链接' : `到第${page}页`);
  }
}

/** The page, from 1, that a destination of a PDF leads to; null when it leads nowhere. */
export async function pageOf(document: PdfDocument, destination: unknown): Promise<number | null> {
  try {
    const explicit = typeof destination === 'string' ? await document.getDestination(destination) : destination;
    const [target] = Array.isArray(explicit) ? explicit : [];
    if (typeof target === 'number') return target + 1;
    return target ? (await document.getPageIndex(target)) + 1 : null;
  } catch {
    return null;
  }
}
