import { asHtml, escapeHtml, type Html } from '../html';

/** What the address of a picture begins with that is beside its text, behind the gate: it has no address of its own. */
export const OWN_PICTURE = '/paper-picture/';

interface PictureFile {
  bytes: Uint8Array;
  type: string;
}

/** @returns null when there is no such picture */
type Read = (name: string) => Promise<PictureFile | null>;

const PICTURE = new RegExp(
  `<p>\\s*(<img [^>]*src="${OWN_PICTURE}[^>]*>)\\s*</p>|(<img [^>]*src="${OWN_PICTURE}[^>]*>)`,
  'g',
);

/**
 * The pictures of a text in the text itself, so that whoever may read the one sees the other, and nobody else. Beside
 * `a.svg` there may be `a.narrow.svg` for phones; a drawing without one is scrolled there.
 */
export async function inlinePictures(html: Html, read: Read): Promise<Html> {
  let shown = '';
  let end = 0;
  for (const found of html.matchAll(PICTURE)) {
    const [whole, alone, within = ''] = found;
    shown += html.slice(end, found.index) + (await pictureOf(alone ?? within, alone !== undefined, read));
    end = found.index + whole.length;
  }
  return asHtml(shown + html.slice(end));
}

/** @param isAlone a paragraph of its own */
async function pictureOf(tag: string, isAlone: boolean, read: Read): Promise<string> {
  const alt = /\balt="([^"]*)"/.exec(tag)?.[1] ?? '';
  const name = /\bsrc="([^"]*)"/.exec(tag)?.[1].slice(OWN_PICTURE.length) ?? '';
  const wide = await read(name);
  // without it the words are there
  if (!wide?.type.startsWith('image/')) return isAlone ? `<p>${alt}</p>` : alt;
  const drawn = `<img ${sourceOf(wide, 'src')} alt="${alt}">`;
  if (!isAlone) return drawn;
  const narrow = wide.type === SVG ? await read(name.replace(/\.svg$/, '.narrow.svg')) : null;
  if (narrow) {
    return `<picture><source media="(max-width: 768px)" ${sourceOf(narrow, 'srcset')}>${drawn}</picture>`;
  }
  if (wide.type !== SVG) return drawn;
  return `<div data-table="true" tabindex="0" role="group" aria-label="${alt || '图'}">${drawn}</div>`;
}

const SVG = 'image/svg+xml';

function sourceOf({ bytes, type }: PictureFile, attribute: 'src' | 'srcset'): string {
  const text = type === SVG ? new TextDecoder().decode(bytes) : '';
  const data = text ? encodeURIComponent(text) : Buffer.from(bytes).toString('base64');
  const source = `data:${type}${text ? '' : ';base64'},${data}`;
  const [, width, height] = /\bviewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(text) ?? [];
  return `${attribute}="${escapeHtml(source)}"${width ? ` width="${width}" height="${height}"` : ''}`;
}
