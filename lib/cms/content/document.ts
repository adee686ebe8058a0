import type { Field, Fields } from '../../content-service/content-type';
import { contentType, type TypeKey } from '../../content-service/content-types';
import { pictures } from '../../content-service/pictures';
import { isRecord } from '../../is-record';

/** An item's data as Payload keeps them, or what an item file says. */
type Data = Record<string, unknown>;

/** Between what files name others by (alias, path) and what Payload does (id). */
export interface Names {
  /** @param collection a type's folder, `media` or `files` */
  idOf(collection: string, name: string): string | undefined;
  nameOf(collection: string, id: string): string | undefined;
}

/** Payload's own: beside the fields. */
const AS_ID = 'contentItemId';

/** What an item file says, as a document of its type. */
export function itemDocument(type: TypeKey, data: Data, names: Names): Data {
  const { formerAliases = [] } = data as { formerAliases?: string[] };
  return { ...toDocument(contentType(type).fields, data, names), formerAliases: joinAliases(formerAliases) };
}

/** The other way round. */
export function itemData(type: TypeKey, document: Data, names: Names): Data {
  const formerAliases = splitAliases(document.formerAliases);
  return {
    ...toData(contentType(type).fields, document, names),
    ...(formerAliases.length > 0 ? { formerAliases } : {}),
  };
}

/** Aliases before are kept one after the other, with a space between. */
export const splitAliases = (kept: unknown) => (typeof kept === 'string' ? kept.split(' ').filter(Boolean) : []);
export const joinAliases = (names: readonly string[]) => names.join(' ') || null;

/** What an item file says, as a document: every field is there, so that an older value is never kept. */
function toDocument(fields: Fields, data: Data, names: Names): Data {
  const all = Object.entries(fields).filter(([name]) => name !== AS_ID);
  return Object.fromEntries(all.map(([name, field]) => [name, toValue(field, data[name], names)]));
}

function toValue(field: Field, value: unknown, names: Names): unknown {
  const { kind, target = '', fields = {} } = field;
  const isMissing = value === undefined || value === null || value === '';
  const entries = isMissing ? [] : [value].flat();
  switch (kind) {
    case 'date':
      // noon, as Payload's own picker keeps a day
      return isMissing ? null : `${String(value)}T12:00:00.000Z`;
    case 'strings':
      return entries.map((text) => ({ text }));
    case 'media': {
      const shown = pictures(entries).map(({ path, alt }) => ({ file: names.idOf('media', path), alt: alt ?? '' }));
      return field.several ? shown : (shown[0] ?? { file: null, alt: null });
    }
    case 'file':
      return isMissing ? null : names.idOf('files', (value as { path: string }).path);
    case 'reference':
      return isMissing ? null : names.idOf(target, String(value));
    case 'references':
      return entries.map((alias) => names.idOf(target, String(alias)));
    case 'record':
      return toDocument(fields, isRecord(value) ? value : {}, names);
    case 'rows':
    case 'items':
    case 'records':
      return entries.map((entry) => toDocument(fields, entry as Data, names));
    default:
      return isMissing ? null : value;
  }
}

/** A document as an item file says it: what is empty is left out. */
function toData(fields: Fields, document: Data, names: Names): Data {
  const values = Object.entries(fields).map(
    ([name, field]) => [name, fromValue(field, document[name], names)] as const,
  );
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

function fromValue(field: Field, value: unknown, names: Names): unknown {
  if (value === undefined || value === null || value === '') return undefined;
  const { kind, target = '', fields = {} } = field;
  switch (kind) {
    case 'date':
      return String(value).slice(0, 10);
    case 'dateTime':
      return String(value).replace('.000Z', 'Z');
    case 'strings':
      return unlessEmpty((value as { text: string }[]).map(({ text }) => text));
    case 'media': {
      const shown = (field.several ? (value as Data[]) : [value as Data]).flatMap((picture) =>
        fromPicture(picture, names),
      );
      return field.several && shown.length > 1 ? shown : shown[0];
    }
    case 'file': {
      const path = names.nameOf('files', String(value));
      return path === undefined ? undefined : { path };
    }
    case 'reference':
      return names.nameOf(target, String(value));
    case 'references':
      return unlessEmpty((value as unknown[]).flatMap((id) => names.nameOf(target, String(id)) ?? []));
    case 'record': {
      const record = toData(fields, value as Data, names);
      return Object.keys(record).length > 0 ? record : undefined;
    }
    case 'rows':
    case 'items':
    case 'records':
      return unlessEmpty((value as Data[]).map((entry) => toData(fields, entry, names)));
    default:
      return value;
  }
}

function fromPicture({ file, alt }: Data, names: Names) {
  const path = file == null ? undefined : names.nameOf('media', String(file));
  return path === undefined ? [] : [{ path, alt: alt ?? '' }];
}

const unlessEmpty = <Value>(values: Value[]) => (values.length > 0 ? values : undefined);
