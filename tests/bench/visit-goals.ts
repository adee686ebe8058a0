/** What one page costs a first visitor, each the median of the rounds. */
export interface Figures {
  /** what is pressed */
  control: string;
  lcp: number;
  shift: number;
  blocking: number;
  /** from the press to its effect, by ms after `load`; null where there was none */
  presses: Record<number, number | null>;
  /** longest frame of the first swipe */
  frame: number;
  /** gzip bytes */
  scripts: number;
  score: number;
}

/** When a page is pressed first, ms after `load`, and how long its effect may take. */
export const PRESSES: Record<number, number> = { 200: 1_300, 1_500: 100, 4_000: 100 };
const LCP_MS = { home: 1_400, other: 1_200 };
const SCRIPT_BYTES = { home: 165_000, other: 160_000 };
/** Beyond the bare page of Next. */
const BLOCKING_MS = { each: 100, median: 50 };
const POINTS = 3;

/** What a page misses, in words. */
export function misses(page: string, figures: Figures, bare: Figures): string[] {
  const kind = page === '/' ? 'home' : 'other';
  const slow = Object.entries(PRESSES).filter(([after, most]) => (figures.presses[Number(after)] ?? Infinity) > most);
  return [
    ...slow.map(([after]) => `${Number(after) / 1000} 秒后的点按`),
    ...(figures.lcp > LCP_MS[kind] ? ['LCP'] : []),
    ...(figures.blocking > bare.blocking + BLOCKING_MS.each ? ['阻塞'] : []),
    ...(figures.score < bare.score - POINTS ? ['分数'] : []),
    ...(figures.scripts > SCRIPT_BYTES[kind] ? ['脚本'] : []),
  ];
}

/** Is the blocking of all pages, by their median, near that of the bare page? */
export function isMedianMet(pages: Figures[], bare: Figures): boolean {
  return median(pages.map(({ blocking }) => blocking)) <= bare.blocking + BLOCKING_MS.median;
}

export function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
}

export const HEAD = [
  `| 页面 | LCP s | 移动 | 阻塞 ms | 点的是 | ${Object.keys(PRESSES)
    .map((after) => `${Number(after) / 1000} s 后点 ms`)
    .join(' | ')} | 最长一帧 ms | 脚本 kB | 分数 | 没做到 |`,
  `| --- |${' ---: |'.repeat(3)} --- |${' ---: |'.repeat(Object.keys(PRESSES).length + 3)} --- |`,
].join('\n');

/** A line of the table. */
export function rowOf(name: string, figures: Figures, missed: string[]): string {
  const presses = Object.keys(PRESSES).map((after) => figures.presses[Number(after)]?.toFixed(0) ?? '无');
  const cells = [
    name,
    (figures.lcp / 1000).toFixed(2),
    figures.shift.toFixed(3),
    figures.blocking.toFixed(0),
    figures.control,
    ...presses,
    figures.frame.toFixed(0),
    (figures.scripts / 1000).toFixed(1),
    figures.score.toFixed(0),
    missed.join('、'),
  ];
  return `| ${cells.join(' | ')} |`;
}
