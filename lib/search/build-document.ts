import { contentType, type Field, type Fields } from '../content-service/content-types';
import { isRecord } from '../is-record';
import { SEARCHED, type SearchDocument, type SearchedType, type Written } from './document';

type Data = Record<string, unknown>;

/** How a kind of content service writes the values of an item. */
export interface Spelling {
  /** the value of a field, missing or of whatever shape */
  valueOf(data: Data, name: string, field: Field): unknown;
  /** a text of the field */
  written(field: Field, value: unknown): Written | null;
  /** names of what a field refers to */
  titles(field: Field, value: unknown): string[];
  /** entries inside an item */
  entries(value: unknown): Data[];
  /** named values */
  rows(value: unknown): Row[];
}

type Row = SearchDocument['rows'][number];
type Head = Pick<SearchDocument, 'id' | 'alias' | 'parentAlias' | 'publishedUtc' | 'images' | 'colours'>;

/** What is searched of an item: all its texts, each where the description of content says. */
export function buildDocument(type: SearchedType, head: Head, data: Data, spelling: Spelling): SearchDocument {
  const document: SearchDocument = {
    type,
    kind: SEARCHED[type].label,
    ...head,
    title: textOf(data.displayText),
    names: [],
    tags: [],
    customerName: textOf(data.customerName),
    date: textOf(data.startTime) || head.publishedUtc,
    introduction: '',
    body: [],
    rows: [],
  };
  collect(contentType(type).fields, data, document, spelling);
  return document;
}

function collect(fields: Fields, data: Data, into: SearchDocument, spelling: Spelling): void {
  for (const [name, field] of Object.entries(fields)) {
    const value = spelling.valueOf(data, name, field);
    if (value === undefined || value === null || field.verbatim || field.name || name === 'customerName') continue;
    const { kind, target, search, fields: inner } = field;
    if (target) into.tags.push(...spelling.titles(field, value));
    else if (search === 'ROWS') into.rows.push(...spelling.rows(value));
    else if (inner) for (const entry of spelling.entries(value)) collect(inner, entry, into, spelling);
    else if (WORDS.has(kind)) for (const text of textsOf(field, value, spelling)) put(text, search, into);
  }
}

const WORDS = new Set<Field['kind']>(['text', 'html', 'htmlObject', 'markdownObject', 'strings']);

function textsOf(field: Field, value: unknown, spelling: Spelling): Written[] {
  const texts: unknown[] = field.kind === 'strings' && Array.isArray(value) ? value : [value];
  return texts.flatMap((text) => spelling.written(field, text) || []);
}

function put(text: Written, place: Field['search'], into: SearchDocument): void {
  if (place === 'INTRODUCTION') into.introduction = text;
  else if (typeof text !== 'string') into.body.push(text);
  else if (place === 'NAMES') into.names.push(text);
  else if (place === 'FILED') into.tags.push(text);
  else into.body.push(text);
}

/** Rows `{ name, value, unit }` as an item file and an answer have them. */
export function namedValues(value: unknown): Row[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).map((row) => ({
    name: textOf(row.name),
    value: [textOf(row.value), textOf(row.unit)].filter(Boolean).join(' '),
  }));
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
