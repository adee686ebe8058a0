import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { ContentFolder } from '@/lib/content-service/folder';
import type { SearchDocument } from '@/lib/search/document';
import { embeddedDocument, searchedItems } from '@/lib/search/embedded-documents';
import { SearchEngine } from '@/lib/search/engine';
import { readSearchText } from '@/lib/search/text-rule';

/** What a query must get, as tests/search/judgements.yaml has it. */
export interface Judgement {
  query: string;
  first: string[];
  never?: string[];
}

export interface Verdict {
  query: string;
  /** share of the wanted items among the first three */
  recall: number;
  /** 1 / place of the first wanted item */
  reciprocalRank: number;
  missing: string[];
  unwanted: string[];
  /** the first three */
  got: string[];
  ms: number;
}

const root = process.cwd();

export function readJudgements(): Judgement[] {
  return parse(readFileSync(path.join(root, 'tests/search/judgements.yaml'), 'utf8')) as Judgement[];
}

/** The sample content, indexed; with the file names that the judgements use. */
export function sampleEngine(): { engine: SearchEngine; nameOf: (id: string) => string } {
  const engine = new SearchEngine();
  engine.put(sampleDocuments());
  const names = new Map(searchedItems(sample()).map(({ id, type, alias }) => [id, `${type}/${alias}`]));
  return { engine, nameOf: (id) => names.get(id) ?? id };
}

export function sampleDocuments(): SearchDocument[] {
  const folder = sample();
  return searchedItems(folder).map((item) => embeddedDocument(folder, item));
}

let read: ContentFolder | undefined;
const sample = () => (read ??= new ContentFolder(path.join(root, 'lib/sample-content')));

/** One query against what it must get. */
export function judge(engine: SearchEngine, nameOf: (id: string) => string, judgement: Judgement): Verdict {
  const { query, first, never = [] } = judgement;
  const start = performance.now();
  const { hits } = engine.search(readSearchText(query) ?? '', null, 1, 1_000);
  const ms = performance.now() - start;
  const names = hits.map(({ id }) => nameOf(id));
  const missing = first.filter((name) => !names.slice(0, 3).includes(name));
  const place = names.findIndex((name) => first.includes(name));
  return {
    query,
    recall: 1 - missing.length / first.length,
    reciprocalRank: place < 0 ? 0 : 1 / (place + 1),
    missing,
    unwanted: never.filter((name) => names.includes(name)),
    got: names.slice(0, 3),
    ms,
  };
}

export function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
