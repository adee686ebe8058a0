import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFString,
  type PDFPage,
} from '@cantoo/pdf-lib';

/** What a reader sees of a printed paper: enough to make the contents list and to check a file. */
export interface PdfFacts {
  title: string;
  tagged: boolean;
  pages: number;
  /** Outline in reading order, each entry with its page (from 1). */
  outline: { title: string; page: number }[];
  /** Characters drawn with fonts which are not embedded as TrueType. */
  otherFonts: string;
  /** Text of the first page, glyphs turned back into characters, without line breaks. */
  firstPage: string;
}

/** @throws Error when the bytes cannot be read as a PDF */
export async function readPdf(bytes: Uint8Array): Promise<PdfFacts> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const { catalog } = document;
  const pages = document.getPages();
  const mark = catalog.lookup(PDFName.of('MarkInfo'));
  return {
    title: document.getTitle() ?? '',
    tagged:
      mark instanceof PDFDict &&
      String(mark.get(PDFName.of('Marked'))) === 'true' &&
      catalog.has(PDFName.of('StructTreeRoot')),
    pages: pages.length,
    outline: outlineBelow(dict(catalog, 'Outlines'), pages),
    otherFonts: pages
      .flatMap((page) => [...fontsOf(page).values()].filter((font) => !isTrueType(font)))
      .flatMap((font) => [...characters(font).values()])
      .join(''),
    firstPage: textOf(pages[0]),
  };
}

function dict(parent: PDFDict | undefined, key: string): PDFDict | undefined {
  const value = parent?.lookup(PDFName.of(key));
  return value instanceof PDFDict ? value : undefined;
}

function outlineBelow(parent: PDFDict | undefined, pages: PDFPage[]): PdfFacts['outline'] {
  const entries: PdfFacts['outline'] = [];
  for (let item = dict(parent, 'First'); item; item = dict(item, 'Next')) {
    const title = item.lookup(PDFName.of('Title'));
    const target = item.lookup(PDFName.of('Dest'));
    const page = target instanceof PDFArray ? pages.findIndex(({ ref }) => ref === target.get(0)) + 1 : 0;
    const text = title instanceof PDFString || title instanceof PDFHexString ? title.decodeText() : '';
    entries.push({ title: text, page }, ...outlineBelow(item, pages));
  }
  return entries;
}

function fontsOf(page: PDFPage): Map<string, PDFDict> {
  const fonts = dict(page.node.Resources(), 'Font');
  const names = fonts ? fonts.keys().map((key) => key.decodeText()) : [];
  return new Map(names.flatMap((name) => (dict(fonts, name) ? [[name, dict(fonts, name) as PDFDict]] : [])));
}

function isTrueType(font: PDFDict): boolean {
  const descendants = font.lookup(PDFName.of('DescendantFonts'));
  const descendant = descendants instanceof PDFArray ? descendants.lookup(0) : undefined;
  return descendant instanceof PDFDict && dict(descendant, 'FontDescriptor')?.has(PDFName.of('FontFile2')) === true;
}

function textOf(page: PDFPage): string {
  const fonts = new Map([...fontsOf(page)].map(([name, font]) => [name, characters(font)]));
  const contents = decoded(page.node.Contents());
  let font = new Map<string, string>();
  let text = '';
  for (const [, name, hex] of contents.matchAll(/\/(\S+) \S+ Tf|<([0-9A-Fa-f]+)>\s*Tj/g)) {
    if (name) font = fonts.get(name) ?? font;
    else for (const code of hex.toUpperCase().match(/.{4}/g) ?? []) text += font.get(code) ?? '';
  }
  return text;
}

/** Code → characters of one font, from its ToUnicode map. */
function characters(font: PDFDict): Map<string, string> {
  const map = new Map<string, string>();
  const table = decoded(font.lookup(PDFName.of('ToUnicode')));
  const utf16 = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
  for (const [, section] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, code, text] of section.matchAll(/<(\w+)>\s*<(\w+)>/g)) map.set(code.toUpperCase(), utf16(text));
  }
  for (const [, section] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, first, last, text] of section.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      const start = parseInt(first, 16);
      for (let code = start; code <= parseInt(last, 16); code++) {
        const character = String.fromCodePoint((utf16(text).codePointAt(0) ?? 0) + code - start);
        map.set(code.toString(16).toUpperCase().padStart(4, '0'), character);
      }
    }
  }
  return map;
}

function decoded(stream: unknown): string {
  return stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1') : '';
}
