import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream, PDFString, type PDFPage } from '@cantoo/pdf-lib';

/** The words that are on page `number` of a made paper, and nowhere else in the file. */
export const wordsOf = (number: number) => `Page ${number} says marker${number}x.`;

/** Bytes of a picture that only the last page draws. */
export const LATER_PICTURE = 'later-picture';

/**
 * A paper with everything that may carry a later page along when pages are cut
 * out: resources for all pages in the root of the page tree, links and
 * bookmarks to the last page, article threads; and links to the web.
 */
export async function makePaper(pageCount: number): Promise<Uint8Array<ArrayBuffer>> {
  const paper = await PDFDocument.create();
  paper.setTitle('同步 Paper');
  const { context, catalog } = paper;
  const pages = Array.from({ length: pageCount }, () => paper.addPage([420, 594]));
  const toLast = context.obj([pages[pageCount - 1].ref, PDFName.of('Fit')]);
  const picture = context.stream(LATER_PICTURE, { Type: 'XObject', Subtype: 'Image', Width: 1, Height: 1 });
  const resources = context.obj({
    Font: { F1: { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' } },
    XObject: { Later: context.register(picture) },
  });
  catalog.Pages().set(PDFName.of('Resources'), resources);
  pages.forEach((page, index) => {
    write(page, [
      `BT /F1 20 Tf 40 500 Td (${wordsOf(index + 1)}) Tj ET`,
      `BT /F1 14 Tf 40 300 Td (Common words, ${index + 1} of ${pageCount}) Tj ET`,
      index === pageCount - 1 ? '/Later Do' : '',
    ]);
    const link = (target: object) =>
      context.register(context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [40, 280, 200, 320], ...target }));
    page.node.set(
      PDFName.of('Annots'),
      context.obj([
        link({ Dest: toLast }),
        link({ A: { S: 'GoTo', D: toLast } }),
        link({ A: { S: 'URI', URI: PDFString.of('https://example.org/') } }),
      ]),
    );
    page.node.set(PDFName.of('B'), context.obj([pages[pageCount - 1].ref]));
  });
  const item = context.nextRef();
  const outline = context.register(context.obj({ Type: 'Outlines', First: item, Last: item, Count: 1 }));
  context.assign(item, context.obj({ Title: PDFString.of('Bookmark of the end'), Dest: toLast, Parent: outline }));
  catalog.set(PDFName.of('Outlines'), outline);
  return new Uint8Array(await paper.save({ useObjectStreams: false }));
}

function write(page: PDFPage, lines: string[]): void {
  const { context } = page.node;
  page.node.set(PDFName.of('Contents'), context.register(context.flateStream(lines.join('\n'))));
  page.node.delete(PDFName.of('Resources'));
}

/** Everything that is in a PDF: each object as it is written, each stream decoded. */
export async function wordsIn(file: Uint8Array): Promise<string> {
  const { context } = await PDFDocument.load(file, { updateMetadata: false });
  return context
    .enumerateIndirectObjects()
    .map(([, object]) => {
      const body = object instanceof PDFRawStream ? decodePDFRawStream(object).decode() : [];
      return `${object.toString()}\n${Buffer.from(body).toString('latin1')}`;
    })
    .join('\n');
}
