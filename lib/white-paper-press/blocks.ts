import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RootContent } from 'mdast';
import { parse } from 'yaml';
import { markdownTree } from '@/lib/content-service/markdown';
import { env } from '@/lib/env';
import type { Figure } from './figures/draw';
import { citationMark } from './references';

/** The part of a text above its first chapter. */
export interface FrontMatter {
  authors: string;
  abstract: string;
  keywords: string[];
  revised?: string;
  standards?: Record<string, string>;
}

export interface Heading {
  id: string;
  level: 2 | 3;
  number: string;
  title: string;
}

export interface CaptionedTable {
  id: string;
  label: string;
  caption: string;
  rows: number;
  source: string;
  /** below the table; empty without one */
  note: string;
}

/** A part of a text, numbered; texts are Markdown. */
export type Block =
  | { kind: 'heading'; heading: Heading }
  | { kind: 'table'; table: CaptionedTable }
  | { kind: 'figure'; figure: Figure; label: string }
  | { kind: 'formula'; value: string; number: number }
  | { kind: 'box' | 'text'; source: string };

interface Source {
  matter: FrontMatter;
  blocks: Block[];
  /** `图:drift` → 图1 */
  labels: Map<string, string>;
}

/** Reads `lib/sample-content/white-paper/<alias>.md`. Throws on a text without its front matter or with another heading. */
export function readSource(alias: string): Source {
  const source = readFileSync(path.join(env.contentDirectory, 'white-paper', `${alias}.md`), 'utf8');
  const [, front, text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  if (!front) throw new Error(`${alias}.md has no front matter`);
  const blocks = blocksOf(text);
  return { matter: parse(front) as FrontMatter, blocks, labels: labelsOf(blocks) };
}

function labelsOf(blocks: Block[]): Source['labels'] {
  return new Map(
    blocks.flatMap((block): [string, string][] => {
      if (block.kind === 'figure') return [[`图:${block.figure.id}`, block.label]];
      return block.kind === 'table' ? [[`表:${block.table.id}`, block.table.label]] : [];
    }),
  );
}

function blocksOf(text: string): Block[] {
  const nodes = markdownTree(text).children;
  const sourceOf = (node: RootContent) => text.slice(node.position?.start.offset, node.position?.end.offset);
  const counts = { chapter: 0, section: 0, heading: 0, figure: 0, table: 0, formula: 0 };
  const blocks: Block[] = [];
  for (let i = 0; i < nodes.length; i++) {
    const [node, next, afterNext] = nodes.slice(i);
    const source = sourceOf(node);
    const caption = /^\{表:([\w-]+)\} (.+)$/.exec(source);
    if (node.type === 'heading') {
      blocks.push({ kind: 'heading', heading: headingOf(node.depth, source, counts) });
    } else if (caption && next?.type === 'table') {
      const note = afterNext && sourceOf(afterNext).startsWith('注：') ? sourceOf(afterNext) : '';
      const label = `表${++counts.table}`;
      // the first row is its head
      const rows = next.children.length - 1;
      blocks.push({
        kind: 'table',
        table: { id: caption[1], label, caption: caption[2], rows, source: sourceOf(next), note },
      });
      i += note ? 2 : 1;
    } else if (node.type === 'code' && node.lang === 'figure') {
      blocks.push({ kind: 'figure', figure: parse(node.value) as Figure, label: `图${++counts.figure}` });
    } else if (node.type === 'code' && node.lang === 'formula') {
      blocks.push({ kind: 'formula', value: node.value, number: ++counts.formula });
    } else {
      blocks.push({ kind: node.type === 'blockquote' ? 'box' : 'text', source });
    }
  }
  return blocks;
}

function headingOf(
  depth: number,
  source: string,
  counts: { chapter: number; section: number; heading: number },
): Heading {
  const [, text, bare] = /^#+ (.*?)(\s*\{-\})?$/.exec(source) ?? ['', source];
  const title = text ?? '';
  if (depth !== 2 && depth !== 3) throw new Error(`heading "${title}" is neither chapter nor section`);
  if (depth === 2) counts.section = 0;
  let number = '';
  if (!bare) {
    if (depth === 2) counts.chapter += 1;
    else counts.section += 1;
    number = depth === 2 ? `${counts.chapter}` : `${counts.chapter}.${counts.section}`;
  }
  return { id: `section-${++counts.heading}`, level: depth, number, title };
}

const CITATIONS = /\[@([^\]]+)\]/g;
const REFERENCES = /\{([图表]):([\w-]+)\}/g;

/** Numbers the works that a text cites in the order in which it does. */
export class Citations {
  /** `publication/…`, in order */
  readonly cited: string[] = [];

  /** @param mark draws `[1]`, after the character before it (empty at the beginning) */
  numbered(text: string, mark: (before: string, numbers: string) => string): string {
    return text.replace(
      new RegExp(`([^>\\s])?${CITATIONS.source}`, 'g'),
      (_, before: string | undefined, list: string) => mark(before ?? '', this.cite(list)),
    );
  }

  private cite(list: string): string {
    const numbers = list.split(';').map((item) => {
      const reference = item.trim().replace(/^@/, '');
      if (!this.cited.includes(reference)) this.cited.push(reference);
      return this.cited.indexOf(reference) + 1;
    });
    return citationMark(numbers);
  }
}

/** Throws on a reference to a figure or table that is not there. @param show draws a label and where it leads */
export function withLabels(
  text: string,
  labels: Source['labels'],
  show: (label: string, id: string) => string,
): string {
  return text.replace(REFERENCES, (_, kind: string, id: string) => {
    const label = labels.get(`${kind}:${id}`);
    if (!label) throw new Error(`the text refers to an unknown ${kind} "${id}"`);
    return show(label, `${kind}-${id}`);
  });
}
