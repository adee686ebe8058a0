import 'server-only';
import { ITEM } from '@/graphql/generated/content/operations';
import { mediaPaths } from '../content/reading/shapes';
import { readAllOf, WHOLE_AT_ONCE } from '../content/reading/items';
import type { ByType } from '../content/reading/uniform';
import { isRecord } from '../is-record';
import { contentType } from '../content-service/content-types';
import { asHtml } from '../html';
import { plainText } from '../html-words';
import { buildDocument, namedValues, textOf } from './build-document';
import { SEARCHED_TYPES, type SearchDocument, type SearchedType } from './document';
import type { Source } from './feed';

type Data = Readonly<Record<string, unknown>>;

const items: ByType<SearchedType, Data> = ITEM;

/**
 * All that is searched of a remote content service, read with the contract's own queries.
 * @throws ContentError when a type cannot be read: half an index would hide the other half
 */
export async function readRemoteDocuments(): Promise<Source<string>[]> {
  const sources: Source<string>[] = [];
  for (const type of SEARCHED_TYPES) {
    for (const item of await readAllOf(type, items[type], WHOLE_AT_ONCE)) {
      const document = remoteDocument(type, item);
      if (document) sources.push({ id: document.id, mark: JSON.stringify(item), document: () => document });
    }
  }
  return sources;
}

/** An item of the contract as it is indexed; null without an id or alias. */
export function remoteDocument(type: SearchedType, item: Data): SearchDocument | null {
  const { hasAlias, parent } = contentType(type);
  const id = textOf(item.contentItemId);
  const alias = (hasAlias && aliasOf(item)) || id;
  if (!alias) return null;
  const [above] = parent ? inBag(item[parent]) : [];
  const head = {
    id: id || alias,
    alias,
    parentAlias: above ? aliasOf(above) : '',
    publishedUtc: textOf(item.publishedUtc),
    images: mediaPaths(item.image),
    colours: isRecord(item.image) && Array.isArray(item.image.colours) ? item.image.colours.map(String) : [],
  };
  return buildDocument(type, head, item, {
    valueOf: (part, name, { answerName = name }) => part[answerName],
    written: ({ kind }, value) => {
      if (kind === 'text' || kind === 'strings') return textOf(value);
      return { html: asHtml(isRecord(value) ? textOf(value.html) : textOf(value)) };
    },
    titles: (_, value) =>
      inBag(value)
        .map(({ displayText }) => textOf(displayText))
        .filter(Boolean),
    entries: inBag,
    rows: (value) => (typeof value === 'string' ? parameterRows(value) : namedValues(value)),
  });
}

const aliasOf = ({ alias }: Record<string, unknown>) => (isRecord(alias) ? textOf(alias.alias) : '');

/** What stands in a bag, a list or by itself. */
function inBag(value: unknown): Record<string, unknown>[] {
  const held = isRecord(value) && Array.isArray(value.contentItems) ? value.contentItems : value;
  return (Array.isArray(held) ? held : [held]).filter(isRecord);
}

/** The rows of the parameter table, which the contract has as HTML. */
function parameterRows(html: string): { name: string; value: string }[] {
  return [...html.matchAll(/<tr\b[^>]*>([\s\S]*?)<\/tr>/gi)].flatMap(([, row]) => {
    const cells = [...row.matchAll(/<t[hd]\b[^>]*>([\s\S]*?)<\/t[hd]>/gi)].map(([, cell]) => plainText(asHtml(cell)));
    return cells.length >= 2 ? [{ name: cells[0], value: cells.slice(1).join(' ') }] : [];
  });
}
