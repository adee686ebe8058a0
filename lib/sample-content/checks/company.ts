import type { ContentFolder } from '../../content-service/folder';
import { site } from '../../site';
import { NUMERALS } from './numerals';
import { everyText } from './settled';
import type { Facts, Timing, World } from './world';

/** What is no signal of the body. */
const WITHOUT_BODY = ['behavior', 'vehicle', 'environment'];

/** What the site says of the company outside the content folder. */
export interface Claims {
  tagline: string;
  description: string;
  origin: string;
  syncProof: { value: string; claim: string; note: string; columns: readonly number[] };
}

/**
 * What the company says of itself, in `lib/site.ts`, on its own page and of its
 * own laboratory, is what the facts count.
 * @returns one line per breach
 */
export function checkCompany(folder: ContentFolder, facts: Facts, claims: Claims = site): string[] {
  const { world, timing } = facts;
  const textOf = (item: string) =>
    everyText(folder)
      .filter(({ place }) => place.startsWith(item))
      .map(({ text }) => text)
      .join('\n');
  const { company } = world;
  const { readings } = timing;
  const versions = world.modules.flatMap((module) => module.versions).length;
  const body = new Set(world.modules.map(({ signal }) => signal).filter((signal) => !WITHOUT_BODY.includes(signal)));
  const cases = world.cases.length;
  return [
    ...missing('lib/site.ts tagline', claims.tagline, [`${NUMERALS[body.size]}路信号`]),
    ...missing('lib/site.ts syncProof.value', claims.syncProof.value, [String(readings.max)]),
    ...missing('lib/site.ts syncProof.claim', claims.syncProof.claim, [
      `${readings.devices}台设备`,
      `${readings.minutes} min`,
      `不超过${readings.max} ms`,
    ]),
    ...missing('lib/site.ts syncProof.note', claims.syncProof.note, [
      `每${readings.every} min`,
      `重复${NUMERALS[readings.repeats]}遍`,
      `${readings.median} ms以内`,
      `第${readings.minutes}分钟已差${readings.uncorrected} ms`,
    ]),
    ...checkColumns(claims.syncProof.columns, timing),
    ...checkNamed(claims.description, world),
    ...missing('about/about.yaml', textOf('about/about'), [
      claims.origin,
      `公司${company.founded}年在${company.city}成立，现有${company.staff}人`,
      `${world.modules.length}类产品模块、${versions}个型号`,
      `${world.customers.length}家客户，${world.labs.length}间实验室`,
      `公开了${cases}个案例`,
      `${readings.devices}台设备、${readings.models}个型号`,
      `${readings.total}次测量里时钟时差最大${readings.max} ms`,
      `${NUMERALS[company.ownLab.rooms]}个房间，共${company.ownLab.area} m²`,
      `个公开的案例，${company.nullCases === 2 ? '两' : NUMERALS[company.nullCases]}个是阴性结果`,
    ]),
    ...checkNumbers(folder, [versions, world.labs.length, cases, readings.max]),
    ...missing('own-lab/own-lab.yaml', textOf('own-lab/own-lab'), [
      `${NUMERALS[company.ownLab.rooms]}个房间，${company.ownLab.area} m²`,
      `${readings.total}次测量，时钟时差最大${readings.max} ms`,
    ]),
    ...checkPaper(textOf('white-paper/sync-guide'), timing),
  ];
}

function missing(place: string, text: string, words: string[]): string[] {
  return words.filter((word) => !text.includes(word)).map((word) => `${place} 事实表里是“${word}”`);
}

