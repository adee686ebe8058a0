import jStat from 'jstat';

/** Two-sided p of Student's t. */
export function pOfT(t: number, df: number): number {
  return 2 * jStat.studentt.cdf(-Math.abs(t), df);
}

/** Upper-tail p of F. */
export function pOfF(f: number, df1: number, df2: number): number {
  return 1 - jStat.centralF.cdf(f, df1, df2);
}

/** Two-sided p of a standard normal z. */
export function pOfZ(z: number): number {
  return pOfChi(z * z, 1);
}

/** Upper-tail p of χ². */
export function pOfChi(chi: number, df: number): number {
  return 1 - jStat.chisquare.cdf(chi, df);
}

/** Fisher's exact test of k1 of n1 against k2 of n2: two-sided, by the probabilities no larger than the one found. */
export function pOfFisher(k1: number, n1: number, k2: number, n2: number): number {
  const hits = k1 + k2;
  const first = Math.max(0, hits - n2);
  const chances = Array.from({ length: Math.min(n1, hits) - first + 1 }, (_, index) =>
    jStat.hypgeom.pdf(first + index, n1 + n2, hits, n1),
  );
  const found = chances[k1 - first] * (1 + 1e-7);
  return chances.filter((chance) => chance <= found).reduce((sum, chance) => sum + chance, 0);
}

/** The t that leaves 2.5 % in each tail. */
export function criticalT(df: number): number {
  return jStat.studentt.inv(0.975, df);
}
