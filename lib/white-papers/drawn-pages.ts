import { PDFDocument } from '@cantoo/pdf-lib';
import { FREE_PAGE_COUNT } from '../constants';
import { finish } from './cut';
import { drawPage, openPdf } from './open-pdf';

/** Sharp where a page is as wide as a desk's screen. */
const WIDTH = 1600;

/**
 * The free pages of a paper as pictures in a PDF, for files that can be read but not cut: damaged ones, which every
 * reader repairs in its own way. Nothing of them but what is seen is in it.
 * @throws Error when the file cannot be read at all, or asks for a password
 */
export async function drawFreePages(whole: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const { document, close } = await openPdf(whole);
  try {
    const drawn = await PDFDocument.create({ updateMetadata: false });
    for (let number = 1; number <= Math.min(FREE_PAGE_COUNT, document.numPages); number++) {
      const { width, height } = (await document.getPage(number)).getViewport({ scale: 1 });
      const picture = await drawn.embedJpg(await drawPage(document, number, WIDTH, 'jpeg'));
      drawn.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height });
    }
    return await finish(drawn, '', document.numPages);
  } finally {
    await close();
  }
}
