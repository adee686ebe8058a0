import { criticalT, pOfF, pOfT } from './distributions';
import { NUMBER, near, printed, wrongP, type Printed } from './printed';

/** A test and what is said of it, up to the next test or the end of the sentence or cell. */
const TEST = new RegExp(String.raw`([tF])\((\d+)(?:, ?(\d+))?\) = (${NUMBER})((?:(?![tF]\(\d)[^。；|\n])*)`, 'g');

/**
 * Recomputes what a text reports of its tests: p from t or F, the effect size
 * from both, an interval from the difference. A paired effect is `dz`, one of
 * two groups `d`, and every F has its `ηp²`.
 * @returns one reason per number that cannot be right
 */
export function misreported(text: string): string[] {
  return [...text.matchAll(TEST)].flatMap((match) => {
    const [whole, kind, df1, df2, value, rest] = match;
    const shown = whole.slice(0, 60);
    const statistic = printed(value);
    return kind === 'F'
      ? ofF(statistic, Number(df1), Number(df2), rest).map((reason) => `${reason}：${shown}`)
      : [...ofT(statistic, Number(df1), rest), ...ofInterval(text, match.index, statistic, Number(df1))].map(
          (reason) => `${reason}：${shown}`,
        );
  });
}

function ofT(t: Printed, df: number, rest: string): string[] {
  const size = Math.abs(t.value);
  const dz = /dz = (\d+\.\d+)/.exec(rest);
  const d = /(?<![a-zA-Z])d = (\d+\.\d+)/.exec(rest);
  // two groups of (df + 2) / 2 each; groups of unequal size make d a little larger
  const between = (2 * size) / Math.sqrt(df + 2);
  return [
    ...wrongP(rest, pOfT(size + t.half, df), pOfT(Math.max(0, size - t.half), df)),
    ...(dz && !near(printed(dz[1]), size / Math.sqrt(df + 1), t.half / Math.sqrt(df + 1))
      ? [`dz 应当约为 ${(size / Math.sqrt(df + 1)).toFixed(2)}`]
      : []),
    ...(d && !near(printed(d[1]), between, (2 * t.half) / Math.sqrt(df + 2) + between * 0.04)
      ? [`d 应当约为 ${between.toFixed(2)}（配对的写 dz）`]
      : []),
  ];
}

function ofF(f: Printed, df1: number, df2: number, rest: string): string[] {
  const eta = (value: number) => (value * df1) / (value * df1 + df2);
  const given = /ηp² (=|<) (\d\.\d+)/.exec(rest);
  const wrong =
    given &&
    (given[1] === '<'
      ? eta(f.value - f.half) >= Number(given[2])
      : !near(printed(given[2]), eta(f.value), eta(f.value + f.half) - eta(f.value)));
  return [
    ...wrongP(rest, pOfF(f.value + f.half, df1, df2), pOfF(Math.max(0, f.value - f.half), df1, df2)),
    ...(given ? [] : ['F 没有效应量 ηp²']),
    ...(wrong ? [`ηp² 应当约为 ${eta(f.value).toFixed(2)}`] : []),
  ];
}

/** The interval in the same bracket or sentence as a t: its half is the critical t times difference over t. */
function ofInterval(text: string, at: number, t: Printed, df: number): string[] {
  const before = text.slice(0, at);
  const sentence = before.slice(Math.max(...['。', '；', '|', '\n', '）'].map((end) => before.lastIndexOf(end))) + 1);
  const given = [
    ...sentence.matchAll(new RegExp(String.raw`95% CI(?:是)? ?(${NUMBER})[^−\d]{0,3}?[到–](${NUMBER})`, 'g')),
  ].at(-1);
  if (!given || t.value === 0) return [];
  const [low, high] = [printed(given[1]), printed(given[2])];
  const difference = Math.abs(high.value + low.value) / 2;
  const half = (high.value - low.value) / 2;
  const slack = low.half + high.half;
  const expected = (size: number) => (criticalT(df) * difference) / size;
  const size = Math.abs(t.value);
  const most = expected(Math.max(size - t.half, 0.001)) * (1 + slack / Math.max(difference, slack)) + slack;
  const least = expected(size + t.half) * (1 - slack / Math.max(difference, slack)) - slack;
  return half > most || half < least ? [`95% CI 应当约为 ±${expected(size).toPrecision(2)}`] : [];
}

