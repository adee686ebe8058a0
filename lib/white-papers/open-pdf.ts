import path from 'node:path';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { chooseChineseFonts } from '../chinese-fonts';

/** Where the library keeps what it fetches by itself: maps of Chinese characters, fonts that no file embeds, decoders. */
export const LIBRARY = path.join(/*turbopackIgnore: true*/ process.cwd(), 'node_modules/pdfjs-dist');
/** Its folders, by the name of the setting that says where each is. */
export const LIBRARY_FOLDERS = {
  cMapUrl: 'cmaps',
  standardFontDataUrl: 'standard_fonts',
  wasmUrl: 'wasm',
  iccUrl: 'iccs',
} as const;

/** Opens a PDF as the viewer does. @throws Error when it cannot be read, or asks for a password */
export async function openPdf(file: Uint8Array): Promise<{ document: PDFDocumentProxy; close: () => Promise<void> }> {
  // only on demand, because it is large; not bundled, because it looks for its worker beside itself
  const { getDocument, VerbosityLevel } = await import(/* turbopackIgnore: true */ 'pdfjs-dist/legacy/build/pdf.mjs');
  const folders = Object.entries(LIBRARY_FOLDERS).map(([name, folder]) => [name, `${LIBRARY}/${folder}/`]);
  // the library takes the bytes it is given away
  const task = getDocument({
    data: new Uint8Array(file),
    verbosity: VerbosityLevel.ERRORS,
    ...Object.fromEntries(folders),
  });
  return { document: await task.promise, close: () => task.destroy() };
}

/** What the library's canvas can do outside a browser. */
interface NodeCanvas {
  encode(format: 'webp' | 'jpeg', quality: number): Promise<Uint8Array>;
}

/**
 * A page as a picture of this width, in pixels.
 * @throws Error when it cannot be drawn, or the system has no canvas (an optional part of pdfjs-dist)
 */
export async function drawPage(
  document: PDFDocumentProxy,
  number: number,
  width: number,
  format: 'webp' | 'jpeg',
): Promise<Uint8Array> {
  await chooseChineseFonts();
  const page = await document.getPage(number);
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
  const factory = document.canvasFactory as { create: (width: number, height: number) => { canvas: NodeCanvas } };
  const { canvas } = factory.create(Math.round(viewport.width), Math.round(viewport.height));
  await page.render({ canvas: canvas as never, viewport }).promise;
  return await canvas.encode(format, 75);
}
