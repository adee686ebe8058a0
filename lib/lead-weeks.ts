/** The weeks of a lead time: `14–16周` or `8周` in numbers, at the earliest and at the latest; null without any. */
export function weeksOf(leadTime: string): [number, number] | null {
  const [, from, to = from] = /^(\d+)(?:\s*[–-]\s*(\d+))?\s*周/.exec(leadTime) ?? [];
  return from ? [Number(from), Number(to)] : null;
}
