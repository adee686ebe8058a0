/** A number with its unit in one spelling, and where it is in the folded text. */
export interface Quantity {
  /** `1000hz`; a number without a unit is the number alone */
  key: string;
  start: number;
  end: number;
}

/** Units by their spelling: what they are a multiple of. */
const UNITS: Record<string, [base: string, factor: number]> = {
  hz: ['hz', 1], khz: ['hz', 1e3], mhz: ['hz', 1e6], ghz: ['hz', 1e9], 赫兹: ['hz', 1], 赫: ['hz', 1], 千赫: ['hz', 1e3], 千赫兹: ['hz', 1e3], 兆赫: ['hz', 1e6],
  ns: ['s', 1e-9], 'μs': ['s', 1e-6], us: ['s', 1e-6], 微秒: ['s', 1e-6], ms: ['s', 1e-3], 毫秒: ['s', 1e-3], s: ['s', 1], 秒: ['s', 1], min: ['s', 60], 分钟: ['s', 60], h: ['s', 3600], 小时: ['s', 3600],
  'μm': ['m', 1e-6], um: ['m', 1e-6], 微米: ['m', 1e-6], nm: ['m', 1e-9], 纳米: ['m', 1e-9], mm: ['m', 1e-3], 毫米: ['m', 1e-3], cm: ['m', 1e-2], 厘米: ['m', 1e-2], m: ['m', 1], 米: ['m', 1], km: ['m', 1e3], 公里: ['m', 1e3], 千米: ['m', 1e3],
  m2: ['m2', 1], 平方米: ['m2', 1], 平米: ['m2', 1],
  mg: ['g', 1e-3], g: ['g', 1], 克: ['g', 1], kg: ['g', 1e3], 千克: ['g', 1e3], 公斤: ['g', 1e3],
  nv: ['v', 1e-9], 'μv': ['v', 1e-6], uv: ['v', 1e-6], 微伏: ['v', 1e-6], mv: ['v', 1e-3], 毫伏: ['v', 1e-3], v: ['v', 1], 伏: ['v', 1], 伏特: ['v', 1],
  ω: ['ω', 1], 欧: ['ω', 1], 欧姆: ['ω', 1], kω: ['ω', 1e3], 千欧: ['ω', 1e3], mω: ['ω', 1e6], 兆欧: ['ω', 1e6],
  '%': ['%', 1], '°': ['°', 1], 度: ['°', 1], '°c': ['°c', 1], 摄氏度: ['°c', 1], db: ['db', 1], 分贝: ['db', 1], lx: ['lx', 1], lux: ['lx', 1], 勒克斯: ['lx', 1],
  导: ['ch', 1], 导联: ['ch', 1], 通道: ['ch', 1], ch: ['ch', 1], channel: ['ch', 1], channels: ['ch', 1],
  帧: ['fps', 1], fps: ['fps', 1], '帧/s': ['fps', 1], '帧/秒': ['fps', 1], 位: ['bit', 1], bit: ['bit', 1],
  kb: ['b', 1e3], mb: ['b', 1e6], gb: ['b', 1e9], tb: ['b', 1e12], n: ['n', 1], kn: ['n', 1e3], 英寸: ['in', 1], 寸: ['in', 1], 万元: ['元', 1e4], 元: ['元', 1],
  mah: ['ah', 1e-3], ah: ['ah', 1], w: ['w', 1], kw: ['w', 1e3], bpm: ['bpm', 1], 'km/h': ['km/h', 1],
}; // prettier-ignore

const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
const UNIT = Object.keys(UNITS)
  .sort((a, b) => b.length - a.length)
  .map((unit) => unit.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
  .join('|');
/** A number that no word or longer number runs into, and in a range the second one; then perhaps a unit. */
const QUANTITY = new RegExp(
  String.raw`(?<!\p{sc=Latin}-?|\d[.,]?)(${NUMBER})(?:\s?[-–—~～至到]\s?(${NUMBER}))?(?:[\s-]?(${UNIT})(?!-?[\p{sc=Latin}\d]))?(?!\d)`,
  'gu',
);

/** A count that is named before it, as parameter rows have it: 通道数 32. */
const NAMED_COUNT = /(?:通道数|导联数|导数|channels)[ :：]{0,2}(\d+)(?![\d.,])/g;

/** Every number in a folded text, first with its unit if it has one, then alone. A unit after a range belongs to both ends. */
export function findQuantities(text: string): Quantity[] {
  const found: Quantity[] = [];
  if (!/\d/.test(text)) return found;
  for (const match of text.matchAll(QUANTITY)) {
    const start = match.index;
    const end = start + match[0].length;
    const [, first, second, unit] = match;
    for (const number of [first, second].filter((part) => part !== undefined)) {
      const value = Number(number.replaceAll(',', ''));
      if (unit) found.push({ key: inBaseUnit(value, unit), start, end });
      found.push({ key: String(value), start, end });
    }
  }
  for (const match of text.matchAll(NAMED_COUNT))
    found.push({ key: inBaseUnit(Number(match[1]), '通道'), start: match.index, end: match.index + match[0].length });
  return found;
}

function inBaseUnit(value: number, unit: string): string {
  const [base, factor] = UNITS[unit];
  // 0.1 + 0.2: twelve digits are more than any data sheet has
  return Number((value * factor).toPrecision(12)) + base;
}
