import 'server-only';
import {
  SearchedCaseDocument,
  SearchedDomainDocument,
  SearchedFeatureDocument,
  SearchedLabDocument,
  SearchedModuleDocument,
  SearchedProductDocument,
  SearchedPublicationDocument,
  SearchedSolutionDocument,
  SearchedTechDocumentDocument,
  SearchedTrainingDocument,
  SearchedWhitePaperDocument,
} from '@/graphql/generated/graphql';
import { query, queryAll } from '../content/reading/client';
import { mediaPaths } from '../content/reading/shapes';
import { isRecord } from '../is-record';
import { contentType, type Field, type Fields } from '../content-service/content-types';
import { asHtml } from '../html';
import { plainText } from '../html-words';
import { SEARCHED_TYPES, type SearchDocument, type SearchedType, type Written } from './document';
import type { Source } from './feed';

const QUERIES = {
  domain: SearchedDomainDocument,
  module: SearchedModuleDocument,
  product: SearchedProductDocument,
  solution: SearchedSolutionDocument,
  feature: SearchedFeatureDocument,
  case: SearchedCaseDocument,
  lab: SearchedLabDocument,
  publication: SearchedPublicationDocument,
  'tech-document': SearchedTechDocumentDocument,
  training: SearchedTrainingDocument,
  'white-paper': SearchedWhitePaperDocument,
} satisfies Record<SearchedType, unknown>;

/** Whole texts are long, and an answer has its limit. */
const AT_ONCE = 200;

/**
 * All that is searched of a remote content service, read with the contract's own queries.
 * @throws ContentError when a type cannot be read: half an index would hide the other half
 */
export async function readRemoteDocuments(): Promise<Source<string>[]> {
  const sources: Source<string>[] = [];
  for (const type of SEARCHED_TYPES) {
    const items = await queryAll<object>(async (first, skip) => {
      const answer = await query(QUERIES[type] as typeof SearchedCaseDocument, { first, skip });
      return Object.values(answer)[0];
    }, AT_ONCE);
    for (const item of items) {
      const document = remoteDocument(type, item as Record<string, unknown>);
      if (document) sources.push({ id: document.id, mark: JSON.stringify(item), document: () => document });
    }
  }
  return sources;
}

const NAMES = ['name', 'shortName', 'englishName', 'subTitle'];
const NO_WORDS = new Set([
  ...NAMES,
  'contentItemId',
  'displayText',
  'alias',
  'publishedUtc',
  'startTime',
  'customerName',
]);

/** An item of the contract as it is indexed; null without an id or alias. */
export function remoteDocument(type: SearchedType, item: Record<string, unknown>): SearchDocument | null {
  const id = text(item.contentItemId);
  const own = isRecord(item.alias) ? text(item.alias.alias) : '';
  const alias = type === 'white-paper' ? id : own || id;
  if (!alias) return null;
  const { fields }: { fields: Fields } = contentType(type);
  const introductionField = type === 'white-paper' ? 'description' : 'introduction';
  const parent = isRecord(item.module) && Array.isArray(item.module.contentItems) ? item.module.contentItems[0] : null;
  const publishedUtc = text(item.publishedUtc);
  return {
    type,
    id: id || alias,
    alias,
    parentAlias: isRecord(parent) && isRecord(parent.alias) ? text(parent.alias.alias) : '',
    title: text(item.displayText),
    names: NAMES.map((name) => text(item[name])).filter(Boolean),
    tags: isRecord(parent) ? [text(parent.displayText)] : [],
    customerName: text(item.customerName),
    publishedUtc,
    date: text(item.startTime) || publishedUtc,
    images: mediaPaths(item.image),
    colours: isRecord(item.image) && Array.isArray(item.image.colours) ? item.image.colours.map(String) : [],
    introduction: texts(item[introductionField], fields[introductionField])[0] ?? '',
    body: Object.entries(item).flatMap(([name, value]) =>
      NO_WORDS.has(name) || [introductionField, 'image', 'parameter', 'module'].includes(name)
        ? []
        : texts(value, fieldNamed(fields, name)),
    ),
    rows: parameterRows(text(item.parameter)),
  };
}

/** Every text in a value, however deep, but not the places of pictures; of which kind it is, the model says. */
function texts(value: unknown, field: Field | undefined): Written[] {
  if (typeof value === 'string') return [isHtml(field) ? { html: asHtml(value) } : value];
  if (Array.isArray(value)) return value.flatMap((entry) => texts(entry, field));
  if (!isRecord(value)) return [];
  if (isHtml(field)) return texts(value.html, field);
  return Object.entries(value).flatMap(([name, inner]) =>
    ['urls', 'paths', 'alias', 'alts', 'colours'].includes(name)
      ? []
      : texts(inner, name === 'contentItems' ? field : fieldNamed(field?.fields ?? {}, name)),
  );
}

/** A field by its name in answers. */
function fieldNamed(fields: Fields, name: string): Field | undefined {
  return Object.entries(fields).find(([key, { answerName = key }]) => answerName === name)?.[1];
}

function isHtml(field: Field | undefined): boolean {
  return field?.kind.startsWith('html') || field?.kind === 'markdownObject' || field?.kind === 'rows';
}

/** The rows of the parameter table, which the contract has as HTML. */
function parameterRows(html: string): { name: string; value: string }[] {
  return [...html.matchAll(/<tr\b[^>]*>([\s\S]*?)<\/tr>/gi)].flatMap(([, row]) => {
    const cells = [...row.matchAll(/<t[hd]\b[^>]*>([\s\S]*?)<\/t[hd]>/gi)].map(([, cell]) => plainText(asHtml(cell)));
    return cells.length >= 2 ? [{ name: cells[0], value: cells.slice(1).join(' ') }] : [];
  });
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