/** The home page's dots from 0 to the largest: as many as there were readings, with the same median and 95 %. */
function checkColumns(columns: readonly number[], { readings }: Timing): string[] {
  const step = readings.max / (columns.length - 1);
  const total = sum(columns);
  const shown = (share: number) => quantile([...columns], step, share);
  const reasons = [
    ...(total === readings.total ? [] : [`有 ${total} 个读数，事实表里是 ${readings.total}`]),
    ...(columns.at(-1) ? [] : [`最外一列应当是 ${readings.max} ms`]),
    ...(Math.abs(shown(0.5) - readings.median) <= step / 2 ? [] : [`中位是 ${shown(0.5).toFixed(2)}，应当约一半在 ${readings.median} ms 以内`]),
    ...(Math.abs(shown(0.95) - readings.most) <= step ? [] : [`95%在 ${shown(0.95).toFixed(2)} 以内，事实表里是 ${readings.most}`]),
  ]; // prettier-ignore
  return reasons.map((words) => `lib/site.ts syncProof.columns ${words}`);
}

/** What the description says is recorded has a module, and the fields that it names are fields of the facts. */
function checkNamed(description: string, { modules, domains }: World): string[] {
  const named = (pattern: RegExp) => pattern.exec(description)?.[1].split(/[、与]/) ?? [];
  const without = (words: string[], things: { name: string }[], what: string) => {
    const names = things.map(({ name }) => name).join('、');
    return words
      .filter((word) => !names.includes(word))
      .map((word) => `lib/site.ts description 没有“${word}”这个${what}`);
  };
  return [...without(named(/把(.+?)记录在/), modules, '模块'), ...without(named(/供(.+?)研究使用/), domains, '领域')];
}

/** The four numbers of the company's page, in their order. */
function checkNumbers(folder: ContentFolder, expected: number[]): string[] {
  const shown = (folder.find('about', 'about')?.data.numbers ?? []) as { value: string; name: string }[];
  return expected.flatMap((value, index) =>
    shown[index]?.value === String(value)
      ? []
      : [`about/about.yaml numbers.${index} 事实表里是 ${value}，写的是 ${shown[index]?.value}`],
  );
}

/** The white paper's histogram and table show the same readings as the facts. */
function checkPaper(text: string, { readings, clock }: Timing): string[] {
  const place = 'white-paper/sync-guide.md';
  const histogram = /^id: residual$[^]*?width: ([\d.]+), counts: \[([\d, ]+)\]/m.exec(text);
  const counts = histogram?.[2].split(',').map(Number) ?? [];
  const width = Number(histogram?.[1]);
  const median = quantile(counts, width, 0.5);
  const most = quantile(counts, width, 0.95);
  const rows = [
    ...text.matchAll(
      /^\| (HZ-[^|\u4e00-\u9fff]+?)[\u4e00-\u9fff][^|]*\|[^|]*\|\s*([\d.]+)\s*\|\s*[\d.]+\s*\|\s*([\d.]+)\s*\|$/gm,
    ),
  ];
  const aliases = rows.map(([, model, drift, max]) => ({
    alias: model.trim().toLowerCase().replace(' ', '-'),
    drift: Number(drift),
    max: Number(max),
  }));
  return [
    ...(sum(counts) === readings.total ? [] : [`${place} 图里有 ${sum(counts)} 个读数，事实表里是 ${readings.total}`]),
    ...(Math.abs(median - readings.median) < 0.006 ? [] : [`${place} 图里的中位是 ${median.toFixed(3)}，事实表里是 ${readings.median}`]),
    ...(Math.abs(most - readings.most) < 0.006 ? [] : [`${place} 图里的95%位是 ${most.toFixed(3)}，事实表里是 ${readings.most}`]),
    ...(Math.max(...aliases.map(({ drift }) => drift)) === readings.uncorrected ? [] : [`${place} 不校正的最大一台应当是 ${readings.uncorrected} ms`]),
    ...clock.flatMap(({ alias, max, n }) => {
      const own = aliases.filter((row) => row.alias === alias);
      return own.length === n && Math.max(...own.map((row) => row.max)) === max ? [] : [`${place} 表里的 ${alias} 应当有 ${n} 台，最大 ${max} ms`];
    }),
  ]; // prettier-ignore
}

function quantile(counts: number[], width: number, share: number): number {
  let rest = sum(counts) * share;
  for (const [index, count] of counts.entries()) {
    if (rest <= count) return (index + rest / count) * width;
    rest -= count;
  }
  return counts.length * width;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
