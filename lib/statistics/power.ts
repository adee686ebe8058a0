import jStat from 'jstat';

/*
 * How many participants find an effect of a size: the powers of the exact tests, by the noncentral distributions, as
 * G*Power reckons them. The significance level is 0.05, two-sided where a test has sides.
 */

const ALPHA = 0.05;
/** With which probability an effect of that size is found. */
export const POWERS = [0.8, 0.9] as const;

/** `paired`: one group, two conditions; `groups`: two groups of one size; `anova`: several, one factor. */
export type PowerDesign = 'paired' | 'groups' | 'anova';

export interface Effect {
  design: PowerDesign;
  /** dz, d or f */
  size: number;
  /** of an analysis of variance */
  groups: number;
}

/** More participants than anybody invites: below such effects nothing is reckoned. */
const MOST_PER_GROUP = 10_000;
const FEWEST = 2;

/** Participants in each group; null where no sensible number finds the effect. */
export function participantsPerGroup(effect: Effect, power: number): number | null {
  if (!(effect.size > 0) || powerOf(effect, MOST_PER_GROUP) < power) return null;
  let [low, high] = [FEWEST, MOST_PER_GROUP];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (powerOf(effect, middle) >= power) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The power of the test with so many participants in each group. */
function powerOf({ design, size, groups }: Effect, perGroup: number): number {
  if (design === 'paired') return powerOfT(size * Math.sqrt(perGroup), perGroup - 1);
  if (design === 'groups') return powerOfT(size * Math.sqrt(perGroup / 2), 2 * perGroup - 2);
  const all = groups * perGroup;
  return powerOfF(size * size * all, groups - 1, all - groups);
}

/** Large shifts are certain long before the series of the noncentral distributions lose their digits. */
const CERTAIN = 30;

function powerOfT(shift: number, df: number): number {
  const critical = jStat.studentt.inv(1 - ALPHA / 2, df);
  if (shift - critical > CERTAIN) return 1;
  return 1 - jStat.noncentralt.cdf(critical, df, shift) + jStat.noncentralt.cdf(-critical, df, shift);
}

/** The noncentral F is a Poisson mixture of beta distributions. */
function powerOfF(shift: number, df1: number, df2: number): number {
  const critical = jStat.centralF.inv(1 - ALPHA, df1, df2);
  if (shift > CERTAIN * CERTAIN) return 1;
  const share = (df1 * critical) / (df1 * critical + df2);
  const half = shift / 2;
  // beyond them the weights are nothing
  const terms = Math.ceil(half + 12 * Math.sqrt(half) + 20);
  let weight = Math.exp(-half);
  let below = 0;
  for (let term = 0; term <= terms; term += 1) {
    if (term > 0) weight *= half / term;
    below += weight * jStat.ibeta(share, df1 / 2 + term, df2 / 2);
  }
  return 1 - below;
}
