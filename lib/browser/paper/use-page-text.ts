import { useEffect, useState, type RefObject } from 'react';
import { loadPdfLibrary, readText, type PdfDocument } from './pdf-library';
import { structureOf } from './structure';

const NONE: readonly HTMLElement[] = [];

/**
 * Puts the text of a page over its drawing, invisible, to be selected and read aloud; before it what it is made of.
 * @returns one element per piece of text, in the order of the page's text items; none while there is no text
 */
export function usePageText(
  host: RefObject<HTMLElement | null>,
  document: PdfDocument | null,
  number: number,
): readonly HTMLElement[] {
  const [pieces, setPieces] = useState(NONE);

  useEffect(() => {
    const container = host.current;
    if (!document || !container) return;
    let isOver = false;
    writeText(document, number).then(
      ({ layer, divs, structure }) => {
        if (isOver) return;
        container.replaceChildren(...(structure ? [structure] : []), layer);
        setPieces(divs);
      },
      () => {
        // the drawing says what is wrong
      },
    );
    return () => {
      isOver = true;
      container.replaceChildren();
      setPieces(NONE);
    };
  }, [host, document, number]);

  return pieces;
}

async function writeText(
  document: PdfDocument,
  number: number,
): Promise<{ layer: HTMLElement; divs: readonly HTMLElement[]; structure: HTMLElement | null }> {
  const { TextLayer } = await loadPdfLibrary();
  const page = await document.getPage(number);
  const layer = window.document.createElement('div');
  const text = new TextLayer({
    textContentSource: await readText(page),
    container: layer,
    viewport: page.getViewport({ scale: 1 }),
  });
  await text.render();
  // the library measures letters on a canvas of its own, at the end of the page, which only its own style sheet hides
  for (const canvas of window.document.querySelectorAll<HTMLElement>('.hiddenCanvasElement')) canvas.hidden = true;
  // a page whose tags are damaged can still be read
  const structure = structureOf(await page.getStructTree().catch(() => null));
  return { layer, divs: text.textDivs, structure };
}
