import type { ContentFolder } from '../../content-service/folder';
import type { Facts } from './world';

/** A limit with its direction, or something that is there or is not. */
const ASKS = /不低于|不高于|不大于|不小于|不少于|不短于|不窄于|支持|具备|提供|符合/;
/** Makers of processors, graphics cards and systems, and our own models: none may be asked for. */
const BRAND = /\bi[3579]\b|酷睿|至强|锐龙|Intel|AMD|Xeon|NVIDIA|RTX|GeForce|Windows|macOS|Ubuntu|Android|HZ-/i;
/** What we ourselves have or have not shown. */
const OWN_STATE = /未测|未取证|自评|自测|不适用|约\d/;
/** How a maker builds and packs, what runs on whose system: nothing that a task needs. */
const LEFT_OUT = new Set(
  '箱内清单 操作系统 电脑配置 眼部相机 重量 单元重量 节点重量 节点尺寸 光极 源探间距 电极间距 电极阻抗 产地'.split(' '),
);
/** The values of a row that are guaranteed where others in it are typical: what a tender and an acceptance may hold a device to. */
const GUARANTEED = /保证([^，；]+)/g;
/** A value that was measured on some: the next device may miss it. */
const TYPICAL = /(?:约|中位|平均)(\d[\d,]*(?:\.\d+)?)/g;
/** Up to the next clause, which has a direction of its own. */
const LIMITS = /不大于([^，；]+)/g;
/** Before the name of what the task stands or falls with. */
const KEY = '★';
/** The papers that come with the goods: by the row of the data sheet that asks for them. */
const PAPERS_LINE = '交货文件';
const PAPERS = [
  { row: '无线电型号核准', asks: /未取证/, paper: '型号核准证' },
  { row: '锂电池运输', asks: /UN 38\.3/, paper: 'UN 38.3报告' },
  { row: '强制性产品认证', asks: /电池.*未取证/, paper: '电池CCC证书' },
];
/** A limit that may be rounded to the weaker side; that of a key must be. */
const ROUNDED = /(不大于|不高于|不小于|不低于|不少于|不短于| × )(?:满量程的|读数的|每秒|IPX?)?±?(\d[\d,]*(?:\.\d+)?)/g;
/** A range that may be narrower than our own. */
const RANGE = /(直流|−?\d[\d,.]*)(?:–|到)(\+?\d[\d,.]*)/g;
/** The same, without the memory of a search through all. */
const ROUNDED_ONCE = new RegExp(ROUNDED.source);
/** A number and what it counts: 1 ms is not 1 sample. */
const QUANTITY = /\d[\d,]*(?:\.\d+)?(?: ?[A-Za-z°µ%]+|[个路支只台人位导点块帧])?/g;
const NUMBER = /\d[\d,]*(?:\.\d+)?/g;
/** What an eye tracker reaches depends on the distance, or on the part of the field. */
const AT_A_DISTANCE = /^★(?:精度|眼动精度|头动范围)：/;

interface Row {
  name: string;
  value: string;
}

interface Rule {
  /** how many times as wide as our own a limit may be */
  loosest: number;
  /** the keys whose numbers are a size that every maker has */
  tiers: readonly string[];
}

/**
 * Every line of a tender is one requirement with a direction, names no brand and nothing of how a maker builds, and
 * takes its numbers from one row of the version's parameters: from that of the same name where there is one.
 * A limit may be rounded to the weaker side; that of a key must be, unless every maker has the size. Which lines are
 * keys is settled in the facts. An ordinary line may ask for exactly our own number only where that is a size of the
 * market, settled in the facts, and few may: a tender that repeats one maker's data sheet points at him.
 * @returns one line per breach
 */
