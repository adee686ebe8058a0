import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFName,
  PDFRawStream,
  PDFRef,
  PDFStream,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { withoutHidden } from './content-stream';
import type { Layers } from './layers';

const key = (name: string) => PDFName.of(name);

/** Drawing instructions as text: of a page, of a form, a pattern, a letter. @throws Error when they cannot be decoded */
export function instructionsOf(contents: PDFObject | undefined, context: PDFDict['context']): string {
  const written = context.lookup(contents);
  const streams = written instanceof PDFArray ? written.asArray() : [written];
  return streams
    .map((entry) => context.lookup(entry))
    .map((stream) => {
      if (stream instanceof PDFRawStream) return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
      return stream instanceof PDFStream ? Buffer.from(stream.getContents()).toString('latin1') : '';
    })
    .join('\n');
}

/** The resources that the instructions name, also from within what they draw: forms, patterns and letters without resources of their own use the page's. */
export function usedResources(resources: PDFDict, instructions: string): PDFDict {
  const { context } = resources;
  let text = instructions;
  const used = new Map<PDFName, Map<PDFName, PDFObject>>();
  for (let isGrowing = true; isGrowing;) {
    isGrowing = false;
    for (const [category, value] of resources.entries()) {
      const entries = context.lookup(value);
      if (!(entries instanceof PDFDict)) continue;
      const kept = used.get(category) ?? new Map<PDFName, PDFObject>();
      used.set(category, kept);
      for (const [name, entry] of entries.entries()) {
        if (kept.has(name) || !isNamed(name, text)) continue;
        kept.set(name, entry);
        text += `\n${instructionsWithin(context.lookup(entry), context)}`;
        isGrowing = true;
      }
    }
  }
  const reduced = context.obj({}) as PDFDict;
  for (const [category, kept] of used) {
    const entries = context.obj({}) as PDFDict;
    for (const [name, entry] of kept) entries.set(name, entry);
    reduced.set(category, entries);
  }
  return reduced;
}

function isNamed(name: PDFName, contents: string): boolean {
  const written = name.asString().replace(/[^A-Za-z0-9]/g, '\\$&');
  return new RegExp(`${written}(?![^\\s/<>\\[\\](){}%])`).test(contents);
}

/** The instructions inside a resource that draw with the resources of anyone who uses it. */
export function instructionsWithin(object: PDFObject | undefined, context: PDFDict['context'], depth = 0): string {
  if (depth > 8) return '';
  if (object instanceof PDFStream) {
    const isDrawing = object.dict.lookup(key('Subtype')) !== key('Image');
    return isDrawing && !object.dict.has(key('Resources')) ? instructionsOf(object, context) : '';
  }
  if (!(object instanceof PDFDict)) return '';
  const letters = object.lookup(key('CharProcs'));
  if (letters instanceof PDFDict && !object.has(key('Resources'))) {
    return letters.values().map((letter) => instructionsOf(letter, context)).join('\n');
  }
  // a mask of a graphics state is a form
  const mask = object.lookup(key('SMask'));
  return mask instanceof PDFDict ? instructionsWithin(mask.lookup(key('G')), context, depth + 1) : '';
} // prettier-ignore

/** Takes all that is hidden out of a drawing and of what it draws. */
export class HiddenRemover {
  private readonly seen = new Set<PDFObject>();

  constructor(
    private readonly context: PDFDict['context'],
    private readonly layers: Layers,
  ) {}

  /** The instructions without what is hidden; null where there is nothing. */
  instructions(text: string, resources: PDFDict | undefined): string | null {
    const entry = (category: string, name: string) => {
      const entries = resources?.lookup(key(category));
      return entries instanceof PDFDict ? entries.get(key(name)) : undefined;
    };
    const shown = withoutHidden(text, {
      property: (name) => this.layers.isHidden(entry('Properties', name)),
      drawing: (name) => {
        const drawing = this.context.lookup(entry('XObject', name));
        return drawing instanceof PDFStream && this.layers.isHidden(drawing.dict.get(key('OC')));
      },
    });
    return shown === text ? null : shown;
  }

  /** Goes through every form, pattern and letter of these resources. @param around the resources of those that have none */
  resources(resources: PDFDict | undefined): void {
    if (!resources || this.seen.has(resources)) return;
    this.seen.add(resources);
    for (const category of ['XObject', 'Pattern', 'Font', 'ExtGState']) {
      const entries = resources.lookup(key(category));
      if (!(entries instanceof PDFDict)) continue;
      for (const entry of entries.values()) this.drawing(entry, resources);
    }
  }

  drawing(entry: PDFObject | undefined, around: PDFDict | undefined): void {
    const object = this.context.lookup(entry);
    if (!object || this.seen.has(object)) return;
    this.seen.add(object);
    const dict = object instanceof PDFStream ? object.dict : object;
    if (!(dict instanceof PDFDict) || dict.lookup(key('Subtype')) === key('Image')) return;
    const own = dict.lookup(key('Resources'));
    const resources = own instanceof PDFDict ? own : around;
    if (object instanceof PDFStream) this.rewrite(entry, object, resources);
    const letters = dict.lookup(key('CharProcs'));
    if (letters instanceof PDFDict) for (const letter of letters.values()) this.drawing(letter, resources);
    const mask = dict.lookup(key('SMask'));
    if (mask instanceof PDFDict) this.drawing(mask.get(key('G')), resources);
    this.resources(own instanceof PDFDict ? own : undefined);
  }

  private rewrite(entry: PDFObject | undefined, stream: PDFStream, resources: PDFDict | undefined): void {
    const shown = this.instructions(instructionsOf(stream, this.context), resources);
    if (shown === null || !(entry instanceof PDFRef)) return;
    const made = this.context.flateStream(Buffer.from(shown, 'latin1'));
    for (const [name, value] of stream.dict.entries()) {
      if (!['Length', 'Filter', 'DecodeParms'].includes(name.decodeText())) made.dict.set(name, value);
    }
    this.context.assign(entry, made);
  }
}
