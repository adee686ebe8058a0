import { useEffect, useState } from 'react';
import type { PdfDocument } from './pdf-library';
import { pageOf } from './page-links';

export interface OutlineEntry {
  title: string;
  /** from 1 */
  page: number;
  entries: OutlineEntry[];
}

type RawEntry = Awaited<ReturnType<PdfDocument['getOutline']>>[number];

const NONE: readonly OutlineEntry[] = [];

/** The bookmarks of a paper; none until they are known. Those that lead nowhere are left out. */
export function useOutline(document: PdfDocument | null): readonly OutlineEntry[] {
  const [outline, setOutline] = useState(NONE);
  useEffect(() => {
    if (!document) return;
    let isOver = false;
    readOutline(document).then(
      (entries) => !isOver && setOutline(entries),
      () => {
        // a paper without its bookmarks can still be read
      },
    );
    return () => {
      isOver = true;
      setOutline(NONE);
    };
  }, [document]);
  return outline;
}

// a document that has been closed throws at once: here that is a rejection like any other
async function readOutline(document: PdfDocument): Promise<OutlineEntry[]> {
  return toEntries(document, (await document.getOutline()) ?? []);
}

async function toEntries(document: PdfDocument, raw: readonly RawEntry[]): Promise<OutlineEntry[]> {
  const entries = await Promise.all(
    raw.map(async ({ title, dest, items }) => {
      const page = await pageOf(document, dest);
      return page === null ? [] : [{ title, page, entries: await toEntries(document, items) }];
    }),
  );
  return entries.flat();
}
