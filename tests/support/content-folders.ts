import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import {
  contentType,
  fieldsOf,
  TYPE_KEYS,
  type Field,
  type Fields,
  type TypeKey,
} from '@/lib/content-service/content-types';

/** Alias of the one item of each type in a made folder. */
export const ONLY_ALIAS = 'only';

/** One-pixel pictures and an empty PDF are enough for a folder that is made. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const PICTURE = 'pixel.png';
const PDF = 'paper.pdf';

/** A folder whose items have only their required fields. */
export function writeMinimalFolder(directory: string, without: TypeKey[] = []): void {
  writeMedia(directory);
  for (const type of TYPE_KEYS) {
    if (!without.includes(type)) writeItem(directory, type, onlyAlias(type), requiredOnly(fieldsOf(type), type));
  }
}

/**
 * A folder with one item of each type and a marker in every text field.
 * @returns the markers: `type.field` or `type.list.field` → the marker
 */
export function writeMarkerFolder(directory: string): Record<string, string> {
  writeMedia(directory);
  const markers: Record<string, string> = {};
  for (const type of TYPE_KEYS) {
    const { draft: _draft, formerAliases: _former, contentItemId: _id, ...fields } = fieldsOf(type);
    writeItem(directory, type, markedAlias(type), marked(fields, type, markers));
  }
  // an alternative text belongs to a file, so every picture field has a file of its own
  for (const place of Object.keys(markers)) writeFileSync(path.join(directory, 'media', `${place}.png`), PIXEL);
  writeFileSync(path.join(directory, 'media', 'colours.json'), JSON.stringify({ [PICTURE]: '#07112e' }));
  return markers;
}

/** What its item is called: one that is the only one by design goes by the last segment of its page. */
function onlyAlias(type: TypeKey): string {
  const { page } = contentType(type);
  return page && !page.includes('{id}') ? page.split('/').at(-1)! : ONLY_ALIAS;
}

/** The same in a folder of markers, where the category is one without a page of its own. */
export const markedAlias = (type: TypeKey): string =>
  type === 'ecosystem-category' ? 'other-things' : onlyAlias(type);

export function writeItem(directory: string, type: TypeKey, alias: string, data: object): void {
  mkdirSync(path.join(directory, type), { recursive: true });
  writeFileSync(path.join(directory, type, `${alias}.yaml`), stringify(data));
}

function writeMedia(directory: string): void {
  mkdirSync(path.join(directory, 'media'), { recursive: true });
  writeFileSync(path.join(directory, 'media', PICTURE), PIXEL);
  mkdirSync(path.join(directory, 'files'), { recursive: true });
  writeFileSync(path.join(directory, 'files', PDF), '%PDF-1.4\n');
}

function requiredOnly(fields: Fields, type: string): Record<string, unknown> {
  const required = Object.entries(fields).filter(([, field]) => field.required);
  return Object.fromEntries(required.map(([name, field]) => [name, plainValue(field, `${type} ${name}`)]));
}

function plainValue(field: Field, text: string): unknown {
  switch (field.kind) {
    case 'dateTime':
      return '2026-03-02T02:00:00Z';
    case 'date':
      return '2026-03-02';
    case 'number':
    case 'integer':
      return 2026;
    case 'media':
      return { path: PICTURE };
    case 'file':
      return { path: PDF };
    case 'reference':
      return field.target === 'ecosystem-category' ? 'other-things' : ONLY_ALIAS;
    case 'references':
      return [ONLY_ALIAS];
    case 'strings':
      return [text];
    case 'boolean':
      return false;
    case 'alias':
      return 'entry';
    default:
      return text;
  }
}

function marked(fields: Fields, place: string, markers: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, markedValue(field, `${place}.${name}`, markers)]),
  );
}

function markedValue(field: Field, place: string, markers: Record<string, string>): unknown {
  const marker = `标记${place.replace(/[^a-zA-Z]/g, '')}终`;
  switch (field.kind) {
    case 'text':
    case 'html':
    case 'htmlObject':
    case 'markdownObject':
      markers[place] = marker;
      return marker;
    case 'strings':
      markers[place] = marker;
      return [marker];
    case 'media':
      markers[place] = marker;
      return { path: `${place}.png`, alt: marker };
    case 'rows':
      markers[place] = marker;
      return [{ name: '名称', value: marker }];
    case 'items':
    case 'records':
      return [marked(field.fields ?? {}, place, markers)];
    case 'record':
      return marked(field.fields ?? {}, place, markers);
    default:
      return plainValue(field, place);
  }
}
