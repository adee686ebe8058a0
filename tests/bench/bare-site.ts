import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const PLACE = '.next-bare';
/** What a page of Next has beside its text. */
const FRAME_BYTES = 5_000;

/**
 * Builds a site of Next as it comes, with one static page for each given page:
 * about as many bytes of HTML, made of the same text, and nothing of ours.
 * @returns the folder to start it in
 */
export function buildBareSite(pages: Record<string, string>): string {
  const place = path.resolve(PLACE);
  rmSync(place, { recursive: true, force: true });
  mkdirSync(path.join(place, 'app/[name]'), { recursive: true });
  const texts = Object.fromEntries(
    // the text is in the page twice: as HTML and as payload
    Object.entries(pages).map(([name, html]) => [name, halfOf(html, (Buffer.byteLength(html) - FRAME_BYTES) / 2)]),
  );
  const write = (file: string, text: string) => writeFileSync(path.join(place, file), text);
  write('package.json', '{ "private": true, "type": "module" }');
  write('next.config.mjs', `export default { turbopack: { root: ${JSON.stringify(process.cwd())} } };`);
  // without one of its own, Next takes the project's: our front would be before the bare page, and turn the bench away
  write('instrumentation.js', 'export const register = () => {};');
  write('app/layout.js', 'export default ({ children }) => <html lang="zh"><body>{children}</body></html>;');
  write(
    'app/[name]/page.js',
    `const texts = ${JSON.stringify(texts)};
export const generateStaticParams = () => Object.keys(texts).map((name) => ({ name }));
export const dynamicParams = false;
export default async ({ params }) => <main>{texts[(await params).name]}</main>;`,
  );
  const built = spawnSync(process.execPath, [path.resolve('node_modules/next/dist/bin/next'), 'build', place], {
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', NEXT_DIST_DIR: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (built.status !== 0) throw new Error('构建不了光的 Next 网站');
  return place;
}

/** So many bytes of a page's text, without what HTML would write longer. */
function halfOf(html: string, bytes: number): string {
  const text = html.replace(/[<>&"'\\\n{}]/g, ' ');
  return Buffer.from(text).subarray(0, Math.floor(bytes)).toString('utf8').replaceAll('\uFFFD', '');
}
