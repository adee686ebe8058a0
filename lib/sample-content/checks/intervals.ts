import type { ContentFolder } from '../../content-service/folder';
import { criticalT, pOfT } from './distributions';
import { NUMBER, printed, type Printed } from './printed';
import { everyText } from './settled';
import type { Facts, Interval } from './world';

const Z = 1.96;
type Bounds = [low: number, high: number];

/**
 * How each kind of interval follows from the numbers printed beside it, in the
 * order in which its quotes hold them; `e` is the estimate.
 */
const KINDS: Record<string, (e: number, numbers: number[], n: readonly number[]) => Bounds> = {
  t: (e, [df, t]) => around(e, (criticalT(df) * Math.abs(e)) / Math.abs(t)),
  mean: (e, [, sd], [n]) => around(e, (criticalT(n - 1) * sd) / Math.sqrt(n)),
  groups: (e, [, s1, , s2], [n1, n2]) => {
    const pooled = Math.sqrt(((n1 - 1) * s1 ** 2 + (n2 - 1) * s2 ** 2) / (n1 + n2 - 2));
    return around(e, criticalT(n1 + n2 - 2) * pooled * Math.sqrt(1 / n1 + 1 / n2));
  },
  p: (e, [p], [n]) => around(e, (criticalT(n - 1) * Math.abs(e)) / tOfP(p, n - 1)),
  dz: (e, [dz], [n]) => around(e, (criticalT(n - 1) * Math.abs(e)) / (dz * Math.sqrt(n))),
  share: (_e, [a, b]) => wilson(Math.min(a, b), Math.max(a, b)),
  shares: (_e, [k1, n1, k2, n2]) => {
    const [p, q] = [k1 / n1, k2 / n2];
    return around(100 * (q - p), 100 * Z * Math.sqrt((p * (1 - p)) / n1 + (q * (1 - q)) / n2));
  },
  odds: (_e, [k1, n1, k2, n2]) => {
    const log = Math.log((k2 * (n1 - k1)) / (k1 * (n2 - k2)));
    const half = Z * Math.sqrt(1 / k1 + 1 / (n1 - k1) + 1 / k2 + 1 / (n2 - k2));
    return [Math.exp(log - half), Math.exp(log + half)];
  },
  correlation: (e, _numbers, [n]) => ofCorrelation(e, 1 / (n - 3)),
  // ranks scatter a little more (Fieller, Hartley and Pearson 1957)
  ranks: (e, _numbers, [n]) => ofCorrelation(e, 1.06 / (n - 3)),
  // a difference of logarithms, told as the seconds that it takes off the first value
  ratio: (_e, [first, second, df, t]) => {
    const log = Math.log(first / second);
    const half = (criticalT(df) * log) / t;
    return [first * (1 - Math.exp(half - log)), first * (1 - Math.exp(-half - log))];
  },
};

const around = (centre: number, half: number): Bounds => [centre - half, centre + half];

function wilson(k: number, n: number): Bounds {
  const share = k / n;
  const centre = (share + Z ** 2 / (2 * n)) / (1 + Z ** 2 / n);
  const half = (Z * Math.sqrt((share * (1 - share)) / n + (Z / (2 * n)) ** 2)) / (1 + Z ** 2 / n);
  return [100 * (centre - half), 100 * (centre + half)];
}

function ofCorrelation(r: number, variance: number): Bounds {
  const half = Z * Math.sqrt(variance);
  return [Math.tanh(Math.atanh(r) - half), Math.tanh(Math.atanh(r) + half)];
}

/** The t that has this two-sided p. */
function tOfP(p: number, df: number): number {
  let [low, high] = [0, 50];
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2;
    if (pOfT(middle, df) > p) low = middle;
    else high = middle;
  }
  return low;
}

/** What is wrong with an interval of the facts: its bounds must follow from its quotes, whatever was rounded. */
export function wrongInterval({ value, ci, kind, from = [], n }: Interval): string[] {
  if (kind === 'none') return [];
  const rule = KINDS[kind];
  if (!rule) return [`没有“${kind}”这一种算法`];
  const inputs = [String(value), ...from.flatMap((quote) => quote.match(new RegExp(NUMBER, 'g')) ?? [])].map(printed);
  // counts are exact, everything else may have been rounded
  const exact = ['share', 'shares', 'odds'].includes(kind);
  const corners = combinations(inputs.map((number) => (exact ? [number.value] : ends(number))));
  const bounds = corners.map(([e, ...numbers]) => rule(e, numbers, [n ?? 0].flat()));
  return ci.flatMap((text, end) => {
    const given = printed(String(text));
    const all = bounds.map((pair) => pair[end]);
    const room = given.half * 1.01;
    const right = given.value >= Math.min(...all) - room && given.value <= Math.max(...all) + room;
    return right ? [] : [`${end === 0 ? '下' : '上'}限应当约为 ${mean(all).toPrecision(3)}，写的是 ${text}`];
  });
}

function ends({ value, half }: Printed): number[] {
  // degrees of freedom and counts are whole; a whole number with decimals elsewhere is rounded
  return Number.isInteger(value) && half === 0.5 && Math.abs(value) < 1000
    ? [value - half, value, value + half]
    : [value - half, value + half];
}

function combinations(lists: number[][]): number[][] {
  return lists.reduce<number[][]>((sets, list) => sets.flatMap((set) => list.map((one) => [...set, one])), [[]]);
}

const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

const SHOWN = new RegExp(
  String.raw`95% ?(?:CI|(?<!落在|上限|预报)区间)[^\d−。|\n]{0,8}(${NUMBER})[^\d−。|\n]{0,6}?[到–](${NUMBER})`,
  'g',
);

/**
 * Every interval stands in the facts once, follows from the numbers beside it
 * in its own item, and is the same wherever it is told.
 * @returns one line per breach
 */
export function checkIntervals(folder: ContentFolder, { intervals }: Facts): string[] {
  const texts = everyText(folder);
  const textOf = (item: string) =>
    plain(
      texts
        .filter(({ place }) => place.startsWith(`${item}.`))
        .map(({ text }) => text)
        .join('\n'),
    );
  const known = new Set(intervals.map(({ ci }) => ci.join('到')));
  return [
    ...intervals.flatMap((interval) => {
      const text = textOf(interval.item);
      const missing = (interval.from ?? []).filter((quote) => !text.includes(quote));
      return [
        ...wrongInterval(interval),
        ...missing.map((quote) => `里找不到“${quote}”`),
        ...(interval.kind === 'none' && !interval.why ? ['没有写为什么算不出'] : []),
      ].map((reason) => `${interval.item} 95% CI ${interval.ci.join('到')} ${reason}`);
    }),
    ...texts.flatMap(({ place, text }) =>
      [...plain(text).matchAll(SHOWN)]
        .filter(([, low, high]) => !known.has(`${low}到${high}`))
        .map(([shown]) => `${place} 区间不在 facts/intervals.yaml 里：${shown}`),
    ),
  ];
}

/** Text without the marks of italics: t(31) stands in white papers as <i>t</i>(31). */
export function plain(text: string): string {
  return text.replace(/<\/?(?:i|sub|sup)>/g, '');
}
