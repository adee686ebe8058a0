/**
 * The few shapes that the drawings are made of, as SVG path data in units of
 * their own view box. Everything is a path, so that a drawing is a list of strings.
 */

/** Shortest decimal that keeps two digits: files stay small and diffs readable. */
export function decimal(value: number): string {
  return String(Math.round(value * 100) / 100 || 0);
}

/** A full circle around (x, y). */
export function circle(x: number, y: number, r: number): string {
  return `M${decimal(x - r)} ${decimal(y)}a${decimal(r)} ${decimal(r)} 0 1 0 ${decimal(2 * r)} 0a${decimal(r)} ${decimal(r)} 0 1 0 ${decimal(-2 * r)} 0z`;
}

/** A point: a round cap as wide as the stroke. */
export function dot(x: number, y: number): string {
  return `M${decimal(x)} ${decimal(y)}h.01`;
}

/** A rectangle with round corners; (x, y) is its upper left corner. */
export function box(x: number, y: number, width: number, height: number, r = 0): string {
  if (r === 0) return `M${decimal(x)} ${decimal(y)}h${decimal(width)}v${decimal(height)}h${decimal(-width)}z`;
  const [w, h] = [decimal(width - 2 * r), decimal(height - 2 * r)];
  const a = `a${decimal(r)} ${decimal(r)} 0 0 1`;
  const [p, m] = [decimal(r), decimal(-r)];
  return `M${decimal(x + r)} ${decimal(y)}h${w}${a} ${p} ${p}v${h}${a} ${m} ${p}h${-w}${a} ${m} ${m}v${-h}${a} ${p} ${m}z`;
}

/** One line of the set: 24 × 24, 1.75 px, round, in the colour of the text beside it. */
export function iconFile(strokes: string[]): string {
  const paths = strokes.map((stroke) => `<path d="${stroke}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${paths}</svg>\n`;
}