export function checkTenders(folder: ContentFolder, { tenders }: Facts): string[] {
  const { fewest, most, loosest, vendors } = tenders.rule;
  const terms = String(folder.find('purchase', 'purchase')?.data.tenderTerms ?? '');
  const versions = folder.list('product').flatMap(({ alias, data }) => {
    const parameters = (data.parameters ?? []) as Row[];
    const lines = (data.tender ?? []) as string[];
    if (lines.length === 0) return [];
    const file = `product/${alias}.yaml tender`;
    const keys = keysOf(lines);
    const settled = tenders.keys.find((one) => one.alias === alias)?.rows ?? [];
    const papers = lines.find((line) => line.startsWith(PAPERS_LINE)) ?? '';
    const sheet = (folder.find('data-sheet', alias)?.data.rows ?? []) as Row[];
    const tiers = tenders.tiers.filter((tier) => tier.alias === alias).map(({ row }) => row);
    return [
      ...(keys.length >= fewest && keys.length <= most
        ? []
        : [`${file} 关键条款${keys.length}条，应当${fewest}–${most}条`]),
      ...(keys.join('、') === settled.join('、') ? [] : [`${file} 关键条款事实表里是${settled.join('、')}`]),
      ...PAPERS.filter(
        ({ row, asks, paper }) =>
          papers.includes(paper) !== sheet.some(({ name, value }) => name === row && asks.test(value)),
      ).map(({ row, paper }) => `${file} ${PAPERS_LINE}的${paper}与数据表的“${row}”不合`),
      ...lines.flatMap((line) =>
        reasons(line, parameters, { loosest, tiers }).map((reason) => `${file} “${line}”${reason}`),
      ),
    ];
  });
  return [
    ...versions,
    ...checkOrdinary(folder, tenders.ordinary),
    ...(terms.includes(`确认不少于${vendors}`)
      ? []
      : [`purchase/purchase.yaml tenderTerms 没有写“确认不少于${vendors}”满足关键条款`]),
  ];
}

/** Of all ordinary lines with a number, which ask for what our own row says. */
function checkOrdinary(folder: ContentFolder, { mostEqual, sizes }: Facts['tenders']['ordinary']): string[] {
  const numeric = folder
    .list('product')
    .flatMap(({ alias, data }) =>
      ((data.tender ?? []) as string[])
        .filter((line) => !line.startsWith(KEY) && numbersIn(line).length > 0)
        .map((line) => ({ alias, line, isEqual: isOwn(line, (data.parameters ?? []) as Row[]) })),
    );
  const equal = numeric.filter(({ isEqual }) => isEqual);
  const share = equal.length / Math.max(1, numeric.length);
  return [
    ...equal
      .filter(({ line }) => !sizes.some(({ row, asks }) => line.startsWith(`${row}：`) && line.includes(asks)))
      .map(({ alias, line }) => `product/${alias}.yaml tender “${line}”与自己的参数相同，又不是各家都有的一档`),
    ...(share <= mostEqual
      ? []
      : [`facts/tenders.yaml 招标参数里${equal.length}条与自己的参数相同，共${numeric.length}条，多于${mostEqual}`]),
  ];
}

/** All its quantities are those of the row of its name, or of one that begins with it. */
function isOwn(line: string, parameters: readonly Row[]): boolean {
  const [name, asked] = line.split(/：(.*)/s);
  return parameters.some(
    ({ name: row, value }) =>
      row.startsWith(name) && quantitiesIn(asked).every((one) => quantitiesIn(value).includes(one)),
  );
}

function reasons(line: string, parameters: readonly Row[], { loosest, tiers }: Rule): string[] {
  const [name, asked = ''] = line.replace(KEY, '').split(/：(.*)/s);
  const isPapers = name === PAPERS_LINE;
  const named = parameters.filter((row) => row.name === name);
  const rows = named.length > 0 ? named : parameters;
  const isFrom = ({ value }: Row) =>
    numbersIn(withoutRounded(asked, value, loosest)).every((number) => numbersIn(value).includes(number)) &&
    isGuaranteed(asked, value, loosest);
  const isWider = ({ value }: Row) =>
    isFrom({ name, value }) && !ROUNDED_ONCE.test(withoutRounded(asked, value, loosest));
  const isKey = line.startsWith(KEY) && !tiers.includes(name);
  return [
    ...(ASKS.test(asked) ? [] : ['没有写不低于、不大于之类的方向，也不是支持什么']),
    ...(BRAND.test(line) ? ['写了牌子、型号或操作系统'] : []),
    ...(OWN_STATE.test(asked) ? ['写了自己测没测、取没取证'] : []),
    ...(LEFT_OUT.has(name) ? ['这一行不列入招标参数'] : []),
    ...(AT_A_DISTANCE.test(line) && !line.endsWith('）') ? ['没有写在多远处'] : []),
    ...(named.some(({ value }) => isTypical(asked, value)) ? ['拿典型值作限度'] : []),
    ...(isPapers || rows.some(isFrom) ? [] : ['里的数，参数表的这一行里没有，或者不是保证值']),
    ...(isKey && rows.some(isFrom) && !rows.some(isWider) ? ['是关键条款，要比自己的参数宽'] : []),
  ];
}

