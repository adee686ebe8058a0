import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { ADDRESSES, REVALIDATE_SECRET } from '../support/instances';
import { addressesOf, builtPages, looksAfterEdit, shows } from '../support/looks';
import { startServer, type StartedServer } from '../support/start-server';

/*
 * How much work one more type is: in a copy of the repository somebody adds
 * standards (标准), by the files of tests/fixtures/drill alone: the description, two
 * items with a picture, a component and a page. Then one field to a type that is
 * there: a line in the description, a line in a component.
 */

const FILES = 'tests/fixtures/drill';
const BASE = ADDRESSES.outage;
const SCHEMA = 'graphql/schema.graphql';
/** Nobody who asks later than this after an edit may get what was there before. */
const OLD_AT_MOST_MS = 10_000;

/** A line that is put behind another one. */
const FIELD = [
  [SCHEMA, '  cameras: Int @extension', '  floors: Int @extension @label(text: "层数")'],
  [
    'components/lab/lab-article.tsx',
    '        <Lead>{lab.introduction}</Lead>',
    '        {lab.floors && <p>共 {lab.floors} 层</p>}',
  ],
] as const;

const copy = mkdtempSync(path.join(os.tmpdir(), 'site-drill-'));
const inCopy = (file: string) => path.join(copy, file);
let server: StartedServer;

test.describe.configure({ mode: 'serial', retries: 0 });

/** At the lowest priority: others look at the clock meanwhile. */
function run(...command: string[]): void {
  const env = { ...process.env, SITE_URL: BASE, PRERENDER_LIMIT: '2', CONTENT_DIR: undefined };
  const { status, stdout, stderr } = spawnSync('nice', ['-n', '19', ...command], { cwd: copy, env, encoding: 'utf8' });
  expect(status, `${command.join(' ')}\n${stdout.slice(-3_000)}\n${stderr.slice(-3_000)}`).toBe(0);
}

/** Files of the drill below a folder; page and component are no code of this repository until they are copied. */
function filesIn(folder: string): string[] {
  return readdirSync(path.join(FILES, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? filesIn(file) : [file];
  });
}
const added = filesIn('').filter((file) => file !== 'schema.graphql');

test.beforeAll(async () => {
  test.setTimeout(15 * 60_000);
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
  for (const file of stdout.split('\n').filter((name) => name && existsSync(name))) cpSync(file, inCopy(file));
  // the bundler follows no link out of its folder
  expect(spawnSync('cp', ['-al', 'node_modules', copy]).status).toBe(0);
  appendFileSync(inCopy(SCHEMA), readFileSync(path.join(FILES, 'schema.graphql')));
  for (const file of added) {
    const target = inCopy(file.replace(/\.txt$/, ''));
    mkdirSync(path.dirname(target), { recursive: true });
    cpSync(path.join(FILES, file), target);
  }
  for (const [file, before, line] of FIELD) {
    const text = readFileSync(inCopy(file), 'utf8');
    expect(text).toContain(before);
    writeFileSync(inCopy(file), text.replace(new RegExp(`${before.replace(/[{}()/.?]/g, '\\$&')}.*\n`), `$&${line}\n`));
  }
  const [lab] = readdirSync(inCopy('lib/sample-content/lab')).sort();
  appendFileSync(inCopy(`lib/sample-content/lab/${lab}`), '\nfloors: 3\n');
  run('node', 'lib/commands/generate.mjs');
  run('npx', 'tsx', 'lib/commands/content-colours.ts');
  run('npx', 'tsx', 'lib/commands/content-check.ts');
  const include = ['next-env.d.ts', 'app', 'components', 'lib', 'graphql'];
  writeFileSync(inCopy('tsconfig.drill.json'), JSON.stringify({ extends: './tsconfig.json', include }));
  run('npx', 'tsc', '--noEmit', '-p', 'tsconfig.drill.json');
  run('node', 'lib/commands/build.mjs');
  server = await startServer({
    port: Number(new URL(BASE).port),
    cwd: copy,
    env: { SITE_URL: BASE, REVALIDATE_SECRET },
  });
});

test.afterAll(async () => {
  await server?.stop();
  rmSync(copy, { recursive: true, force: true });
});

const get = async (address: string) => (await fetch(BASE + address)).text();
const PAGE = '/ecosystem/standards/body-dimensions';

test('除了页面与组件，不多于六十行', () => {
  const lines = ['schema.graphql', ...added.filter((file) => file.endsWith('.yaml'))].flatMap((file) =>
    readFileSync(path.join(FILES, file), 'utf8').trim().split('\n'),
  );
  console.log(`一个新类型：${lines.length} 行`);
  expect(lines.length).toBeLessThanOrEqual(60);
  expect(added.filter((file) => !/\.(yaml|webp)$/.test(file))).toHaveLength(2);
});

