import { pictures } from '../content-service/pictures';
import type { ContentFolder } from '../content-service/folder';
import type { Item } from '../content-service/item';
import { contentType, type Field, type Fields, type TypeKey } from '../content-service/content-types';
import { isRecord } from '../is-record';
import type { Source } from './feed';
import { SEARCHED_TYPES, type SearchDocument, type SearchedType, type Written } from './document';

/** Fields with a place of their own in the index; every other text is body. */
const NAMES = new Set(['name', 'shortName', 'englishName', 'subTitle']);
const ELSEWHERE = new Set(['displayText', 'introduction', 'customerName']);
/** Addresses, and what only a bibliography needs. */
const NO_WORDS = new Set(['linkUrl', 'leadChart', 'doi', 'volume', 'issue', 'pages', 'date']);
/** Lists of named values. */
const VALUES = new Set(['decisive', 'facts', 'roomFacts', 'numbers']);

/** The searched items of a content folder. */
export function searchedItems(folder: ContentFolder): Item[] {
  return SEARCHED_TYPES.flatMap((type) => folder.list(type));
}

const marks = new WeakMap<Item, { serial: number; references: Reference[] }>();
let serial = 0;

/**
 * The items as the index takes them. Their marks change when the item does, or the title of something it refers to.
 */
export function folderSources(folder: ContentFolder, items: readonly Item[]): Source<string>[] {
  return items.map((item) => {
    let mark = marks.get(item);
    if (!mark) {
      mark = { serial: serial++, references: referencesIn(contentType(item.type).fields, item.data) };
      marks.set(item, mark);
    }
    const titles = mark.references.map(({ type, alias }) => titleOf(folder, type, alias) ?? '');
    return {
      id: item.id,
      mark: `${mark.serial}:${titles.join('|')}`,
      document: () => embeddedDocument(folder, item),
    };
  });
}

interface Reference {
  type: TypeKey;
  alias: string;
}

function referencesIn(fields: Fields, data: Record<string, unknown>): Reference[] {
  return Object.entries(fields).flatMap(([name, { kind, target, fields: inner }]): Reference[] => {
    const value = data[name];
    if (value === undefined || value === null) return [];
    const all: unknown[] = Array.isArray(value) ? value : [value];
    if (target) return all.map((alias) => ({ type: target as TypeKey, alias: String(alias) }));
    if (!inner || kind === 'rows') return [];
    return all.filter(isRecord).flatMap((entry) => referencesIn(inner, entry));
  });
}

function titleOf(folder: ContentFolder, type: TypeKey, alias: string): string | null {
  const title = folder.find(type, alias)?.data.displayText;
  return typeof title === 'string' ? title : null;
}

/** What is searched of an item: all its texts, whatever fields its type has, and the titles of what it refers to. */
export function embeddedDocument(folder: ContentFolder, item: Item): SearchDocument {
  const { type, id, alias, data, publishedUtc } = item;
  const images = pictures(data.image).map(({ path }) => path);
  const document: SearchDocument = {
    type: type as SearchedType,
    id,
    // papers go by their id
    alias: type === 'white-paper' ? id : alias,
    parentAlias: typeof data.module === 'string' ? data.module : '',
    title: String(data.displayText ?? ''),
    names: [],
    tags: [],
    customerName: text(data.customerName),
    publishedUtc,
    date: text(data.startTime) || publishedUtc,
    images,
    colours: images.map((image) => folder.colourOf(image) ?? ''),
    introduction: introductionOf(item),
    body: [],
    rows: [],
  };
  const titlesOf = (target: TypeKey, value: unknown) =>
    (Array.isArray(value) ? value : [value])
      .map((referred) => titleOf(folder, target, String(referred)))
      .filter((title) => title !== null);
  collect(contentType(type).fields, data, document, titlesOf, true);
  return document;
}

type TitlesOf = (target: TypeKey, value: unknown) => string[];

function collect(
  fields: Fields,
  data: Record<string, unknown>,
  into: SearchDocument,
  titlesOf: TitlesOf,
  isItem = false,
): void {
  for (const [name, field] of Object.entries(fields)) {
    const value = data[name];
    if (value === undefined || value === null || NO_WORDS.has(name) || (isItem && ELSEWHERE.has(name))) continue;
    switch (field.kind) {
      case 'text':
      case 'html':
      case 'htmlObject':
      case 'markdownObject':
        if (isItem && NAMES.has(name)) into.names.push(String(value));
        else if (name === 'journal' || name === 'englishTitle') into.tags.push(String(value));
        else into.body.push(written(field, String(value)));
        break;
      case 'strings':
        if (!Array.isArray(value)) break;
        if (name === 'authors') into.tags.push(...value.map(String));
        else into.body.push(...value.map(String));
        break;
      case 'reference':
      case 'references':
        into.tags.push(...titlesOf(field.target as TypeKey, value));
        break;
      case 'rows':
        into.rows.push(...namedValues(value));
        break;
      case 'items':
      case 'records':
      case 'record':
        if (VALUES.has(name)) into.rows.push(...namedValues(value));
        else
          for (const entry of Array.isArray(value) ? value : [value])
            if (isRecord(entry)) collect(field.fields ?? {}, entry, into, titlesOf);
    }
  }
}

function introductionOf({ type, data }: Item): Written {
  const name = type === 'white-paper' ? 'description' : 'introduction';
  return written(contentType(type).fields[name], text(data[name]));
}

function written(field: Field | undefined, value: string): Written {
  return field?.kind.startsWith('html') || field?.kind === 'markdownObject' ? { markdown: value } : value;
}

function namedValues(value: unknown): { name: string; value: string }[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).map((row) => ({
    name: text(row.name),
    value: [text(row.value), text(row.unit)].filter(Boolean).join(' '),
  }));
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
