import type { NamedValue } from '../content/types';

/** The ways to connect a program, in the order of an experiment, and the rows of `sends` that speak of each. */
export const WAYS = [
  { key: 'markers', label: '送标记', names: ['标记', '脉冲', '事件'] },
  { key: 'live', label: '收实时流', names: ['实时', '流名', '注视'] },
  { key: 'files', label: '读文件', names: ['文件'] },
  { key: 'batch', label: '批量下载', names: ['批量'] },
] as const;

export type Way = (typeof WAYS)[number]['key'];

/** Which of them a program has, by what is sent and read. */
export function waysOf(sends: readonly NamedValue[]): Set<Way> {
  const isNamed = (names: readonly string[]) => sends.some(({ name }) => names.includes(name));
  return new Set(WAYS.filter(({ names }) => isNamed(names)).map(({ key }) => key));
}
