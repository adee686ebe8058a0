import { listHolder, readListPage } from '../../content-service/envelope';
import { contentType, TYPE_KEYS, type FieldKind } from '../../content-service/content-types';
import { isRecord } from '../../is-record';

/**
 * What is doubtful about the answer to a list call, or null. A missing list is
 * an empty one, as specified, but a list that was there does not go missing.
 */
export function faultOfList(body: unknown, parameters: Record<string, string | number>): string | null {
  const holder = listHolder(body);
  if (!holder) return '没有列表';
  const { list } = holder;
  if (!list.every((item) => isRecord(item) && isText(item.contentItemId) && item.contentItemId && isItem(item)))
    return '列表里有不完整的条目';
  if (holder.totalCount === undefined) return null;
  const { totalCount, pageSize } = readListPage(body, Number(parameters.pageSize) || list.length);
  if (totalCount !== holder.totalCount) return '总数不对';
  const before = (Number(parameters.page ?? 1) - 1) * pageSize;
  const due = parameters.page === undefined ? list.length : Math.min(pageSize, Math.max(0, totalCount - before));
  return list.length < due || list.length > totalCount ? '列表与总数对不上' : null;
}

export function isEmptyList(body: unknown): boolean {
  return (listHolder(body)?.list.length ?? 0) === 0;
}

/** Names under which list calls give pictures, and texts of any form. */
const MEDIA = namesOf('media');
const TEXTS = namesOf('text', 'html', 'htmlObject', 'markdownObject', 'rows', 'date', 'dateTime', 'alias').add('alias');

function namesOf(...kinds: FieldKind[]): Set<string> {
  const fields = TYPE_KEYS.flatMap((type) => Object.entries(contentType(type).fields));
  return new Set(fields.flatMap(([name, { kind, answerName = name }]) => (kinds.includes(kind) ? [answerName] : [])));
}

/** Is everything that a card shows of the kind that its name says, or null? */
function isItem(item: Record<string, unknown>): boolean {
  return Object.entries(item).every(([name, value]) => {
    if (value === null) return true;
    if (TEXTS.has(name)) return isText(value) || (isRecord(value) && isTextField(value));
    if (MEDIA.has(name)) return isRecord(value) && Object.values(value).every(isTexts);
    if (!isRecord(value) || !('contentItems' in value)) return !(name === 'module');
    const { contentItems } = value;
    return Array.isArray(contentItems) && contentItems.every((entry) => isRecord(entry) && isItem(entry));
  });
}

function isText(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number';
}

/** `alias { alias }`, `introduction { html }` */
function isTextField(value: Record<string, unknown>): boolean {
  return Object.entries(value).every(([name, text]) => /^(alias|html|markdown)$/.test(name) && isText(text ?? ''));
}

function isTexts(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.every((entry) => entry === null || isText(entry)));
}
