import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const DIRECTORY = 'lib/browser/paper/generated';
const MISSING = ['actual/array/at', 'actual/string/at', 'actual/typed-array/at', 'actual/object/has-own'];
const RECENT = ['chrome126', 'safari18.4', 'ios18.4', 'firefox131'];

/**
 * Modules of pdf.js, with what of core-js each needs beyond what it brings itself. The page layer comes after the library
 * and finds its polyfills there. Most browsers need few of those (`isRecent` in lib/browser/paper/pdf-library.ts), and
 * they take longer to start than pdf.js itself: 100 of 200 ms on a phone.
 */
const MODULES = {
  'pdf.mjs': { file: 'legacy/build/pdf.mjs', polyfills: [...MISSING, 'modules/es.regexp.escape'] },
  'pdf.recent.mjs': {
    file: 'build/pdf.mjs',
    polyfills: [
      'promise.try',
      'math.sum-precise',
      'regexp.escape',
      'uint8-array.from-base64',
      'uint8-array.to-base64',
    ].map((name) => `modules/es.${name}`),
    target: RECENT,
  },
  'pdf_viewer.mjs': { file: 'web/pdf_viewer.mjs', polyfills: [] },
  'pdf.worker.min.mjs': { file: 'legacy/build/pdf.worker.min.mjs', polyfills: MISSING },
};

/**
 * Writes them, unless that has been done: each a module of its own, for the oldest supported browsers.
 * @param source changes when they have to be made anew
 */
export async function lowerPdfJs(source) {
  const stamp = path.join(DIRECTORY, '.source');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === source) return;
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8'));
  const oldest = browserslist.map((browser) => browser.replace('ios_saf', 'ios').replace(' >= ', ''));
  const { build } = await import('esbuild');
  const lower = ([name, { file, polyfills, target = oldest }]) => {
    const lines = [
      ...polyfills.map((polyfill) => `import 'core-js/${polyfill}';`),
      `export * from 'pdfjs-dist/${file}';`,
    ];
    const stdin = { contents: lines.join('\n'), resolveDir: '.' };
    const outfile = path.join(DIRECTORY, name);
    return build({ stdin, outfile, target, bundle: true, format: 'esm', minify: true, logLevel: 'error' });
  };
  await Promise.all(Object.entries(MODULES).map(lower));
  writeFileSync(stamp, source);
}
