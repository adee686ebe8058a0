import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { parse, stringify } from 'yaml';
import { TYPE_KEYS, type TypeKey } from '@/lib/content-service/content-types';
import { ADDRESSES, SAMPLE_COPY, REVALIDATE_SECRET } from '../support/instances';
import { addressesOf, builtPages, look, looksAfterEdit, shows, type Seen } from '../support/looks';

/*
 * How far an edit reaches, read from the built pages: one item of each type is
 * edited (name, texts, pictures' alternative texts), a few types at a time, and the
 * pages that are made anew have to be those whose HTML then shows one of the edits,
 * no more and no fewer.
 */

/** Nobody who asks later than this after an edit may get what was there before. */
const OLD_AT_MOST_MS = 10_000;
/** A remote service sends its notice before it has committed: the site looks twice. */
const REMOTE_OLD_AT_MOST_MS = 25_000;

test.describe.configure({ mode: 'serial' });

type Data = Record<string, unknown>;

/** Their names are in the menu or the footer of every page: what else shows them is looked for in what is edited. */
const IN_MENUS: readonly TypeKey[] = ['domain', 'module', 'solution', 'feature', 'ecosystem-category'];

/** Texts that an edit marks: of the item itself, of which `displayText` only where it is asked for, and of its pictures. */
function textsOf(data: Data, isNamed = true): string[] {
  const alts = (value: unknown): unknown[] => {
    if (Array.isArray(value)) return value.flatMap(alts);
    if (typeof value !== 'object' || value === null) return [];
    const own = 'path' in value && 'alt' in value ? [value.alt] : [];
    return [...own, ...Object.values(value).flatMap(alts)];
  };
  const own = ['introduction', 'description', ...(isNamed ? ['displayText'] : [])].map((name) => data[name]);
  return [...own, ...alts(data)].filter((text) => typeof text === 'string');
}

/** The item with a mark in its name, its texts and the alternative texts of its pictures. */
function edited(data: Data, mark: string, isNamed = true): Data {
  const text = (value: unknown) => (typeof value === 'string' ? mark + value : value);
  const alt = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(alt);
    if (typeof value !== 'object' || value === null) return value;
    const parts = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, alt(part)]));
    return 'path' in parts && 'alt' in parts ? { ...parts, alt: text(parts.alt) } : parts;
  };
  const texts = ['introduction', 'description', ...(isNamed ? ['displayText'] : [])].filter((name) => name in data);
  return {
    ...Object.fromEntries(Object.entries(data).map(([name, value]) => [name, alt(value)])),
    ...Object.fromEntries(texts.map((name) => [name, text(data[name])])),
  };
}

/** An English page shows the picture of an item under its English name: made anew with it, and nothing is seen of that. */
const isEnglish = (address: string) => /^\/en(\/|$)/.test(address);

/** A page without its menu and footer. */
const body = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

/** A character for each type: what an earlier edit wrote is still there. */
const signOf = (index: number) => String.fromCodePoint(0x5000 + index);

let pages: string[] = [];
let before: Seen[] = [];
test.beforeAll(async () => {
  before = await builtPages(ADDRESSES.site);
  pages = addressesOf(before);
  expect(pages.length).toBeGreaterThan(200);
});

