import { valueOf } from '../content/compared-rows';
import type { ComparedFacts } from '../content/product-facts';
import { site } from '../site';

/** What is said of how often a version measures, in both languages. */
const RATES = [
  { name: '采样率', english: 'a sampling rate' },
  { name: '帧率', english: 'a frame rate' },
] as const;

interface NamedVersion {
  title: string;
  module: { title: string } | null;
}

/** How the methods of a paper name a version: model, kind, maker, rate; without a rate where none is known. */
export function methodsSentences(
  { title, module }: NamedVersion,
  facts: ComparedFacts,
): { chinese: string; english: string } {
  const rate = RATES.map((kind) => ({ ...kind, value: bareValue(valueOf(facts, kind.name)) })).find(({ value }) =>
    /^\d/.test(value),
  );
  const maker = module ? `${module.title}，${site.shortName}` : site.shortName;
  const value = rate?.value.replace('帧', 'frames') ?? '';
  const at = rate && !/\p{Script=Han}/u.test(value) ? ` at ${rate.english} of ${value}` : '';
  return {
    chinese: `数据由${title}（${maker}）采集${rate ? `，${rate.name}${rate.value}` : ''}。`,
    english: `Data were recorded with the ${title} (${site.englishName})${at}.`,
  };
}

/** Without its conditions: `1,000 Hz（8路同时）`. */
function bareValue(value: string): string {
  return value.replace(/[（(].*$/, '').trim();
}
