import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LineCounter, parseDocument, visit } from 'yaml';
import type { ContentFolder } from '../../content-service/folder';
import { fieldsOf, TYPE_KEYS, type Field, type Fields } from '../../content-service/content-types';
import { isRecord } from '../../is-record';
import { marksInPlainText, misread } from './markdown';

const DAY_MS = 86_400_000;

/**
 * Texts say on the page what their files say: no marks that mean something else, nothing that is left out, no value
 * that ends at a `#`, no date that is still to come. @returns one line per breach: file, field, reason
 */
export function checkTexts(folder: ContentFolder, now = Date.now()): string[] {
  return TYPE_KEYS.flatMap((type) => folder.list(type)).flatMap(({ type, alias, data, publishedUtc, createdUtc }) => {
    const file = `${type}/${alias}.yaml`;
    const dates = Object.entries({ publishedUtc, createdUtc }).filter(
      ([name, date]) => data[name] !== undefined && Date.parse(date) > now + DAY_MS,
    );
    return [
      ...reasonsIn(data, fieldsOf(type), '').map((reason) => `${file} ${reason}`),
      ...dates.map(([name, date]) => `${file} ${name} ${date} 还没有到：条目现在就会显示，而且排在最前`),
      ...cutValues(readFileSync(path.join(folder.directory, file), 'utf8'), file),
    ];
  });
}

function reasonsIn(data: Record<string, unknown>, fields: Fields, place: string): string[] {
  return Object.entries(fields).flatMap(([name, field]) => reasonsOf(data[name], field, place + name));
}

function reasonsOf(value: unknown, field: Field, place: string): string[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => reasonsOf(entry, field, `${place}.${index}`));
  if (isRecord(value)) return field.fields ? reasonsIn(value, field.fields, `${place}.`) : [];
  if (typeof value !== 'string') return [];
  const isMarkdown = field.kind.startsWith('html') || field.kind === 'markdownObject';
  const isPlain = field.kind === 'text' || field.kind === 'strings';
  const reasons = isMarkdown ? misread(value) : isPlain ? marksInPlainText(value) : [];
  return reasons.map((reason) => `${place} ${reason}`);
}

/** Values whose words end where ` #` begins a comment. What is no prose, such as an alias or a date, may have one. */
function cutValues(source: string, file: string): string[] {
  const lines = new LineCounter();
  const cut: string[] = [];
  visit(parseDocument(source, { lineCounter: lines }), {
    Scalar(key, node) {
      if (key === 'key' || node.type !== 'PLAIN' || typeof node.value !== 'string' || !node.range) return;
      if (/^[a-z0-9-]+$|^\d{4}-\d{2}-\d{2}/.test(node.value)) return;
      const rest = /^[ \t]+(#.*)/.exec(source.slice(node.range[1], node.range[2]));
      if (rest)
        cut.push(
          `${file}:${lines.linePos(node.range[0]).line} “${rest[1].slice(0, 20)}”被当成注释，不会显示：整个值请加引号`,
        );
    },
  });
  return cut;
}
