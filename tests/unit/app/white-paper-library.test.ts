import { readdirSync, readFileSync } from 'node:fs';
import { GET } from '@/app/api/whitepaper/library/[...path]/route';

const { version } = JSON.parse(readFileSync('node_modules/pdfjs-dist/package.json', 'utf8')) as { version: string };
const ask = (...path: string[]) => GET(new Request('http://site.test/'), { params: Promise.resolve({ path }) });

test.each([
  ['cmaps', 'UniGB-UCS2-H.bcmap', 'application/octet-stream'],
  ['standard_fonts', 'FoxitFixed.pfb', 'application/octet-stream'],
  ['standard_fonts', 'LiberationSans-Regular.ttf', 'font/ttf'],
  ['wasm', 'openjpeg.wasm', 'application/wasm'],
  ['wasm', 'openjpeg_nowasm_fallback.js', 'text/javascript; charset=utf-8'],
  ['iccs', 'CGATS001Compat-v2-micro.icc', 'application/vnd.iccprofile'],
])('%s/%s：原样给出，类型对，以后不用再问', async (folder, file, type) => {
  const response = await ask(version, folder, file);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(Buffer.from(await response.arrayBuffer())).toEqual(readFileSync(`node_modules/pdfjs-dist/${folder}/${file}`));
});

test('库会要的每个文件都给得出', async () => {
  for (const folder of ['cmaps', 'standard_fonts', 'wasm', 'iccs']) {
    const files = readdirSync(`node_modules/pdfjs-dist/${folder}`).filter((name) => !name.startsWith('LICENSE'));
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect([file, (await ask(version, folder, file)).status]).toEqual([file, 200]);
  }
});

test.each([
  [['0.0.0', 'cmaps', 'UniGB-UCS2-H.bcmap']],
  [[version, 'cmaps', 'no-such.bcmap']],
  [[version, 'cmaps', 'LICENSE']],
  [[version, 'build', 'pdf.mjs']],
  [[version, 'cmaps', '..', 'package.json']],
  [[version, 'cmaps', '../package.json']],
  [[version, '..', 'package.json']],
  [[version, 'wasm']],
])('%j：没有，404', async (path) => {
  expect((await ask(...path)).status).toBe(404);
});
