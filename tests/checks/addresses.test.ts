import { readFileSync } from 'node:fs';
import { config } from '@/proxy';
import { paths } from '@/lib/paths';
import { DETAIL_SPELLINGS, SCOPED_LIST_ROOTS } from '@/lib/routes';
import { site } from '@/lib/site';
import { sources } from '../support/sources';

const code = sources(['app', 'components', 'lib'], /\.tsx?$/);
/** Comments may name addresses; code may not. */
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');

type Build = (...parameters: string[]) => string;
const built = Object.entries(paths)
  .filter(([name]) => !['section', 'markdown'].includes(name))
  .map(([, build]) => (build as Build)('domain', 'x', 'y'));
const spelt = [...DETAIL_SPELLINGS.map(([, pattern]) => pattern), ...SCOPED_LIST_ROOTS.map(([, , pattern]) => pattern)];
const firstSegment = (path: string) => path.split(/[/?#]/)[1];
const ROOTS = [...new Set([...built, ...spelt].map(firstSegment))].filter(Boolean);
const written = new RegExp(`['"\`(}]/(?:${ROOTS.map((root) => root.replace('.', '\\.')).join('|')})(?=[/'"\`?#$)])`);

/** Addresses of other services, which may begin like ours: a content service speaks those of its contract. */
const OTHERS = /^lib\/(env\.ts|content-service\/|cms\/)/;

test('找得到写在别处的网址', () => {
  for (const text of [
    "fetch('/api/x')",
    '`/images/share${path}.svg`',
    "'/media/a.webp'",
    'href="/answer.css"',
    "'/home/cases'",
  ])
    expect(text).toMatch(written);
  for (const text of ["'application/json'", "import x from '@/lib/media'", "'/apiary'"])
    expect(text).not.toMatch(written);
});

test('网址只写在 lib/addresses.ts 与 lib/routes.ts 里', () => {
  const all = [...code, { file: 'proxy.ts', text: readFileSync('proxy.ts', 'utf8') }].filter(
    ({ file }) => !['lib/addresses.ts', 'lib/routes.ts'].includes(file) && !OTHERS.test(file),
  );
  expect(all.filter(({ text }) => written.test(withoutComments(text))).map(({ file }) => file)).toEqual([]);
});

test('公司名、电话、外部网站只写在 lib/site.ts 里', () => {
  const words = [
    site.name,
    site.shortName,
    site.phone,
    site.email,
    ...Object.values(site.external).map((url) => new URL(url).host),
  ];
  const found = code.filter(
    ({ file, text }) => file !== 'lib/site.ts' && words.some((word) => withoutComments(text).includes(word)),
  );
  expect(found.map(({ file }) => file)).toEqual([]);
});

describe('proxy.ts', () => {
  const [matcher] = config.matcher;
  const isSeen = (path: string) => new RegExp(`^${matcher}$`).test(path.split(/[?#]/)[0]);
  const isFile = (path: string) => /^\/(api|media|images|icons)\/|^\/(sw\.js|answer\.css)$/.test(path);

  test('看得见每个页面，不管接口与文件', () => {
    expect(built.filter((path) => isSeen(path) === isFile(path))).toEqual([]);
  });

  test.each(['/_next/static/x.js', '/favicon.ico', '/offline.html', '/manifest.webmanifest'])(
    '不管框架的文件 %s',
    (path) => {
      expect(isSeen(path)).toBe(false);
    },
  );
});
