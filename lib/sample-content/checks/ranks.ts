import { pOfChi, pOfFisher, pOfZ } from './distributions';
import { NUMBER, near, printed, wrongP, type Printed } from './printed';

/** What is said of a statistic, up to the end of its bracket, cell or sentence. */
const REST = String.raw`([^。；|\n）]*)`;
const Z = new RegExp(String.raw`(?<![A-Za-z])z = (${NUMBER})${REST}`, 'g');
const U = new RegExp(String.raw`(?<![A-Za-z])U = (${NUMBER})${REST}`, 'g');
const CHI = new RegExp(String.raw`χ²\((\d+)\) = (${NUMBER})${REST}`, 'g');
/** A rank test of which only p and the effect size r are given. */
const P_AND_R = /(p = 0\.\d+)，r = (0\.\d+)/g;
const FISHER = /Fisher[^p。；\n]{0,6}(p [=<] 0\.\d+)/g;
const ODDS = new RegExp(String.raw`OR = (${NUMBER})`, 'g');
/** How far back the counts of an exact test or of an odds ratio may stand. */
const REACH = 260;

/**
 * Recomputes what a text reports of its rank and count tests: p and the effect
 * size from z, U and χ², Fisher's p and the odds ratio from the counts before
 * it, and every percentage from its own counts.
 * @param n persons of the study, when it is known: r, U and Kendall's W need it
 * @returns one reason per number that cannot be right
 */
export function misreportedRanks(text: string, n?: number): string[] {
  const about = (pattern: RegExp, reasons: (match: RegExpMatchArray, at: number) => string[]) =>
    [...text.matchAll(pattern)].flatMap((match) =>
      reasons(match, match.index).map((reason) => `${reason}：${match[0].slice(0, 50)}`),
    );
  return [
    ...about(Z, ([, z, rest]) => ofZ(Math.abs(printed(z).value), printed(z).half, rest, n)),
    ...about(U, ([, u, rest]) => (n ? ofU(printed(u), rest, n) : [])),
    ...about(CHI, ([, df, chi, rest]) => ofChi(printed(chi), Number(df), rest, n)),
    ...about(P_AND_R, ([whole, p, r], at) => {
      // with a statistic before it, z or U has already spoken
      if (!n || /(?<![A-Za-z])[zU] = [^。；|\n]*$/.test(text.slice(0, at))) return [];
      const size = printed(r);
      const pOf = (value: number) => pOfZ(value * Math.sqrt(n));
      return wrongP(`${p}${whole}`, pOf(size.value + size.half), pOf(size.value - size.half));
    }),
    ...about(FISHER, ([, p], at) => {
      const counts = countsBefore(text, at);
      return counts ? wrongP(p, pOfFisher(...counts), pOfFisher(...counts)) : [];
    }),
    ...about(ODDS, ([, odds], at) => {
      const counts = fractionsBefore(text, at);
      if (!counts) return [];
      const [k1, n1, k2, n2] = counts;
      const ratio = (k2 * (n1 - k1)) / (k1 * (n2 - k2));
      return near(printed(odds), ratio, 0) ? [] : [`OR 应当约为 ${ratio.toFixed(1)}`];
    }),
    ...wrongPercentages(text),
  ];
}

function ofZ(z: number, half: number, rest: string, n?: number): string[] {
  return [...wrongP(rest, pOfZ(z + half), pOfZ(Math.max(0, z - half))), ...(n ? effect(rest, z, half, n) : [])];
}

/** Two groups of n / 2 each, by the normal approximation. */
function ofU({ value, half }: Printed, rest: string, n: number): string[] {
  const group = n / 2;
  const spread = Math.sqrt((group * group * (n + 1)) / 12);
  // with and without the correction for continuity
  return ofZ(Math.abs(value - (group * group) / 2) / spread, (half + 0.5) / spread, rest, n);
}

function ofChi({ value, half }: Printed, df: number, rest: string, n?: number): string[] {
  const w = /W = (0\.\d+)/.exec(rest);
  const expected = n ? value / (n * df) : 0;
  return [
    ...wrongP(rest, pOfChi(value + half, df), pOfChi(Math.max(0, value - half), df)),
    ...(w && n && !near(printed(w[1]), expected, half / (n * df)) ? [`W 应当约为 ${expected.toFixed(2)}`] : []),
  ];
}

function effect(rest: string, z: number, half: number, n: number): string[] {
  const r = /(?<![a-zA-Z])r = (0\.\d+)/.exec(rest);
  const expected = z / Math.sqrt(n);
  return r && !near(printed(r[1]), expected, half / Math.sqrt(n)) ? [`r 应当约为 ${expected.toFixed(2)}`] : [];
}

type Counts = [k1: number, n1: number, k2: number, n2: number];

/** The last two counts before a place, as 16/24 and 21/24 or as 31次里10次, 其余89次里6次. */
function countsBefore(text: string, at: number): Counts | undefined {
  const sentence =
    text
      .slice(0, at)
      .split(/[。\n]/)
      .at(-1) ?? '';
  const times = [...sentence.matchAll(/(\d+)次/g)].map(([, count]) => Number(count)).slice(-4);
  if (times.length === 4) return [times[1], times[0], times[3], times[2]];
  return fractionsBefore(text, at);
}

function fractionsBefore(text: string, at: number): Counts | undefined {
  const before = text.slice(Math.max(0, at - REACH), at);
  const two = [...before.matchAll(/(?<![\d/])(\d+)\/(\d+)(?![\d/])/g)].slice(-2);
  return two.length === 2 ? (two.flatMap(([, k, n]) => [Number(k), Number(n)]) as Counts) : undefined;
}

/** 63%（34/54）, 29%（240次中70次）: the percentage is that of the counts. */
function wrongPercentages(text: string): string[] {
  const pairs = [
    ...[...text.matchAll(/(\d+(?:\.\d+)?)%（(\d+)\/(\d+)[）；，]/g)].map(([all, share, k, n]) => ({
      all,
      share,
      k,
      n,
    })),
    ...[...text.matchAll(/(\d+(?:\.\d+)?)%（(\d+)[份次人名][里中有]*(\d+)[份次人名][）；，]/g)].map(
      ([all, share, n, k]) => ({ all, share, k, n }),
    ),
  ];
  return pairs
    .filter(({ share, k, n }) => !near(printed(share), (100 * Number(k)) / Number(n), 0))
    .map(({ all, k, n }) => `比例应当约为 ${((100 * Number(k)) / Number(n)).toFixed(1)}%：${all}`);
}