test('详情页：字段、图片、所引用的模块、正文与结构化数据', async () => {
  const html = await get(PAGE);
  for (const text of ['成年人人体尺寸', 'HZ/T 10000', '2025-09-01', '先定百分位'])
    expect([text, shows(html, text)]).toEqual([text, true]);
  expect(html).toContain('href="/products/modules/motion-capture"');
  expect(html).toMatch(/body-dimensions\.\w+\.webp/);
  expect(html).toContain('"articleSection":"标准"');
  expect(html).toContain(`<link rel="canonical" href="${BASE}${PAGE}"`);
  expect((await fetch(`${BASE}/ecosystem/standards/made-up`)).status).toBe(404);
});

test('列表接口：全部，与一个模块的', async () => {
  const modules = (await (
    await fetch(`${BASE}/api/content/GetContentItem?contentType=Module&pageSize=100`)
  ).json()) as {
    data: { list: { alias: string; contentItemId: string }[] };
  };
  const id = modules.data.list.find(({ alias }) => alias === 'motion-capture')!.contentItemId;
  const ask = async (moduleId: string) =>
    (
      (await (await fetch(`${BASE}/api/standard/GetByModuleId?moduleId=${moduleId}`)).json()) as {
        data: { list: { alias: string; number: string }[]; totalCount: number };
      }
    ).data;
  expect((await ask('all')).totalCount).toBe(2);
  expect((await ask(id)).list).toMatchObject([{ alias: 'body-dimensions', number: 'HZ/T 10000' }]);
});

test('搜索、网站地图、给机器的清单与 Markdown 里都有它', async () => {
  const search = await get(`/api/query/GetListByType?search=${encodeURIComponent('成年人人体尺寸')}&page=1&pageSize=9`);
  expect(search).toContain('"ContentType":"Standard"');
  expect(await get('/sitemap.xml')).toContain(`<loc>${BASE}${PAGE}</loc>`);
  expect(await get('/llms.txt')).toContain(`## 标准\n\n- [成年人人体尺寸](${BASE}${PAGE}.md)`);
  const markdown = await get(`${PAGE}.md`);
  for (const text of [
    '# 成年人人体尺寸',
    '- 标准号：HZ/T 10000',
    '- 实施日期：2025-09-01',
    '先定百分位',
    '/products/modules/motion-capture',
  ])
    expect(markdown).toContain(text);
});

test('编辑用的结构与字段的表里有它', () => {
  const schema = JSON.parse(readFileSync(inCopy('graphql/generated/content/editor/standard.json'), 'utf8')) as object;
  expect(schema).toMatchObject({ title: '标准', properties: { number: { title: '标准号' } } });
  expect(readFileSync(inCopy('lib/sample-content/README.md'), 'utf8')).toContain('| `standard` 标准 |');
});

test('改一条标准、改它引用的模块：重做的正是显示它的页面', async () => {
  const pages = addressesOf(await builtPages(BASE, path.join(copy, '.next')));
  expect(pages).toContain(PAGE);
  const edit = async (file: string, from: RegExp, to: (mark: string) => string, probe: string) => {
    const text = readFileSync(inCopy(file), 'utf8');
    const write = (mark: string) => writeFileSync(inCopy(file), text.replace(from, to(mark)));
    const { mark, visits } = await looksAfterEdit(pages, [[probe]], BASE, write, ['※甲', '※乙', '※丙'], OLD_AT_MOST_MS);
    const remade = addressesOf(visits.filter((one) => one.isRemade));
    return { remade, showing: addressesOf(visits.filter(({ html }) => shows(html, mark))) };
  };
  const [standard, module] = ['standard/body-dimensions', 'module/motion-capture'];
  const inSample = (item: string) => `lib/sample-content/${item}.yaml`;
  const own = await edit(inSample(standard), /^number: .*$/m, (mark) => `number: HZ/T ${mark}`, PAGE);
  expect(own.remade).toEqual([PAGE]);
  expect(own.showing).toEqual([PAGE]);
  const named = await edit(inSample(module), /^displayText: (.*)$/m, (mark) => `displayText: ${mark}$1`, PAGE);
  expect(named.remade).toContain(PAGE);
  expect(named.showing).toContain(PAGE);
  // it shows the module's name, nothing else of it
  const ofModule = `/products/modules/${path.basename(module)}`;
  const other = await edit(inSample(module), /^introduction: (.*)$/m, (mark) => `introduction: ${mark}$1`, ofModule);
  expect(other.remade).toContain(ofModule);
  expect(other.remade).not.toContain(PAGE);
});

test('给实验室加一个字段：结构里一行，组件里一行', async () => {
  const [lab] = readdirSync(inCopy('lib/sample-content/lab')).sort();
  expect((await get(`/ecosystem/labs/${lab.replace('.yaml', '')}`)).replace(/<!-- -->/g, '')).toContain('共 3 层');
});
