import { PDFArray, PDFDict, PDFDocument, PDFName, PDFString, PDFHexString, type PDFObject } from '@cantoo/pdf-lib';

const key = (name: string) => PDFName.of(name);
/** Fonts that every reader has, this site's too. */
const STANDARD = /^(Helvetica|Arial|Times|Courier|Symbol|ZapfDingbats)/;

/** The fonts that a paper names and does not bring along. @throws Error when the file cannot be read */
export async function missingFonts(file: Uint8Array): Promise<string[]> {
  const { context } = await PDFDocument.load(file, { updateMetadata: false, password: '' });
  const missing = new Set<string>();
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict) || object.lookup(key('Type')) !== key('Font')) continue;
    const kind = object.lookup(key('Subtype'));
    // the letters of Type 3 are drawings
    if (kind === key('Type3')) continue;
    for (const part of partsOf(object)) {
      const name = textOf(part.lookup(key('BaseFont')));
      if (!isEmbedded(part) && !STANDARD.test(name)) missing.add(name);
    }
  }
  return [...missing].sort();
}

/** A font for many characters is made of others, which may be written within it. */
function partsOf(font: PDFDict): PDFDict[] {
  const parts = font.lookup(key('DescendantFonts'));
  if (!(parts instanceof PDFArray)) return [font];
  return parts
    .asArray()
    .map((part) => font.context.lookup(part))
    .filter((part) => part instanceof PDFDict);
}

function isEmbedded(font: PDFDict): boolean {
  const descriptor = font.lookup(key('FontDescriptor'));
  return (
    descriptor instanceof PDFDict && ['FontFile', 'FontFile2', 'FontFile3'].some((name) => descriptor.has(key(name)))
  );
}

function textOf(value: PDFObject | undefined): string {
  if (value instanceof PDFName || value instanceof PDFString || value instanceof PDFHexString)
    return value.decodeText();
  return String(value ?? '');
}
