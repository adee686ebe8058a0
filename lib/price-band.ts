/** From so much to so much, in yuan. */
export type Range = [low: number, high: number];

const WAN = 10_000;

/** In units of ten thousand yuan: whole ones for a range, tenths for a single number. */
export function inWan([low, high]: Range): string {
  if (low === high) return low === 0 ? '–' : (low / WAN).toFixed(1);
  return `${Math.round(low / WAN)}–${Math.round(high / WAN)}`;
}

interface Counted {
  band: string;
  amount: number;
}

/** So many of each, from so much to so much together; null where no band is known. */
export function rangeOf(items: readonly Counted[]): Range | null {
  const ranges = items.flatMap(({ band, amount }) => {
    const range = inYuan(band);
    return range ? [range.map((yuan) => yuan * amount)] : [];
  });
  if (ranges.length === 0) return null;
  const sumOf = (end: 0 | 1) => ranges.reduce((sum, range) => sum + range[end], 0);
  return [sumOf(0), sumOf(1)];
}

/** The same in words: `46–58万元`; empty where no band is known. */
export function sumOfBands(items: readonly Counted[]): string {
  const range = rangeOf(items);
  return range ? `${range.map(inRoundWan).join('–')}万元` : '';
}

/** Ten thousand yuan, as exact as a sum of bands is: whole ones from ten on. */
function inRoundWan(yuan: number): string {
  const wan = yuan / WAN;
  return wan >= 10 ? `${Math.round(wan)}` : String(Math.round(wan * 10) / 10);
}

/** The range that a price band names; null for anything else. */
export function inYuan(band: string): Range | null {
  const [, low, high, unit] = /^([\d,.]+)–([\d,.]+)(万?)元$/.exec(band) ?? [];
  const value = (text: string) => Number(text.replaceAll(',', '')) * (unit ? WAN : 1);
  return low && high ? [value(low), value(high)] : null;
}
