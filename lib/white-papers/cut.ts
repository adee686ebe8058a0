import { PDFBool, PDFDict, PDFDocument, PDFHexString, PDFName, PDFString, type PDFPage } from '@cantoo/pdf-lib';
import { FREE_PAGE_COUNT } from '../constants';
import { appearanceOf, shownAnnotation } from './annotations';
import { HiddenRemover, instructionsOf, instructionsWithin, usedResources } from './drawings';
import { Layers } from './layers';

/** Entry of the information dictionary of a cut file: how many pages the whole paper has. The viewer reads it. */
const WHOLE_PAGE_COUNT = 'WholePageCount';

/** What a copied page keeps; everything else (structure, threads, thumbnails, actions) may lead to later pages. */
const PAGE_KEYS = [
  'Type', 'Parent', 'Resources', 'MediaBox', 'CropBox', 'TrimBox', 'Rotate', 'UserUnit', 'Contents', 'Group', 'Annots',
]; // prettier-ignore
const FORM = PDFName.of('AcroForm');

/**
 * The free pages of a paper as a PDF of their own that shows what the whole shows on them, and holds nothing of the
 * later pages: no text, no picture, no bookmark; nor anything of a layer that is switched off. The same bytes each time.
 * @throws Error when the file cannot be read as a PDF, or asks for a password
 */
export async function cutFreePages(whole: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  // a file that only forbids to print or to copy opens with no password
  const source = await PDFDocument.load(whole, { updateMetadata: false, password: '' });
  const count = source.getPageCount();
  const indices = source.getPageIndices().slice(0, FREE_PAGE_COUNT);
  const form = fieldsAnew(source);
  const layers = new Layers(source);
  for (const index of indices) reduce(source.getPage(index), layers, form);
  const cut = await PDFDocument.create({ updateMetadata: false });
  for (const page of await cut.copyPages(source, indices)) {
    const copied = page.node.get(FORM);
    page.node.delete(FORM);
    if (copied) cut.catalog.set(FORM, copied);
    cut.addPage(page);
  }
  const language = source.catalog.get(PDFName.of('Lang'));
  if (language instanceof PDFString || language instanceof PDFHexString) {
    cut.catalog.set(PDFName.of('Lang'), PDFHexString.fromText(language.decodeText()));
  }
  return finish(cut, source.getTitle() ?? '', count);
}

/** A cut file with the title of the paper and the number of its pages. */
export async function finish(cut: PDFDocument, title: string, count: number): Promise<Uint8Array<ArrayBuffer>> {
  cut.context.trailerInfo.Info = cut.context.register(
    cut.context.obj({ Title: PDFHexString.fromText(title), [WHOLE_PAGE_COUNT]: count }),
  );
  return new Uint8Array(await cut.save());
}

/** What readers need to draw filled fields, where the file asks them to; null where the fields have their appearances. */
function fieldsAnew(source: PDFDocument): PDFDict | null {
  const form = source.catalog.lookup(FORM);
  if (!(form instanceof PDFDict) || form.lookup(PDFName.of('NeedAppearances')) !== PDFBool.True) return null;
  const needed = source.context.obj({ NeedAppearances: true, Fields: [] }) as PDFDict;
  for (const name of ['DR', 'DA'].map((one) => PDFName.of(one))) {
    const value = form.get(name);
    if (value) needed.set(name, value);
  }
  return needed;
}

/** Takes from a page whatever could lead to another page's content, and what is hidden. */
function reduce(page: PDFPage, layers: Layers, form: PDFDict | null): void {
  const { node } = page;
  const { context } = node;
  // inherited resources are often those of the whole document
  const resources = node.Resources();
  const annotations = (node.Annots()?.asArray() ?? [])
    .map((entry) => shownAnnotation(entry, context, layers, form !== null))
    .filter((annotation) => annotation !== null);
  for (const key of node.keys()) {
    if (!PAGE_KEYS.includes(key.decodeText())) node.delete(key);
  }
  const hidden = new HiddenRemover(context, layers);
  hidden.resources(resources);
  const appearances = annotations.map(appearanceOf);
  for (const appearance of appearances) hidden.drawing(appearance, resources);
  const written = instructionsOf(node.get(PDFName.of('Contents')), context);
  const shown = hidden.instructions(written, resources);
  if (shown !== null) {
    node.set(PDFName.of('Contents'), context.register(context.flateStream(Buffer.from(shown, 'latin1'))));
  }
  if (resources) {
    const within = appearances.map((appearance) => instructionsWithin(context.lookup(appearance), context));
    node.set(PDFName.of('Resources'), usedResources(resources, [shown ?? written, ...within].join('\n')));
  }
  node.set(PDFName.of('Annots'), context.obj(annotations));
  if (form) node.set(FORM, form);
}
