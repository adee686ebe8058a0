import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { finishBuild } from '@/lib/commands/finish-build.mjs';
import { compressedByBuild } from '@/lib/server/pages/compressed-page.mjs';
import { source } from '@/lib/server/pages/inline-scripts.mjs';
import { SCRIPT_FLAG } from '@/lib/server/pages/script-flag.mjs';
import { temporaryFolders } from '@/tests/support/temporary-folder';

const makeFolder = temporaryFolders();
const START = '(self.__next_f=self.__next_f||[]).push([0])';
const LINK = '<link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/>';
const MAIN = '<script src="/_next/static/main.js" id="_R_" async=""></script>';
const page = (body: string, head = LINK + MAIN) =>
  `<html><head>${head}</head><body>${body}<script>${START}</script></body></html>`;

/** A build with these pages. */
function build(pages: Record<string, { html: string; meta?: object }>) {
  const folder = makeFolder();
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  write('static/a.css', '.a{color:red}.b{background:url(../media/b.png)}');
  for (const [name, { html, meta = {} }] of Object.entries(pages)) {
    write(`server/app/${name}.html`, html);
    write(`server/app/${name}.rsc`, '');
    write(`server/app/${name}.meta`, JSON.stringify({ status: 200, headers: {}, kept: true, ...meta }));
  }
  const read = (name: string) => ({
    html: readFileSync(path.join(folder, `server/app/${name}.html`), 'utf8'),
    meta: JSON.parse(readFileSync(path.join(folder, `server/app/${name}.meta`), 'utf8')) as Record<string, unknown>,
  });
  return { folder, read };
}

test('每一页带上自己的样式，说出可以运行的脚本；再来一次什么也不变', () => {
  const { folder, read } = build({ 'cases/one': { html: page('<p class="b">') } });
  expect(finishBuild(folder)).toEqual([]);
  const first = read('cases/one');
  const style = '.a{color:red}.b{background:url(/_next/media/b.png)}';
  expect(first.html).toContain(`<head><style>${style}</style>${MAIN}</head>`);
  expect(first.html).toContain(`${LINK.replace('/>', ' media="not all"/>')}</body>`);
  expect(first.meta).toMatchObject({
    kept: true,
    headers: { 'x-inline-scripts': source(START), 'x-inline-style': source(style) },
  });
  expect(finishBuild(folder)).toEqual([]);
  expect(read('cases/one')).toEqual(first);
});

test('做好的一页有压缩好的一份，只给这一页的这一版', () => {
  const { folder, read } = build({ 'cases/one': { html: page('<p class="b">') } });
  finishBuild(folder);
  const compressed = (html: string) => compressedByBuild(path.join(folder, 'server'), Buffer.from(html));
  const { html } = read('cases/one');
  expect(brotliDecompressSync(compressed(html)!).toString()).toBe(html);
  expect(compressed(`${html} `)).toBeNull();
});

test.each([
  ['不认识的内联脚本', page('<script>alert(1)</script>'), /inline script of unknown shape: alert\(1\)/],
  ['没有样式表', page('', MAIN), /no style sheet/],
  ['样式表不在', page('', LINK.replace('a.css', 'gone.css') + MAIN), /no style sheet \/_next\/static\/gone\.css/],
  ['没有起头的脚本', page('', LINK), /no script starts the application/],
])('%s：说出是哪一页，那一页原样', (_, html, problem) => {
  const { folder, read } = build({ odd: { html }, good: { html: page('') } });
  const wrong = finishBuild(folder);
  expect(wrong).toHaveLength(1);
  expect(wrong[0]).toMatch(/^odd\.html: /);
  expect(wrong[0]).toMatch(problem);
  expect(read('odd').html).toBe(html);
});

test('数据不是脚本；转到别处的、每次现做的、框架最后的一页不管；没有的页面换成 404 页', () => {
  const data = '<script type="application/ld+json">{}</script>';
  const { folder, read } = build({
    data: { html: page(data) },
    moved: { html: '<html>', meta: { status: 307 } },
    '[id]': { html: '', meta: { postponed: 'x' } },
    '_global-error': { html: '<html>' },
    '_not-found': { html: page('没有'), meta: { status: 404 } },
    'cases/none': { html: '<html>', meta: { status: 404, headers: { 'x-next-cache-tags': 'case' } } },
  });
  expect(finishBuild(folder)).toEqual([]);
  expect(read('cases/none').html).toBe(read('_not-found').html);
  expect(read('cases/none').meta.headers).toMatchObject({
    'x-next-cache-tags': 'case',
    'x-inline-scripts': source(START),
  });
  expect(read('moved').html).toBe('<html>');
});

test('自己的脚本总是第一个；页头换了写法，它就没有地方去，构建要说', () => {
  const flag = `<script>${SCRIPT_FLAG}</script>`;
  const { folder, read } = build({
    usual: { html: page('', LINK + MAIN + flag) },
    odd: { html: page('', LINK + MAIN + flag).replace('<head>', '<head class="new">') },
  });
  expect(finishBuild(folder)).toEqual([expect.stringMatching(/odd.*our script is not first/)]);
  expect(read('usual').html).toContain(`<head>${flag}`);
});
