import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { site } from '@/lib/site';
import { env } from '@/lib/env';

const PUBLISHER = `苏州: ${site.name}`;

interface Item {
  displayText: string;
  publishedUtc: string;
  citation: {
    authors: string[];
    journal: string;
    year: number;
    volume: string;
    issue: string;
    pages: string;
    doi: string;
  };
}

/** The fields of a content item, e.g. `publication/sync-offset`. Throws when there is no such item. */
export function readItem<T>(reference: string): T {
  return parse(readFileSync(path.join(env.contentDirectory, `${reference}.yaml`), 'utf8')) as T;
}

/**
 * One entry of the list 参考文献 in GB/T 7714. `reference` is `publication/…`, `tech-document/…`, `white-paper/…` or
 * `standard/…` (looked up in `standards` of the front matter). Throws on anything else.
 */
export function entry(reference: string, standards: Record<string, string> = {}): string {
  const [type, key] = reference.split('/');
  if (type === 'standard') {
    if (!standards[key]) throw new Error(`standard "${key}" is not in the front matter`);
    return standards[key];
  }
  const item = readItem<Item>(reference);
  const year = item.publishedUtc.slice(0, 4);
  if (type === 'publication') {
    const { authors, journal, year: published, volume, issue, pages, doi } = item.citation;
    const names = authors.length > 3 ? `${authors.slice(0, 3).join(', ')}, 等` : authors.join(', ');
    return `${names}. ${item.displayText}[J]. ${journal}, ${published}, ${volume}(${issue}): ${pages.replace('–', '-')}. ${doi.startsWith('10.') ? 'DOI: ' : '编号: '}${doi}.`;
  }
  if (type === 'white-paper') return `${site.shortName}方法组. ${item.displayText}[R]. ${PUBLISHER}, ${year}.`;
  if (type === 'tech-document')
    return `${site.shortName}技术支持组. ${item.displayText}[EB/OL]. ${PUBLISHER}, (${item.publishedUtc.slice(0, 10)}).`;
  throw new Error(`"${reference}" cannot be cited`);
}

/** `[1]`, `[1-3]`, `[1,4]` from the numbers of one citation. */
export function citationMark(numbers: number[]): string {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  const runs: number[][] = [];
  for (const value of sorted) {
    const run = runs.at(-1);
    if (run && value === run[run.length - 1] + 1) run.push(value);
    else runs.push([value]);
  }
  return `[${runs.map((run) => (run.length > 2 ? `${run[0]}-${run[run.length - 1]}` : run.join(','))).join(',')}]`;
}
