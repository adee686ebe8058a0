import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFStream,
  PDFString,
  type PDFObject,
} from '@cantoo/pdf-lib';
import type { Layers } from './layers';

const key = (name: string) => PDFName.of(name);
/** Flags of an annotation that is not shown on a screen: hidden, no view. */
const NOT_SHOWN = 2 | 32;

/** What the reader draws by itself of an annotation without an appearance. */
const DRAWN = [
  'Rect', 'F', 'C', 'CA', 'QuadPoints', 'BS', 'BE', 'Border', 'InkList', 'Vertices', 'L', 'LE', 'IC', 'RD',
]; // prettier-ignore
/** … and of a field that is filled in. */
const FIELD = ['FT', 'V', 'DA', 'Ff', 'Q', 'MaxLen'];
/** Marks on a page that are drawn without an appearance of their own. */
const MARKS = [
  'Highlight',
  'Underline',
  'Squiggly',
  'StrikeOut',
  'Ink',
  'Line',
  'Square',
  'Circle',
  'PolyLine',
  'Polygon',
];

/**
 * An annotation made anew with what is seen of it and no more: actions, notes, answers and fields lead to other pages.
 * @param isFilledAnew the reader draws filled fields itself, whatever appearance they have
 * @returns null for one that is not shown
 */
export function shownAnnotation(
  entry: PDFObject,
  context: PDFDict['context'],
  layers: Layers,
  isFilledAnew: boolean,
): PDFDict | null {
  const annotation = context.lookup(entry);
  if (!(annotation instanceof PDFDict) || layers.isHidden(annotation.get(key('OC')))) return null;
  const flags = annotation.lookup(key('F'));
  if (flags instanceof PDFNumber && flags.asNumber() & NOT_SHOWN) return null;
  const subtype = annotation.lookup(key('Subtype'))?.toString().slice(1) ?? '';
  if (subtype === 'Link') return webLink(annotation);
  if (subtype === 'Popup' || !(annotation.lookup(key('Rect')) instanceof PDFArray)) return null;
  if (subtype === 'Widget' && isFilledAnew) {
    const made = only(annotation, [...DRAWN, 'AP', 'AS', 'MK']);
    for (const name of FIELD) {
      const value = inherited(annotation, name);
      if (value) made.set(key(name), value);
    }
    return named(made, 'Widget');
  }
  const appearance = appearanceOf(annotation);
  if (appearance) {
    const made = named(only(annotation, ['Rect', 'F']), 'Stamp');
    made.set(key('AP'), context.obj({ N: appearance }));
    return made;
  }
  return MARKS.includes(subtype) ? named(only(annotation, DRAWN), subtype) : null;
}

/** The drawing that is shown now: of several the one of the annotation's state. */
export function appearanceOf(annotation: PDFDict): PDFObject | undefined {
  const appearances = annotation.lookup(key('AP'));
  if (!(appearances instanceof PDFDict)) return undefined;
  const normal = appearances.lookup(key('N'));
  if (normal instanceof PDFStream) return appearances.get(key('N'));
  const state = annotation.lookup(key('AS'));
  if (!(normal instanceof PDFDict) || !(state instanceof PDFName)) return undefined;
  return normal.lookup(state) instanceof PDFStream ? normal.get(state) : undefined;
}

function only(annotation: PDFDict, names: string[]): PDFDict {
  const made = annotation.context.obj({}) as PDFDict;
  for (const name of names) {
    const value = annotation.get(key(name));
    if (value) made.set(key(name), value);
  }
  return made;
}

function named(annotation: PDFDict, subtype: string): PDFDict {
  annotation.set(key('Type'), key('Annot'));
  annotation.set(key('Subtype'), key(subtype));
  return annotation;
}

function inherited(field: PDFDict, name: string): PDFObject | undefined {
  let at: PDFDict | undefined = field;
  for (let depth = 0; at && depth < 32; depth++) {
    const value = at.get(key(name));
    if (value) return value;
    const parent: PDFObject | undefined = at.lookup(key('Parent'));
    at = parent instanceof PDFDict ? parent : undefined;
  }
  return undefined;
}

/** A link to the web; null for every other: links inside the paper carry their target page along. */
function webLink(annotation: PDFDict): PDFDict | null {
  const { context } = annotation;
  const action = annotation.lookup(key('A'));
  const uri = action instanceof PDFDict ? action.lookup(key('URI')) : undefined;
  const area = annotation.lookup(key('Rect'));
  if (!(uri instanceof PDFString || uri instanceof PDFHexString) || !(area instanceof PDFArray)) return null;
  return context.obj({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: area,
    Border: [0, 0, 0],
    A: context.obj({ S: 'URI', URI: PDFString.of(uri.decodeText()) }),
  }) as PDFDict;
}
