import type { ContentFolder } from '../../content-service/folder';
import type { Item } from '../../content-service/item';
import { TYPE_KEYS, fieldsOf, type Field, type Fields } from '../../content-service/content-types';
import { isRecord } from '../../is-record';
import type { Terms } from './world';

export interface FieldText {
  field: string;
  text: string;
}

/** A sentence longer than this stands in one item only (WRITING: no two items share one). */
const SHARED_SENTENCE_LENGTH = 18;

/** Rules of wording over all texts of all items; one line per breach. */
export function checkWording(folder: ContentFolder, { terms, forbidden }: Terms): string[] {
  const items = TYPE_KEYS.flatMap((type) => folder.list(type));
  const avoided = terms.flatMap(({ term, avoid = [] }) => avoid.map((word) => ({ word, term })));
  const breaches = items.flatMap((item) =>
    textsOf(item).flatMap(({ field, text }) => {
      const place = `${item.type}/${item.alias}.yaml ${field}`;
      return [
        ...forbidden.filter((word) => text.includes(word)).map((word) => `${place} 不用“${word}”`),
        ...avoided
          .filter(({ word }) => text.includes(word))
          .map(({ word, term }) => `${place} “${word}”应当写成“${term}”`),
        ...(field === 'leadChart' ? [] : typography(text)).map((reason) => `${place} ${reason}`),
      ];
    }),
  );
  return [...breaches, ...sharedSentences(items)];
}

const TYPOGRAPHY: { pattern: RegExp; reason: string }[] = [
  { pattern: /[\u4e00-\u9fff][,;!?](?=[\u4e00-\u9fff]|$)/m, reason: '汉字后面用了半角标点' },
  { pattern: /[\u4e00-\u9fff]:(?=[\u4e00-\u9fff])/, reason: '汉字之间用了半角冒号' },
  { pattern: /！/, reason: '用了感叹号' },
  { pattern: /[「」『』]/, reason: '引号用“”' },
  { pattern: /[\u4e00-\u9fff] +[A-Za-z0-9]|[A-Za-z0-9%°] +[\u4e00-\u9fff]/, reason: '中西文之间有空格' },
  { pattern: /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/, reason: '数字与字母用半角' },
  { pattern: /\d(?:Hz|ms|kg|cm|mm|lx|dB|min)\b/, reason: '数字与单位之间少一个空格' },
  { pattern: /(?:。。|，，|、、|\.\.\.)/, reason: '标点重复' },
];

function typography(text: string): string[] {
  // list numbers, tables and addresses of pictures are markup, not prose
  const prose = text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^(\s*(\d+\.|[-*#>]+|\|)\s*)+/gm, '')
    .replace(/\s*\|\s*/g, '\n')
    .replace(/\*\*/g, '');
  return TYPOGRAPHY.filter(({ pattern }) => pattern.test(prose)).map(
    ({ pattern, reason }) => `${reason}：${pattern.exec(prose)?.[0]}`,
  );
}

function sharedSentences(items: readonly Item[]): string[] {
  const seen = new Map<string, string>();
  const breaches: string[] = [];
  for (const item of items) {
    const name = `${item.type}/${item.alias}`;
    for (const { field, text } of textsOf(item)) {
      // what pictures show, specifications and the terms of sale may be the same in many items
      if (/alt$|^(price|parameters|tender|decisive|rows|sends)\.|^leadTime$/.test(field)) continue;
      for (const sentence of text.split(/[。？；|\n]/)) {
        const words = sentence.trim();
        if ([...words].length <= SHARED_SENTENCE_LENGTH) continue;
        const other = seen.get(words);
        if (other && other !== name) breaches.push(`${name}.yaml ${field} 与 ${other} 有同一句：${words.slice(0, 30)}`);
        else seen.set(words, name);
      }
    }
  }
  return breaches;
}

/** Every text of an item, with the field it stands in. */
export function textsOf(item: Item): FieldText[] {
  return walk(item.data, fieldsOf(item.type), '');
}

function walk(data: Record<string, unknown>, fields: Fields, place: string): FieldText[] {
  return Object.entries(fields).flatMap(([name, field]) => textsIn(data[name], field, place + name));
}

function textsIn(value: unknown, field: Field, place: string): FieldText[] {
  if (typeof value === 'string') {
    return ['text', 'strings', 'html', 'htmlObject', 'markdownObject'].includes(field.kind)
      ? [{ field: place, text: value }]
      : [];
  }
  if (Array.isArray(value)) return value.flatMap((entry, index) => textsIn(entry, field, `${place}.${index}`));
  if (!isRecord(value)) return [];
  if (field.kind === 'media') return typeof value.alt === 'string' ? [{ field: `${place}.alt`, text: value.alt }] : [];
  if (field.kind === 'rows') return [{ field: `${place}.value`, text: String(value.value) }];
  return field.fields ? walk(value, field.fields, `${place}.`) : [];
}
