import 'server-only';
import { contentType, type Field, type Fields } from '../content-service/content-types';
import { getItem } from '../content/item';
import type { Card, ItemLink, RichText } from '../content/types';
import { itemPath, type PageType } from '../paths';
import { formatDate } from '../text';
import { itemPage } from './item-pages';
import { toMarkdown } from './markdown';
import { addressOf } from './metadata';
import type { PageFacts } from './page-facts';

/** A detail page as a text: what it says of itself, some facts, and its parts in the order of the page. */
export interface MarkdownPage {
  page: PageFacts;
  facts?: [name: string, value: string | number | null][];
  parts: [title: string, text: RichText | string][];
}

type Data = Readonly<Record<string, unknown>>;

/** The page of any item as a text: every field that is one, under its label, in the order of the description. */
export async function anyMarkdown(type: PageType, segment: string): Promise<MarkdownPage | null> {
  const item = await getItem(type, segment);
  if (!item) return null;
  const shown = Object.entries(contentType(type).fields).filter(([name, field]) => isShown(name, field));
  const texts = shown.map(([name, field]) => ({ field, text: textOf(field, (item as Data)[name]) }));
  const isFact = ({ kind }: Field) => ['text', 'number', 'integer', 'date', 'dateTime', 'record'].includes(kind);
  const named = (ofFacts: boolean) =>
    texts.flatMap(({ field, text }): [string, string][] => (isFact(field) === ofFacts ? [[field.label, text]] : []));
  return { page: itemPage(type, item), facts: named(true), parts: named(false) };
}

/** The heading and the summary above it say these already; the rest is for no reader. */
function isShown(name: string, { name: isName, search, verbatim, internal, kind }: Field): boolean {
  const isSummary = search === 'INTRODUCTION' && kind === 'text';
  return !(
    isName ||
    name === 'displayText' ||
    isSummary ||
    verbatim ||
    internal ||
    ['media', 'file'].includes(kind) ||
    name === 'createdUtc'
  );
}

function textOf({ kind, target, fields = {} }: Field, value: unknown): string {
  if (value === null || value === undefined) return '';
  switch (kind) {
    case 'html':
    case 'htmlObject':
    case 'markdownObject':
      return toMarkdown(value as RichText);
    case 'date':
    case 'dateTime':
      return formatDate(String(value));
    case 'strings':
      return (value as string[]).map((text) => `- ${text}`).join('\n');
    case 'reference':
    case 'references':
      return [value]
        .flat()
        .map((item) => link(target as PageType, item as Card | ItemLink))
        .join('\n');
    case 'record':
      return entryText(fields, value as Data, '，');
    case 'items':
    case 'records':
    case 'rows':
      return (value as Data[])
        .map((entry) =>
          kind === 'items'
            ? [entry.title && `### ${entry.title}`, entryText(fields, entry, '\n\n')].filter(Boolean).join('\n\n')
            : `- ${entryText(fields, entry, '：')}`,
        )
        .join(kind === 'items' ? '\n\n' : '\n');
    default:
      return String(value);
  }
}

function entryText(fields: Fields, entry: Data, between: string): string {
  const shown = Object.entries(fields).filter(([name, field]) => isShown(name, { ...field, search: undefined }));
  return shown
    .map(([name, field]) => textOf(field, entry[name]))
    .filter(Boolean)
    .join(between);
}

function link(type: PageType, item: Card | ItemLink): string {
  const path = itemPath(type, item);
  return `- ${path ? `[${item.title}](${addressOf(path)})` : item.title}`;
}
