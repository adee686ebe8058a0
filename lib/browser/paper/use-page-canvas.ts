import { useEffect, useState, type RefObject } from 'react';
import { canvasDensity } from './zoom';
import type { PdfDocument } from './pdf-library';
import { errorText } from '../../error-text';
import { throwIfAborted } from '../throw-if-aborted';

/** While a page is being zoomed it is only stretched; it is drawn anew when it has kept its size for this long. */
const SETTLE_MS = 150;

/**
 * Draws a page of a paper into an element, for a width in screen pixels. The
 * last drawing stays until the new one is complete; without a document there is none.
 */
export function usePageCanvas(
  host: RefObject<HTMLElement | null>,
  document: PdfDocument | null,
  number: number,
  width: number,
): { failed: boolean; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const element = host.current;
    if (!document || !element || width === 0) return;
    const abort = new AbortController();
    const timer = setTimeout(
      () => {
        drawPage(document, number, width, abort.signal).then(
          (canvas) => {
            if (abort.signal.aborted) return;
            element.replaceChildren(canvas);
            setFailed(false);
          },
          (error: unknown) => {
            if (abort.signal.aborted || document.loadingTask.destroyed) return;
            console.error(`[viewer] ${number}:`, errorText(error));
            setFailed(true);
          },
        );
      },
      element.hasChildNodes() ? SETTLE_MS : 0,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [host, document, number, width, attempt]);

  // a page far away gives its memory back
  useEffect(() => {
    const element = host.current;
    if (!document || !element) return;
    return () => {
      for (const canvas of element.querySelectorAll('canvas')) canvas.width = canvas.height = 0;
      element.replaceChildren();
    };
  }, [host, document]);

  return { failed, retry: () => setAttempt((before) => before + 1) };
}

async function drawPage(
  document: PdfDocument,
  number: number,
  width: number,
  signal: AbortSignal,
): Promise<HTMLCanvasElement> {
  const page = await document.getPage(number);
  throwIfAborted(signal);
  const natural = page.getViewport({ scale: 1 });
  const scale = width / natural.width;
  const density = canvasDensity(width, natural.height * scale, window.devicePixelRatio);
  const viewport = page.getViewport({ scale: scale * density });
  const canvas = window.document.createElement('canvas');
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  const drawing = page.render({ canvas, viewport });
  signal.addEventListener('abort', () => drawing.cancel());
  await drawing.promise;
  return canvas;
}
