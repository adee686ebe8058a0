import 'server-only';
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFStream,
  PDFString,
  type PDFObject,
  type PDFPage,
} from '@cantoo/pdf-lib';
import { FREE_PAGE_COUNT } from '../constants';

/** Entry of the information dictionary of a cut file: how many pages the whole paper has. The viewer reads it. */
const WHOLE_PAGE_COUNT = 'WholePageCount';

/** What a copied page keeps; everything else (structure, threads, thumbnails, actions) may lead to later pages. */
const PAGE_KEYS = [
  'Type', 'Parent', 'Resources', 'MediaBox', 'CropBox', 'TrimBox', 'Rotate', 'UserUnit', 'Contents', 'Group', 'Annots',
]; // prettier-ignore

/**
 * The free pages of a paper as a PDF of their own that holds nothing of the
 * later pages: no text, no picture, no bookmark. The same bytes each time.
 * @throws Error when the file cannot be read as a PDF, or is encrypted
 */
export async function cutFreePages(whole: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const source = await PDFDocument.load(whole, { updateMetadata: false });
  const count = source.getPageCount();
  const indices = source.getPageIndices().slice(0, FREE_PAGE_COUNT);
  for (const index of indices) reduce(source.getPage(index));
  const cut = await PDFDocument.create({ updateMetadata: false });
  for (const page of await cut.copyPages(source, indices)) cut.addPage(page);
  const language = source.catalog.get(PDFName.of('Lang'));
  if (language instanceof PDFString || language instanceof PDFHexString) {
    cut.catalog.set(PDFName.of('Lang'), PDFHexString.fromText(language.decodeText()));
  }
  cut.context.trailerInfo.Info = cut.context.register(
    cut.context.obj({ Title: PDFHexString.fromText(source.getTitle() ?? ''), [WHOLE_PAGE_COUNT]: count }),
  );
  return new Uint8Array(await cut.save());
}

/** Takes from a page whatever could lead to another page's content. */
function reduce(page: PDFPage): void {
  const { node } = page;
  // inherited resources are often those of the whole document
  const resources = node.Resources();
  for (const key of node.keys()) {
    if (!PAGE_KEYS.includes(key.decodeText())) node.delete(key);
  }
  if (resources) node.set(PDFName.of('Resources'), usedResources(resources, contentsOf(page)));
  const links = (node.Annots()?.asArray() ?? []).map((entry) => webLink(page, entry)).filter((link) => link !== null);
  node.set(PDFName.of('Annots'), node.context.obj(links));
}

/** The page's drawing instructions as text. */
function contentsOf(page: PDFPage): string {
  const contents = page.node.Contents();
  const entries = contents instanceof PDFArray ? contents.asArray() : contents ? [contents] : [];
  return entries
    .map((entry) => page.node.context.lookup(entry))
    .map((stream) => (stream instanceof PDFRawStream ? decodePDFRawStream(stream).decode() : new Uint8Array()))
    .map((bytes) => Buffer.from(bytes).toString('latin1'))
    .join('\n');
}

/** The resources that the page's instructions name; all of them where a form draws with the page's own. */
function usedResources(resources: PDFDict, contents: string): PDFDict {
  const { context } = resources;
  const used = context.obj({}) as PDFDict;
  for (const [category, value] of resources.entries()) {
    const entries = context.lookup(value);
    if (!(entries instanceof PDFDict)) continue;
    const kept = context.obj({}) as PDFDict;
    for (const [name, entry] of entries.entries()) {
      if (!isNamed(name, contents)) continue;
      if (drawsWithPageResources(context.lookup(entry))) return resources;
      kept.set(name, entry);
    }
    used.set(category, kept);
  }
  return used;
}

function isNamed(name: PDFName, contents: string): boolean {
  const written = name.asString().replace(/[^A-Za-z0-9]/g, '\\$&');
  return new RegExp(`${written}(?![^\\s/<>\\[\\](){}%])`).test(contents);
}

function drawsWithPageResources(object: PDFObject | undefined): boolean {
  if (!(object instanceof PDFStream)) return false;
  const isForm = object.dict.get(PDFName.of('Subtype')) === PDFName.of('Form');
  return isForm && !object.dict.has(PDFName.of('Resources'));
}

/** A link to the web, made anew; null for every other annotation: links inside the paper carry their target page along. */
function webLink(page: PDFPage, entry: PDFObject): PDFDict | null {
  const { context } = page.node;
  const annotation = context.lookup(entry);
  if (!(annotation instanceof PDFDict)) return null;
  const action = annotation.lookup(PDFName.of('A'));
  const uri = action instanceof PDFDict ? action.lookup(PDFName.of('URI')) : undefined;
  const area = annotation.lookup(PDFName.of('Rect'));
  if (!(uri instanceof PDFString || uri instanceof PDFHexString) || !(area instanceof PDFArray)) return null;
  return context.obj({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: area,
    Border: [0, 0, 0],
    A: context.obj({ S: 'URI', URI: PDFString.of(uri.decodeText()) }),
  }) as PDFDict;
}
