import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const packages = 'lib/white-paper-press/node_modules/@fontsource';
const file = (name: string) => pathToFileURL(path.join(packages, name)).href;

/**
 * Style sheets with the Chinese fonts, which Chromium embeds as real fonts: the one file with the characters in common
 * use (the later sheet counts), so that a line of a paper is one piece of text to whoever reads it; the slices have the
 * characters beyond it.
 */
const sheets = ['noto-serif-sc', 'noto-sans-sc'].flatMap((family) =>
  [400, 600].flatMap((weight) => [`${family}/${weight}`, `${family}/chinese-simplified-${weight}`]),
);

/**
 * Latin and Greek faces (`Formula` is italic: a slanted upright would not be embedded); the ranges leave “” and Chinese
 * punctuation to the Chinese fonts.
 */
const latin = 'U+20-AF, U+B1-2AF, U+2010-2014, U+2026, U+2190-2193, U+2212, U+2248, U+2264-2265';
const faces = [
  { family: 'Hanken', weight: 400, name: 'hanken-grotesk/files/hanken-grotesk-latin-400-normal', range: latin },
  { family: 'Hanken', weight: 600, name: 'hanken-grotesk/files/hanken-grotesk-latin-600-normal', range: latin },
  { family: 'Greek Sans', weight: 400, name: 'noto-sans/files/noto-sans-greek-400-normal', range: 'U+370-3FF' },
  { family: 'Greek Sans', weight: 600, name: 'noto-sans/files/noto-sans-greek-600-normal', range: 'U+370-3FF' },
  { family: 'Greek Serif', weight: 400, name: 'noto-serif/files/noto-serif-greek-400-normal', range: 'U+370-3FF' },
  { family: 'Greek Serif', weight: 600, name: 'noto-serif/files/noto-serif-greek-600-normal', range: 'U+370-3FF' },
  { family: 'Formula', weight: 400, name: 'noto-serif/files/noto-serif-latin-400-italic', range: latin },
  { family: 'Formula', weight: 400, name: 'noto-serif/files/noto-serif-greek-400-italic', range: 'U+370-3FF' },
  { family: 'Mono', weight: 400, name: 'noto-sans-mono/files/noto-sans-mono-latin-400-normal', range: latin },
];

/** The head of the page that loads the fonts. Throws when they are not installed. */
export function fontTags(): string {
  if (!existsSync(packages)) throw new Error('fonts are missing: run `npm ci --prefix lib/white-paper-press`');
  const links = sheets.map((sheet) => `<link rel="stylesheet" href="${file(`${sheet}.css`)}">`);
  const rules = faces.map(
    ({ family, weight, name, range }) =>
      `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url('${file(`${name}.woff2`)}'); unicode-range: ${range}; }`,
  );
  return `${links.join('\n')}\n<style>${rules.join('\n')}</style>`;
}
