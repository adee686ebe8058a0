/** What is used of jstat, which brings no types. */
declare module 'jstat' {
  interface Continuous {
    cdf(value: number, df: number): number;
    inv(probability: number, df: number): number;
  }
  const jStat: {
    studentt: Continuous;
    chisquare: Continuous;
    centralF: {
      cdf(value: number, df1: number, df2: number): number;
      inv(probability: number, df1: number, df2: number): number;
    };
    noncentralt: { cdf(value: number, df: number, shift: number): number };
    ibeta(value: number, a: number, b: number): number;
    hypgeom: { pdf(hits: number, population: number, successes: number, draws: number): number };
  };
  export default jStat;
}