/** One row of a case's table: two conditions as mean（SD）, and the paired t between them. */
const ROW = new RegExp(
  String.raw`^\s*\|([^|\n]*)\|([^|\n]*?)(${NUMBER})([^|（\n]*)（(?:SD )?(${NUMBER})）\s*\|([^|\n]*?)(${NUMBER})([^|（\n]*)（(?:SD )?(${NUMBER})）\s*\|[^|\n]*t\((\d+)\) = (${NUMBER})`,
  'gm',
);
/** The same of two groups that reports p and d alone. */
const ROW_OF_GROUPS = new RegExp(
  String.raw`^\s*\|([^|\n]*)\|([^|\n]*?)(${NUMBER})[^|（\n]*（(?:SD )?(${NUMBER})）\s*\|[^|\n]*?(${NUMBER})[^|（\n]*（(?:SD )?(${NUMBER})）\s*\|\s*(p [=<] 0\.\d+)，d = (\d+\.\d+)`,
  'gm',
);
/** Correlations within persons that a reviewer believes. */
const LEAST_CORRELATION = 0.15;
const MOST_CORRELATION = 0.98;

/**
 * Paired rows whose spreads and t imply a correlation within persons that
 * cannot be, and rows of two groups whose t does not follow from their spreads.
 * @param n persons of the study
 */
export function impossibleRows(text: string, n: number): string[] {
  return [...text.matchAll(ROW)].flatMap((match) => {
    const [, name, , m1, , s1, , m2, , s2, df, t] = match;
    const [a, b, u, v, statistic] = [m1, m2, s1, s2, t].map(printed);
    const difference = Math.abs(a.value - b.value);
    // rounding of both means, as far as it likely goes: the root of two uniform variances
    const slack = Math.hypot(a.half, b.half) / Math.sqrt(3);
    const shown = name.trim();
    if (Number(df) === n - 2) {
      const spread = Math.sqrt((2 * (u.value ** 2 + v.value ** 2)) / n);
      const expected = difference / spread;
      const room = (a.half + b.half) / spread + statistic.half + expected * 0.06;
      return Math.abs(expected - Math.abs(statistic.value)) > room
        ? [`${shown}：两组的 t 应当约为 ${expected.toFixed(2)}`]
        : [];
    }
    if (Number(df) !== n - 1) return [`${shown}：t 的自由度应当是 ${n - 1}（配对）或 ${n - 2}（两组）`];
    const correlation = (gap: number, size: number) => {
      const spread = (gap * Math.sqrt(n)) / size;
      return (u.value ** 2 + v.value ** 2 - spread ** 2) / (2 * u.value * v.value);
    };
    const size = Math.abs(statistic.value);
    const highest = correlation(Math.max(difference - slack, 0), size + statistic.half);
    const lowest = correlation(difference + slack, Math.max(size - statistic.half, 0.001));
    return highest < LEAST_CORRELATION || lowest > MOST_CORRELATION
      ? [`${shown}：由 SD 与 t 推得同一人两次的相关 r ≈ ${correlation(difference, size).toFixed(2)}，不可信`]
      : [];
  });
}

/** Rows of two groups that give p and d without the t: both follow from the means and spreads. */
export function impossibleGroups(text: string, n: number): string[] {
  return [...text.matchAll(ROW_OF_GROUPS)].flatMap(([, name, , m1, s1, m2, s2, p, d]) => {
    const [a, b, u, v] = [m1, m2, s1, s2].map(printed);
    const spread = Math.sqrt((u.value ** 2 + v.value ** 2) / 2);
    const size = (gap: number) => gap / spread;
    const gap = Math.abs(a.value - b.value);
    const room = a.half + b.half;
    const pOf = (difference: number) => pOfT((size(difference) * Math.sqrt(n)) / 2, n - 2);
    return [
      ...(near(printed(d), size(gap), size(room)) ? [] : [`d 应当约为 ${size(gap).toFixed(2)}`]),
      ...wrongP(p, pOf(gap + room), pOf(Math.max(0, gap - room))),
    ].map((reason) => `${name.trim()}：${reason}`);
  });
}
