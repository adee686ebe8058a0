import type { Picture } from '../content/types';
import { meanColour, mediaPaths } from '../content/reading/shapes';
import { isRecord } from '../is-record';
import { itemPath } from '../paths';
import { SEARCHED, searchedType, type SearchedType } from './document';

/** Where a text has what was asked for: in order, without overlaps. */
export type Marks = readonly (readonly [start: number, end: number])[];

/** A search result as it is drawn. */
export interface SearchResultItem {
  id: string;
  type: SearchedType | null;
  /** name of the type for visitors */
  kind: string;
  /** null: a type without pages */
  href: string | null;
  title: string;
  customerName: string;
  date: string;
  text: string;
  image: Picture | null;
  marks: { title: Marks; text: Marks; customerName: Marks };
}

/** Reads an item of the search calls, no matter who answered them. */
export function toSearchResultItem(raw: unknown): SearchResultItem {
  const item = isRecord(raw) ? raw : {};
  const type = searchedType(text(item.ContentType)) ?? null;
  const id = text(item.ContentItemId);
  const alias = text(inside(item.AliasPart, 'Alias')) || id;
  const [src] = mediaPaths(item.image);
  const marks = isRecord(item.marks) ? item.marks : {};
  return {
    id: id || alias,
    type,
    kind: type ? SEARCHED[type].label : '',
    href:
      type && alias
        ? itemPath(type, { alias: type === 'white-paper' ? id : alias, parentAlias: text(item.parentAlias) })
        : null,
    title: text(item.DisplayText) || text(inside(item.TitlePart, 'Title')),
    customerName: text(item.customerName),
    date: text(item.date) || text(item.PublishedUtc),
    text: text(item.excerpt),
    image: src ? { src, alt: '', ...meanColour(first(inside(item.image, 'colours'))) } : null,
    marks: { title: ranges(marks.title), text: ranges(marks.excerpt), customerName: ranges(marks.customerName) },
  };
}

function inside(value: unknown, key: string): unknown {
  return isRecord(value) ? value[key] : undefined;
}

function first(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : undefined;
}

function ranges(value: unknown): Marks {
  return Array.isArray(value) ? (value as Marks) : [];
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
