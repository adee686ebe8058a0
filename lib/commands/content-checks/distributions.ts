/** Two-sided p of Student's t. */
export function pOfT(t: number, df: number): number {
  return incompleteBeta(df / (df + t * t), df / 2, 0.5);
}

/** Upper-tail p of F. */
export function pOfF(f: number, df1: number, df2: number): number {
  return incompleteBeta(df2 / (df2 + df1 * f), df2 / 2, df1 / 2);
}

/** Two-sided p of a standard normal z. */
export function pOfZ(z: number): number {
  return pOfChi(z * z, 1);
}

/** Upper-tail p of χ². */
export function pOfChi(chi: number, df: number): number {
  const half = chi / 2;
  if (half <= 0) return 1;
  // the series of the lower incomplete gamma function
  let term = Math.exp((df / 2) * Math.log(half) - half - logGamma(df / 2 + 1));
  let sum = term;
  for (let n = 1; n < 500; n++) sum += term *= half / (df / 2 + n);
  return Math.max(0, 1 - sum);
}

/** Fisher's exact test of k1 of n1 against k2 of n2: two-sided, by the probabilities no larger than the one found. */
export function pOfFisher(k1: number, n1: number, k2: number, n2: number): number {
  const logChoose = (n: number, k: number) => logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1);
  const hits = k1 + k2;
  const chance = (k: number) => Math.exp(logChoose(n1, k) + logChoose(n2, hits - k) - logChoose(n1 + n2, hits));
  const found = chance(k1) * (1 + 1e-7);
  let p = 0;
  for (let k = Math.max(0, hits - n2); k <= Math.min(n1, hits); k++) if (chance(k) <= found) p += chance(k);
  return Math.min(1, p);
}

/** The t that leaves 2.5 % in each tail. */
export function criticalT(df: number): number {
  let low = 0;
  let high = 100;
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (pOfT(middle, df) > 0.05) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Regularised incomplete beta function, by its continued fraction (Abramowitz and Stegun 26.5.8). */
function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a);
  let fraction = 1;
  for (let n = 200; n > 0; n--) {
    const m = Math.floor(n / 2);
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    fraction = 1 + (n % 2 === 0 ? even : odd) / fraction;
  }
  const scale = Math.exp(a * Math.log(x) + b * Math.log(1 - x) - logBeta(a, b)) / a;
  return scale / fraction;
}

function logBeta(a: number, b: number): number {
  return logGamma(a) + logGamma(b) - logGamma(a + b);
}

/** Stirling's series after shifting the argument beyond 10: good to twelve figures. */
function logGamma(value: number): number {
  let shift = 0;
  let z = value;
  for (; z < 10; z++) shift -= Math.log(z);
  return (
    shift +
    (z - 0.5) * Math.log(z) -
    z +
    Math.log(2 * Math.PI) / 2 +
    1 / (12 * z) -
    1 / (360 * z ** 3) +
    1 / (1260 * z ** 5)
  );
}
