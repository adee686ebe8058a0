import { useEffect, useState } from 'react';
import type { OpenPaper } from './pdf-library';

interface PageSize {
  width: number;
  height: number;
}

const UNKNOWN: readonly PageSize[] = [];

/** The sizes of all pages in PDF units; empty until they are known. Most papers have one size only. */
export function usePageSizes(paper: OpenPaper | null): readonly PageSize[] {
  const [sizes, setSizes] = useState(UNKNOWN);
  useEffect(() => {
    if (!paper) return;
    let isOver = false;
    readSizes(paper).then(
      (found) => !isOver && setSizes(found),
      () => {
        // pages then count as large as the first
      },
    );
    return () => {
      isOver = true;
      setSizes(UNKNOWN);
    };
  }, [paper]);
  return sizes;
}

async function readSizes({ document, width, height }: OpenPaper): Promise<readonly PageSize[]> {
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  const viewports = await Promise.all(
    numbers.map(async (number) => (await document.getPage(number)).getViewport({ scale: 1 })),
  );
  const isUniform = viewports.every((viewport) => viewport.width === width && viewport.height === height);
  return isUniform ? UNKNOWN : viewports.map((viewport) => ({ width: viewport.width, height: viewport.height }));
}
