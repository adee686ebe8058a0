/** Beside a text, and on phones: a picture that shrinks takes its letters along, so each has its own. */
export const CHART_SIZES = { wide: { width: 690, height: 431 }, narrow: { width: 374, height: 320 } };
export type ChartSize = keyof typeof CHART_SIZES;
