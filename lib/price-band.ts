/** From so much to so much, in yuan. */
export type Range = [low: number, high: number];

const WAN = 10_000;

/** In units of ten thousand yuan: whole ones for a range, tenths for a single number. */
export function inWan([low, high]: Range): string {
  if (low === high) return low === 0 ? '–' : (low / WAN).toFixed(1);
  return `${Math.round(low / WAN)}–${Math.round(high / WAN)}`;
}

/** The range that a price band names; null for anything else. */
export function inYuan(band: string): Range | null {
  const [, low, high, unit] = /^([\d,.]+)–([\d,.]+)(万?)元$/.exec(band) ?? [];
  const value = (text: string) => Number(text.replaceAll(',', '')) * (unit ? WAN : 1);
  return low && high ? [value(low), value(high)] : null;
}
