import { pictures } from '../content-service/pictures';
import type { ContentFolder } from '../content-service/folder';
import type { Item } from '../content-service/item';
import { contentType, type Fields, type TypeKey } from '../content-service/content-types';
import { isRecord } from '../is-record';
import type { Source } from './feed';
import { buildDocument, namedValues, textOf } from './build-document';
import { SEARCHED_TYPES, type SearchDocument, type SearchedType } from './document';

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
    if (target) return all.map((alias) => ({ type: target, alias: String(alias) }));
    if (!inner || kind === 'rows') return [];
    return all.filter(isRecord).flatMap((entry) => referencesIn(inner, entry));
  });
}

function titleOf(folder: ContentFolder, type: TypeKey, alias: string): string | null {
  const title = folder.find(type, alias)?.data.displayText;
  return typeof title === 'string' ? title : null;
}

/** What is searched of an item of the folder. */
export function embeddedDocument(folder: ContentFolder, item: Item): SearchDocument {
  const { id, alias, data, publishedUtc } = item;
  const type = item.type as SearchedType;
  const { hasAlias, parent } = contentType(type);
  const images = pictures(data.image).map(({ path }) => path);
  const head = {
    id,
    alias: hasAlias ? alias : id,
    parentAlias: parent ? textOf(data[parent]) : '',
    publishedUtc,
    images,
    colours: images.map((image) => folder.colourOf(image) ?? ''),
  };
  return buildDocument(type, head, data, {
    valueOf: (part, name) => part[name],
    written: ({ kind }, value) => (kind === 'text' || kind === 'strings' ? String(value) : { markdown: String(value) }),
    titles: ({ target }, value) =>
      (Array.isArray(value) ? value : [value]).flatMap(
        (referred) => (target && titleOf(folder, target, String(referred))) ?? [],
      ),
    entries: (value) => (Array.isArray(value) ? value : [value]).filter(isRecord),
    rows: namedValues,
  });
}
