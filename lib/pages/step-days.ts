/** The days that a step takes, counted from the first of all. */
export interface StepDays {
  first: number;
  last: number;
}

/** `第7–14天，…` → 7 to 14, `第6天` → 6 to 6; null for a note that names no days. */
export function stepDays(note: string): StepDays | null {
  const [, first, last] = /第\s*(\d+)(?:\s*[–—-]\s*(\d+))?\s*天/.exec(note) ?? [];
  return first ? { first: Number(first), last: Math.max(Number(first), Number(last ?? first)) } : null;
}
