import { importsOf, sources } from '../support/sources';

const CODE = /\.tsx?$/;
const LAYERS = ['app', 'components', 'lib', 'graphql'];

function breaches(folder: string, forbidden: (target: string, file: string) => boolean): string[] {
  return sources([folder], CODE).flatMap((source) =>
    importsOf(source)
      .filter((target) => forbidden(target, source.file))
      .map((target) => `${source.file} → ${target}`),
  );
}

test.each(['components', 'lib'])('%s 只引用自己和下面的层', (layer) => {
  const above = LAYERS.slice(0, LAYERS.indexOf(layer));
  expect(breaches(layer, (target) => above.some((name) => target.startsWith(`${name}/`)))).toEqual([]);
});

test('components/ui 不认识内容与网址', () => {
  // the names of states and limits are no content, nor is what a picture looks like from afar
  const allowed = [
    'lib/constants',
    'lib/text',
    'lib/phrases',
    'lib/bound-words',
    'lib/browser',
    'lib/pictures/preview',
    'lib/charts',
    'lib/animations',
  ];
  expect(
    breaches(
      'components/ui',
      (target) => target.startsWith('lib/') && !allowed.some((name) => target.startsWith(name)),
    ),
  ).toEqual([]);
});

test('components/ui 不引用别的组件', () => {
  expect(
    breaches('components/ui', (target) => target.startsWith('components/') && !target.startsWith('components/ui/')),
  ).toEqual([]);
});

test('内容服务的接缝只有 bounded-fetch.ts、client.ts、files.ts、接口和命令使用', () => {
  const users =
    /^(lib\/content\/reading\/(bounded-fetch|client|files)\.ts|lib\/content-service\/|lib\/cache\/|lib\/commands\/|lib\/sample-content\/|lib\/operations\/|lib\/search\/|app\/(api|media)\/|instrumentation\.ts)/;
  const seam = /^lib\/content-service\/(service|embedded|remote|folder|graphql|rest)$/;
  const all = sources(['app', 'components', 'lib'], CODE);
  const found = all
    .filter(({ file }) => !users.test(file))
    .flatMap((source) =>
      importsOf(source)
        .filter((target) => seam.test(target))
        .map((target) => `${source.file} → ${target}`),
    );
  expect(found).toEqual([]);
});

test('页面与组件不自己取数据', () => {
  const own = sources(['app', 'components'], CODE).filter(
    ({ file, text }) => /\bfetch\(/.test(text) && !file.startsWith('app/api/') && !file.startsWith('app/media/'),
  );
  expect(own.map(({ file }) => file)).toEqual([]);
});

test('没有 index 文件和转手的出口', () => {
  const all = sources(['app', 'components', 'lib', 'tests'], CODE);
  expect(all.filter(({ file }) => /(^|\/)(index|utils)\.tsx?$/.test(file)).map(({ file }) => file)).toEqual([]);
});

/** The room of a file of lib: its folder, or itself where it stands in the hallway. */
const roomOf = (file: string) => file.replace(/^lib\/|\.tsx?$/g, '').split('/')[0];

/** Rooms that lead back to themselves, each way once. */
function circles(edges: Map<string, Set<string>>): string[] {
  const found = new Set<string>();
  const walk = (room: string, way: string[]) => {
    if (way.includes(room)) {
      const circle = way.slice(way.indexOf(room));
      // the same circle whoever of its rooms comes first
      const from = circle.indexOf([...circle].sort()[0]);
      found.add([...circle.slice(from), ...circle.slice(0, from)].join(' → '));
      return;
    }
    for (const next of edges.get(room) ?? []) walk(next, [...way, room]);
  };
  for (const room of edges.keys()) walk(room, []);
  return [...found].sort();
}

test('一圈引用会被找出来', () => {
  const edges = new Map([
    ['login', new Set(['http'])],
    ['http', new Set(['enquiries'])],
    ['enquiries', new Set(['login', 'paths'])],
  ]);
  expect(circles(edges)).toEqual(['enquiries → login → http']);
});

test('lib 的房间不互相绕圈', () => {
  const edges = new Map<string, Set<string>>();
  for (const source of sources(['lib'], CODE)) {
    const from = roomOf(source.file);
    const targets = edges.get(from) ?? edges.set(from, new Set()).get(from)!;
    for (const target of importsOf(source))
      if (target.startsWith('lib/') && roomOf(target) !== from) targets.add(roomOf(target));
  }
  expect(circles(edges)).toEqual([]);
});

test('通往页面的链接只有一种：next/link 各自预取，还要各自的脚本', () => {
  expect(breaches('components', (target) => target === 'next/link')).toEqual([]);
  expect(breaches('app', (target) => target === 'next/link')).toEqual([]);
});
