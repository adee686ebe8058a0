import type { TrialResult } from './task';

export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The standard deviation of a sample. */
export function deviation(values: readonly number[]): number | null {
  if (values.length < 2) return null;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
}

/** The line of least squares. */
export function line(points: readonly (readonly [x: number, y: number])[]): { slope: number; start: number } | null {
  const count = points.length;
  const meanX = points.reduce((sum, [x]) => sum + x, 0) / count;
  const meanY = points.reduce((sum, [, y]) => sum + y, 0) / count;
  const spread = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  if (!(spread > 0)) return null;
  const slope = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) / spread;
  return { slope, start: meanY - slope * meanX };
}

/** The coefficients of Acklam's approximation, whose relative error is below 1.2e-9. */
const A = [
  -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716, 2.506628277459239,
];
const B = [-54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572, 1];
const C = [
  -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968,
  2.938163982698783,
];
const D = [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416, 1];
const TAIL = 0.02425;

const polynomial = (coefficients: readonly number[], x: number) =>
  coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0);

/** The z below which a share of the normal distribution lies. */
export function normalQuantile(share: number): number {
  if (share > 0.5) return -normalQuantile(1 - share);
  if (share < TAIL) {
    const q = Math.sqrt(-2 * Math.log(share));
    return polynomial(C, q) / polynomial(D, q);
  }
  const q = share - 0.5;
  return (polynomial(A, q * q) * q) / polynomial(B, q * q);
}

/** Signal detection: what a round of targets and others came to. */
export interface Detection {
  hits: number;
  misses: number;
  falseAlarms: number;
  rejections: number;
  dPrime: number;
}

/** d′ with half a trial added on either side (log-linear), so that rates of 0 and 1 have a value. */
export function detection(results: readonly TrialResult[]): Detection {
  const targets = results.filter(({ answer }) => answer !== null);
  const others = results.filter(({ answer }) => answer === null);
  const hits = targets.filter(({ response }) => response !== null).length;
  const falseAlarms = others.filter(({ response }) => response !== null).length;
  const rate = (count: number, of: number) => (count + 0.5) / (of + 1);
  return {
    hits,
    misses: targets.length - hits,
    falseAlarms,
    rejections: others.length - falseAlarms,
    dPrime: normalQuantile(rate(hits, targets.length)) - normalQuantile(rate(falseAlarms, others.length)),
  };
}

/** Nobody answers what was seen in less: who pressed earlier had begun before. */
export const ANTICIPATION_MS = 100;

/** The trials that count: those whose answer is no anticipation, and those without one. */
export const withoutAnticipations = (results: readonly TrialResult[]): TrialResult[] =>
  results.filter(({ reactionTime }) => reactionTime === null || reactionTime >= ANTICIPATION_MS);

/** Reaction times of right answers, of one condition or of all. */
export function rightTimes(results: readonly TrialResult[], condition?: string): number[] {
  return results.flatMap(({ isCorrect, reactionTime, condition: own }) =>
    isCorrect && reactionTime !== null && (condition === undefined || condition === own) ? [reactionTime] : [],
  );
}

const NONE = '没有';

export const inMs = (value: number | null) => (value === null ? NONE : `${signed(Math.round(value))} ms`);

/** One median less the other, each in the whole milliseconds that are shown: the reader's own subtraction agrees. */
export const difference = (more: number | null, less: number | null): string =>
  more === null || less === null ? '–' : signed(Math.round(more) - Math.round(less));

/** With a minus sign, not a hyphen. */
export const signed = (value: number | string) => String(value).replace('-', '−');

function share(count: number, of: number): string {
  return of === 0 ? NONE : `${count}/${of}（${Math.round((100 * count) / of)}%）`;
}

export const rightShare = (results: readonly TrialResult[]) =>
  share(results.filter(({ isCorrect }) => isCorrect).length, results.length);

/** The rows that every task of targets shows. */
export function detectionRows(results: readonly TrialResult[]): { name: string; value: string }[] {
  const { hits, misses, falseAlarms, rejections } = detection(results);
  return [
    { name: '击中', value: share(hits, hits + misses) },
    { name: '虚报', value: share(falseAlarms, falseAlarms + rejections) },
    { name: '击中的反应时中位数', value: inMs(median(rightTimes(results))) },
  ];
}
