import { useEffect, useState } from 'react';
import type { PdfDocument } from './pdf-library';

interface PageLink {
  /** on the page, as CSS percentages */
  area: { left: string; top: string; width: string; height: string };
  /** a web address, or a page number */
  target: string | number;
}

const NONE: readonly PageLink[] = [];

/** The links on a page of a paper; none until they are known. */
export function usePageLinks(document: PdfDocument | null, number: number): readonly PageLink[] {
  const [links, setLinks] = useState(NONE);
  useEffect(() => {
    if (!document) return;
    let isOver = false;
    readLinks(document, number).then(
      (found) => !isOver && setLinks(found),
      () => {
        // a page without its links can still be read
      },
    );
    return () => {
      isOver = true;
      setLinks(NONE);
    };
  }, [document, number]);
  return links;
}

async function readLinks(document: PdfDocument, number: number): Promise<PageLink[]> {
  const page = await document.getPage(number);
  const viewport = page.getViewport({ scale: 1 });
  const links: PageLink[] = [];
  for (const annotation of await page.getAnnotations()) {
    if (annotation.subtype !== 'Link') continue;
    const target = safeAddress(annotation.url) ?? (await pageOf(document, annotation.dest));
    if (target === null) continue;
    const [x1, y1, x2, y2] = viewport.convertToViewportRectangle(annotation.rect) as number[];
    links.push({
      target,
      area: {
        left: `${(Math.min(x1, x2) / viewport.width) * 100}%`,
        top: `${(Math.min(y1, y2) / viewport.height) * 100}%`,
        width: `${(Math.abs(x2 - x1) / viewport.width) * 100}%`,
        height: `${(Math.abs(y2 - y1) / viewport.height) * 100}%`,
      },
    });
  }
  return links;
}

function safeAddress(address: unknown): string | null {
  return typeof address === 'string' && /^(https?|mailto):/i.test(address) ? address : null;
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