/** As much of a text as surely stands in one piece on a page. */
const startOf = (text: string) => /[^#\s*[\]<>&"']{2,16}/.exec(text)?.[0] ?? text;

/**
 * A few pages that show one of the texts, those of the rarest first: some of them are the first to tell that an edit was
 * noticed. A name that other pages happen to say as well tells nothing.
 */
function probesOf(texts: string[], isOne: (address: string) => boolean = () => true): string[] {
  const shown = texts.map((text) =>
    addressesOf(before.filter((one) => isOne(one.address) && shows(body(one.html), startOf(text)))),
  );
  return [...new Set(shown.sort((one, other) => one.length - other.length).flat())].slice(0, 12);
}

const firstFile = (type: TypeKey) => {
  const folder = path.join(SAMPLE_COPY, type);
  return path.join(
    folder,
    readdirSync(folder)
      .filter((name) => name.endsWith('.yaml'))
      .sort()[0],
  );
};

/** Types that are edited at once: those of the menus alone, for they reach far. */
const GROUPS: TypeKey[][] = IN_MENUS.map((type) => [type]);
const others = TYPE_KEYS.filter((type) => !IN_MENUS.includes(type));
while (others.length > 0) GROUPS.push(others.splice(0, 4));

for (const types of GROUPS) {
  test(`改 ${types.join('、')} 各一个：重做的页面正是显示它们的页面，十秒之后没有人看到旧的`, async () => {
    const isInMenus = IN_MENUS.includes(types[0]);
    const items = types.map((type) => {
      const file = firstFile(type);
      return { type, file, data: parse(readFileSync(file, 'utf8')) as Data };
    });
    const markOf = (type: TypeKey, round: string) => `※${signOf(TYPE_KEYS.indexOf(type))}${round}`;
    const edit = (round: string) => {
      for (const { type, file, data } of items)
        writeFileSync(file, stringify(edited(data, markOf(type, round), !isInMenus)));
    };
    const { mark, writtenAt, visits } = await looksAfterEdit(
      pages,
      // what no page shows, nothing tells of
      items.map(({ data }) => probesOf(textsOf(data, !isInMenus))).filter((probes) => probes.length > 0),
      ADDRESSES.site,
      edit,
      ['改', '再', '又'],
      OLD_AT_MOST_MS,
    );
    const remade = addressesOf(visits.filter((one) => one.isRemade && !isEnglish(one.address)));
    const showingEach = types.map((type) => {
      const isShown = ({ html }: Seen) => shows(html, markOf(type, mark));
      const addresses = addressesOf(visits.filter(isShown));
      const late = visits.filter((one) => one.askedAt - writtenAt > OLD_AT_MOST_MS && !isShown(one));
      expect(
        addressesOf(late).filter((address) => addresses.includes(address)),
        type,
      ).toEqual([]);
      return addresses;
    });
    const showing = [...new Set(showingEach.flat())].sort();
    console.log(`${types.join('、')}：${pages.length} 页里 ${remade.length} 页重做，${showing.length} 页显示`);
    if (isInMenus) {
      const [{ data }] = items;
      const naming = addressesOf(visits.filter(({ html }) => shows(body(html), String(data.displayText))));
      expect(remade.filter((address) => !showing.includes(address) && !naming.includes(address))).toEqual([]);
      expect(showing.filter((address) => !remade.includes(address))).toEqual([]);
      expect(remade.length).toBeLessThan(pages.length / 2);
    } else expect(remade).toEqual(showing);
  });
}

for (const [type, folder] of [
  ['module', '/en/products/modules'],
  ['product', '/en/products/modules/'],
  ['solution', '/en/solutions'],
] as const)
  test(`改一个 ${type} 的英文：重做的正是显示它的英文页，没有一页中文`, async () => {
    const file = firstFile(type);
    const data = parse(readFileSync(file, 'utf8')) as Data & { english: Data };
    const edit = (mark: string) =>
      writeFileSync(
        file,
        stringify({ ...data, english: { ...data.english, title: `${mark}${String(data.english.title)}` } }),
      );
    const probes = probesOf([String(data.english.title)], isEnglish);
    const marks = ['甲', '乙', '丙'].map((sign) => `※${type}${sign}`);
    const { mark, visits } = await looksAfterEdit(pages, [probes], ADDRESSES.site, edit, marks, OLD_AT_MOST_MS);
    const remade = addressesOf(visits.filter((one) => one.isRemade));
    expect(remade).toEqual(addressesOf(visits.filter(({ html }) => shows(html, mark))));
    expect(remade.filter((address) => !isEnglish(address))).toEqual([]);
    expect(remade.some((address) => address.startsWith(folder))).toBe(true);
  });

test('改一个菜单里的名字：有菜单的每一页都重做，十秒之后没有人看到旧的', async () => {
  const file = firstFile('feature');
  const data = parse(readFileSync(file, 'utf8')) as Data;
  const edit = (sign: string) =>
    writeFileSync(file, stringify({ ...data, displayText: `${sign}${String(data.displayText)}` }));
  const { mark, writtenAt, visits } = await looksAfterEdit(
    pages,
    [probesOf([String(data.displayText)])],
    ADDRESSES.site,
    edit,
    ['※名', '※又名', '※再名'],
    OLD_AT_MOST_MS,
  );
  // the viewer of white papers, the page for share pictures and the English pages have no such menu
  const withMenu = addressesOf(visits.filter(({ html }) => html.includes('id="main-menu"')));
  expect(withMenu.length).toBeGreaterThan(pages.filter((address) => !isEnglish(address)).length * 0.9);
  const remade = addressesOf(visits.filter((one) => one.isRemade));
  expect(remade.filter((address) => !withMenu.includes(address))).toEqual([]);
  // one whose five minutes were over is made anew unseen, and shows it at the next look
  const shown = new Set(addressesOf(visits.filter(({ html }) => shows(html, mark))));
  const areShown = async () => {
    for (const address of withMenu.filter((one) => !shown.has(one)))
      if (shows((await look(address, ADDRESSES.site)).html, mark)) shown.add(address);
    return [...shown].sort();
  };
  await expect.poll(areShown, { timeout: 3 * OLD_AT_MOST_MS }).toEqual(withMenu);
  const late = visits.filter(
    (one) => withMenu.includes(one.address) && one.askedAt - writtenAt > OLD_AT_MOST_MS && !shows(one.html, mark),
  );
  expect(addressesOf(late)).toEqual([]);
});

test('内容服务在远处：改一个案例，通知先到、内容后到，二十五秒之后没有人看到旧的', async () => {
  const file = firstFile('case');
  const alias = path.basename(file, '.yaml');
  const addresses = ['/ecosystem/cases', `/ecosystem/cases/${alias}`];
  for (const address of addresses) await look(address, ADDRESSES.mirror);
  const mark = '※远改';
  const notice = await fetch(`${ADDRESSES.mirror}/api/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${REVALIDATE_SECRET}` },
    body: JSON.stringify({ type: 'case', alias }),
  });
  expect(notice.status).toBe(202);
  writeFileSync(file, stringify(edited(parse(readFileSync(file, 'utf8')) as Data, mark)));
  const noticedAt = Date.now();
  const visits: Seen[] = [];
  const isLongOver = async () => {
    for (const address of addresses) visits.push(await look(address, ADDRESSES.mirror));
    return Date.now() - noticedAt > REMOTE_OLD_AT_MOST_MS + 3_000;
  };
  await expect.poll(isLongOver, { timeout: 90_000, intervals: [1_000] }).toBe(true);
  const late = visits.filter((one) => one.askedAt - noticedAt > REMOTE_OLD_AT_MOST_MS);
  expect(late.length).toBeGreaterThan(0);
  expect(late.filter(({ html }) => !html.includes(mark)).map(({ address }) => address)).toEqual([]);
});