/** What is left of a line without the limits and the ranges that are weaker than those of the row. */
function withoutRounded(asked: string, value: string, loosest: number): string {
  const own = numbersIn(value).map(amountOf);
  return asked
    .replace(RANGE, (range) => (isWithin(range, value) ? '' : range))
    .replace(ROUNDED, (limit: string, direction: string, number: string) => {
      const amount = amountOf(number);
      const isWeaker = own.some((one) =>
        direction === '不大于' || direction === '不高于'
          ? isLooser(amount, one, loosest)
          : isLooser(one, amount, loosest),
      );
      return isWeaker && !own.includes(amount) ? '' : limit;
    });
}

const isLooser = (wide: number, narrow: number, loosest: number) => narrow < wide && wide <= loosest * narrow;

/** A range of the row holds it. */
function isWithin(range: string, value: string): boolean {
  const [inner] = rangesIn(range);
  return rangesIn(value).some(([low, high]) => low <= inner[0] && inner[1] <= high);
}

function rangesIn(text: string): [number, number][] {
  return [...text.matchAll(RANGE)].map(([, low, high]) => [
    low === '直流' ? 0 : amountOf(low.replace('−', '-')),
    amountOf(high),
  ]);
}

/** The limits of a line are guaranteed, or wider than that, where its row tells typical from guaranteed; a value behind a bracket is a condition. */
function isGuaranteed(asked: string, value: string, loosest: number): boolean {
  const guaranteed = guaranteedNumbers(value).map(amountOf);
  const isHeld = (limit: number) => guaranteed.some((one) => one === limit || isLooser(limit, one, loosest));
  return guaranteed.length === 0 || limitsIn(asked).map(amountOf).every(isHeld);
}

/** A limit is what the row calls about so much, median or mean, and guarantees nothing. */
function isTypical(asked: string, value: string): boolean {
  const typical = value.includes('保证') ? [] : [...value.matchAll(TYPICAL)].map(([, number]) => number);
  return limitsIn(asked).some((number) => typical.includes(number));
}

/** @returns the numbers that a row of parameters guarantees, clause by clause; none where it does not tell them apart */
export function guaranteedNumbers(value: string): string[] {
  if (!value.includes('保证')) return [];
  return value.split('；').flatMap((clause) => {
    const guaranteed = [...clause.matchAll(GUARANTEED)].flatMap(([, part]) => numbersIn(part));
    return guaranteed.length > 0 ? guaranteed : numbersIn(clause);
  });
}

/** The numbers behind 不大于, and those that follow it in the same breath. */
function limitsIn(asked: string): string[] {
  return [...asked.matchAll(LIMITS)].flatMap(([, limits]) => numbersIn(limits.replace(/（.*?）/g, '')));
}

/** @returns what the lines with a ★ are about */
export function keysOf(lines: readonly string[]): string[] {
  return lines.filter((line) => line.startsWith(KEY)).map((line) => line.replace(KEY, '').split('：')[0]);
}

const quantitiesIn = (text: string): string[] => text.match(QUANTITY) ?? [];

function numbersIn(text: string): string[] {
  return text.match(NUMBER) ?? [];
}

const amountOf = (number: string) => Number(number.replaceAll(',', ''));
