import { PDFArray, PDFDict, PDFName, PDFRef, type PDFDocument, type PDFObject } from '@cantoo/pdf-lib';

const key = (name: string) => PDFName.of(name);

/** The layers of a PDF as it opens: which are switched off, and what hangs on them. */
export class Layers {
  private readonly isBaseOff: boolean = false;
  private readonly on = new Set<string>();
  private readonly off = new Set<string>();

  constructor(private readonly source: PDFDocument) {
    const properties = source.catalog.lookup(key('OCProperties'));
    const usual = properties instanceof PDFDict ? properties.lookup(key('D')) : undefined;
    if (!(usual instanceof PDFDict)) return;
    this.isBaseOff = usual.get(key('BaseState')) === key('OFF');
    for (const [name, groups] of [['ON', this.on], ['OFF', this.off]] as const) {
      const list = usual.lookup(key(name));
      if (list instanceof PDFArray) for (const group of list.asArray()) groups.add(group.toString());
    }
  } // prettier-ignore

  /** @param entry what is under /OC, or as the property of marked content: a layer, or a condition on several */
  isHidden(entry: PDFObject | undefined): boolean {
    const dict = this.source.context.lookup(entry);
    if (!(dict instanceof PDFDict)) return false;
    if (dict.get(key('Type')) !== key('OCMD')) return entry instanceof PDFRef && this.isOff(entry, dict);
    const expression = dict.lookup(key('VE'));
    if (expression instanceof PDFArray) return !this.holds(expression);
    const written = dict.get(key('OCGs'));
    const list = this.source.context.lookup(written);
    const groups = (list instanceof PDFArray ? list.asArray() : [written]).filter((group) => group instanceof PDFRef);
    if (groups.length === 0) return false;
    const hidden = groups.map((group) => this.isHidden(group));
    switch (dict.get(key('P'))?.toString()) {
      case '/AllOn':
        return hidden.includes(true);
      case '/AnyOff':
        return !hidden.includes(true);
      case '/AllOff':
        return hidden.includes(false);
      default:
        return !hidden.includes(false);
    }
  }

  private isOff(group: PDFRef, dict: PDFDict): boolean {
    const name = group.toString();
    if (this.off.has(name) || (this.isBaseOff && !this.on.has(name))) return true;
    const usage = dict.lookup(key('Usage'));
    const view = usage instanceof PDFDict ? usage.lookup(key('View')) : undefined;
    return view instanceof PDFDict && view.get(key('ViewState')) === key('OFF');
  }

  private holds(expression: PDFArray): boolean {
    const [operator, ...parts] = expression.asArray();
    const hold = parts.map((part) => {
      const value = this.source.context.lookup(part);
      return value instanceof PDFArray ? this.holds(value) : !this.isHidden(part);
    });
    if (operator === key('Not')) return !hold[0];
    return operator === key('Or') ? hold.includes(true) : !hold.includes(false);
  }
}
