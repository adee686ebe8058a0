import type { ContentFolder } from '../../content-service/folder';

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
const FEWEST_KEYS = 3;
const MOST_KEYS = 6;
/** The papers that come with the goods: by the row of the data sheet that asks for them. */
const PAPERS_LINE = '交货文件';
const PAPERS = [
  { row: '无线电型号核准', asks: /未取证/, paper: '型号核准证' },
  { row: '锂电池运输', asks: /UN 38\.3/, paper: 'UN 38.3报告' },
  { row: '强制性产品认证', asks: /电池.*未取证/, paper: '电池CCC证书' },
];
/** A limit that may be rounded where its line is no key. */
const ROUNDED = /(不大于|不小于|不低于|不少于| × )±?(\d[\d,]*(?:\.\d+)?)/g;
const NUMBER = /\d[\d,]*(?:\.\d+)?/g;

interface Row {
  name: string;
  value: string;
}

/**
 * Every line of a tender is one requirement with a direction, names no brand and nothing of how a maker builds, and
 * takes its numbers from one row of the version's parameters: from that of the same name where there is one.
 * A limit of a line that is no key may be rounded to the weaker side.
 * @returns one line per breach
 */
export function checkTenders(folder: ContentFolder): string[] {
  return folder.list('product').flatMap(({ alias, data }) => {
    const parameters = (data.parameters ?? []) as Row[];
    const lines = (data.tender ?? []) as string[];
    if (lines.length === 0) return [];
    const file = `product/${alias}.yaml tender`;
    const keys = lines.filter((line) => line.startsWith(KEY)).length;
    const papers = lines.find((line) => line.startsWith(PAPERS_LINE)) ?? '';
    const sheet = (folder.find('data-sheet', alias)?.data.rows ?? []) as Row[];
    return [
      ...(keys >= FEWEST_KEYS && keys <= MOST_KEYS
        ? []
        : [`${file} 关键条款${keys}条，应当${FEWEST_KEYS}–${MOST_KEYS}条`]),
      ...PAPERS.filter(
        ({ row, asks, paper }) =>
          papers.includes(paper) !== sheet.some(({ name, value }) => name === row && asks.test(value)),
      ).map(({ row, paper }) => `${file} ${PAPERS_LINE}的${paper}与数据表的“${row}”不合`),
      ...lines.flatMap((line) => reasons(line, parameters).map((reason) => `${file} “${line}”${reason}`)),
    ];
  });
}

function reasons(line: string, parameters: readonly Row[]): string[] {
  const [name, asked = ''] = line.replace(KEY, '').split(/：(.*)/s);
  const isPapers = name === PAPERS_LINE;
  const named = parameters.filter((row) => row.name === name);
  const isFrom = ({ value }: Row) =>
    numbersIn(line.startsWith(KEY) ? asked : withoutRounded(asked, value)).every((number) =>
      numbersIn(value).includes(number),
    ) && isGuaranteed(asked, value);
  return [
    ...(ASKS.test(asked) ? [] : ['没有写不低于、不大于之类的方向，也不是支持什么']),
    ...(BRAND.test(line) ? ['写了牌子、型号或操作系统'] : []),
    ...(OWN_STATE.test(asked) ? ['写了自己测没测、取没取证'] : []),
    ...(LEFT_OUT.has(name) ? ['这一行不列入招标参数'] : []),
    ...(named.some(({ value }) => isTypical(asked, value)) ? ['拿典型值作限度'] : []),
    ...(isPapers || (named.length > 0 ? named : parameters).some(isFrom)
      ? []
      : ['里的数，参数表的这一行里没有，或者不是保证值']),
  ];
}

/** What is left of a line without the limits that are rounded: weaker than a number of the row, at most by half of it. */
function withoutRounded(asked: string, value: string): string {
  const own = numbersIn(value).map(amountOf);
  return asked.replace(ROUNDED, (limit: string, direction: string, number: string) => {
    const amount = amountOf(number);
    const isWeaker = own.some((one) =>
      direction === '不大于' ? one < amount && amount <= 2 * one : amount < one && one <= 2 * amount,
    );
    return isWeaker && !own.includes(amount) ? direction : limit;
  });
}

/** The limits of a line are guaranteed where its row tells typical from guaranteed; a value behind a bracket is a condition. */
function isGuaranteed(asked: string, value: string): boolean {
  const guaranteed = guaranteedNumbers(value);
  return guaranteed.length === 0 || limitsIn(asked).every((number) => guaranteed.includes(number));
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

function numbersIn(text: string): string[] {
  return text.match(NUMBER) ?? [];
}

const amountOf = (number: string) => Number(number.replaceAll(',', ''));
