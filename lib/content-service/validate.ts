import { LineCounter, parseDocument, visit, type Document, type YAMLParseError } from 'yaml';
import { errorText } from '../error-text';
import { joinFolded } from './folded-lines';
import { markdownProblem } from './markdown-limits';
import { fieldsOf, RESERVED_ALIASES, type Field, type Fields, type TypeKey } from './content-types';
import { isRecord } from '../is-record';
import { isServablePath } from './served-file';
import { isAlias, isItemId } from '../item-names';

/** One thing that is wrong with one file; `npm run content:check` prints them all. */
export interface Problem {
  file: string;
  line?: number;
  field?: string;
  reason: string;
}

/** One line that names file, line, field and reason. */
export function describeProblem({ file, line, field, reason }: Problem): string {
  return `${file}${line ? `:${line}` : ''}${field ? ` ${field}` : ''} ${reason}`;
}

type Path = (string | number)[];

/** What the checks of a value need to know about the rest of the folder. */
export interface Surroundings {
  /** is there an item file (draft or not) of this type and alias? */
  hasItem(type: string, alias: string): boolean;
  /** is there a media file at this path below `media/`? */
  hasMedia(path: string): boolean;
  /** is there a gated file at this path below `files/`? */
  hasFile(path: string): boolean;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;
// limited, because a text full of openings would be searched again from each of them
const MARKDOWN_PICTURE = /!\[[^\]]{0,1000}\]\(\s{0,10}<?([^)\s>]{1,1000})/g;
/** References to anchors in one file; resolving each of them looks through the whole file. */
const REFERENCES_MAX = 100;

interface Checked {
  data: Record<string, unknown> | null;
  problems: Problem[];
}

/**
 * Parses and checks one item file, whatever is in it.
 * @returns the parsed data, or null when the text is no YAML mapping, and every problem found
 */
export function validateItem(
  type: TypeKey,
  alias: string,
  source: string,
  file: string,
  around: Surroundings,
): Checked {
  try {
    return checkItem(type, alias, source, file, around);
  } catch (error) {
    // the reader of YAML gives up on some texts, such as brackets within brackets without end
    return { data: null, problems: [{ file, line: 1, reason: `读不懂这个文件：${errorText(error)}` }] };
  }
}

function checkItem(type: TypeKey, alias: string, source: string, file: string, around: Surroundings): Checked {
  const lines = new LineCounter();
  // of several documents in one file only the first would be read
  const document = parseDocument(source, { lineCounter: lines, logLevel: 'error' });
  const problems: Problem[] = [];
  const report = (path: Path, reason: string) => {
    // what is missing has no line of its own: that of what it is missing from
    const there = path.slice(0, path.findLastIndex((_, index) => document.hasIn(path.slice(0, index + 1))) + 1);
    const node = document.getIn(there, true) as { range?: [number, number, number] } | undefined;
    const line = node?.range ? lines.linePos(node.range[0]).line : undefined;
    problems.push({ file, line, field: path.join('.') || undefined, reason });
  };
  for (const error of document.errors) {
    problems.push({ file, line: error.linePos?.[0].line, reason: yamlProblem(error) });
  }
  let references = 0;
  visit(document, {
    Alias(_, node) {
      const line = node.range ? lines.linePos(node.range[0]).line : undefined;
      references += 1;
      if (references > REFERENCES_MAX) {
        problems.push({ file, line, reason: `引用锚点（*）太多，最多 ${REFERENCES_MAX} 处` });
        return visit.BREAK;
      }
      if (node.resolve(document)) return;
      problems.push({ file, line, reason: `没有锚点“${node.source}”：以 * 开头的文字请加引号` });
    },
  });
  if (problems.length > 0) return { data: null, problems };

  joinFolded(document, source);
  let data: unknown;
  try {
    data = document.toJS({ maxAliasCount: REFERENCES_MAX });
  } catch (error) {
    const line = lineOfFirstReference(document, lines);
    return { data: null, problems: [{ file, line, reason: `锚点套着锚点，展不开：${errorText(error)}` }] };
  }
  if (!isRecord(data)) return { data: null, problems: [{ file, line: 1, reason: '文件应当是“字段: 值”的列表' }] };
  if (!isAlias(alias)) report([], '别名（文件名）只能用 a–z、0–9 和连字符，1–80 个字符');
  if (RESERVED_ALIASES.has(alias)) report([], `别名“${alias}”是网址里的保留词`);
  checkFields(data, fieldsOf(type), [], report, around);
  if (typeof data.contentItemId === 'string' && !isItemId(data.contentItemId)) {
    report(['contentItemId'], '应当是 26 位小写字母和数字');
  }
  const former: unknown[] = Array.isArray(data.formerAliases) ? data.formerAliases : [];
  former.forEach((name, index) => {
    if (typeof name === 'string' && !isAlias(name)) report(['formerAliases', index], '别名只能用 a–z、0–9 和连字符');
  });
  return { data, problems };
}

function yamlProblem({ code, message }: YAMLParseError): string {
  return code === 'MULTIPLE_DOCS'
    ? '单独一行的 --- 开始了第二份内容，它不会被读到：一个文件只写一个条目'
    : `不是有效的 YAML：${message.split('\n')[0]}`;
}

function lineOfFirstReference(document: Document, lines: LineCounter): number | undefined {
  let line: number | undefined;
  visit(document, {
    Alias(_, node) {
      if (node.range) line = lines.linePos(node.range[0]).line;
      return visit.BREAK;
    },
  });
  return line;
}

type Report = (path: Path, reason: string) => void;

function checkFields(
  data: Record<string, unknown>,
  fields: Fields,
  path: Path,
  report: Report,
  around: Surroundings,
): void {
  for (const key of Object.keys(data)) {
    if (!Object.hasOwn(fields, key)) report([...path, key], '没有这个字段');
  }
  for (const [name, field] of Object.entries(fields)) {
    const value = data[name];
    const at = [...path, name];
    if (value === undefined || value === null || value === '') {
      if (field.required) report(at, '必填');
      continue;
    }
    checkValue(value, field, at, report, around);
  }
}

function checkValue(value: unknown, field: Field, path: Path, report: Report, around: Surroundings): void {
  switch (field.kind) {
    case 'text':
      if (typeof value !== 'string') report(path, '应当是文字（数字请加引号）');
      return;
    case 'html':
    case 'htmlObject':
    case 'markdownObject':
      if (typeof value !== 'string') return report(path, '应当是 Markdown 文字');
      checkMarkdown(value, path, report);
      for (const [, target] of value.matchAll(MARKDOWN_PICTURE)) {
        if (!target.includes(':') && !around.hasMedia(target)) report(path, missing('图片', target));
      }
      return;
    case 'number':
      if (typeof value !== 'number' || !Number.isFinite(value)) report(path, '应当是数字');
      return;
    case 'integer':
      if (!Number.isInteger(value)) report(path, '应当是整数');
      return;
    case 'boolean':
      if (typeof value !== 'boolean') report(path, '应当是 true 或 false');
      return;
    case 'date':
      if (typeof value !== 'string' || !DATE.test(value) || !isDate(value)) report(path, '日期应当写成 YYYY-MM-DD');
      return;
    case 'dateTime':
      if (typeof value !== 'string' || !DATE_TIME.test(value) || !isDate(value)) {
        report(path, '时间应当写成 2026-10-28T02:00:00Z');
      }
      return;
    case 'alias':
      if (typeof value !== 'string' || !isAlias(value)) report(path, '别名只能用 a–z、0–9 和连字符');
      return;
    case 'reference':
      return checkReference(value, field, path, report, around);
    case 'references':
      if (!Array.isArray(value)) return report(path, '应当是别名的列表');
      return value.forEach((alias, index) => checkReference(alias, field, [...path, index], report, around));
    case 'strings':
      if (!Array.isArray(value) || value.some((entry) => typeof entry !== 'string')) report(path, '应当是文字的列表');
      return;
    case 'media':
      return checkMedia(value, path, report, around);
    case 'file':
      if (!isRecord(value) || typeof value.path !== 'string') return report(path, '文件应当写成 { path }');
      for (const key of Object.keys(value)) if (key !== 'path') report([...path, key], '没有这个字段');
      if (!around.hasFile(value.path)) report([...path, 'path'], missing('文件', value.path));
      return;
    case 'record':
      if (!isRecord(value)) return report(path, '应当是“字段: 值”的列表');
      return checkFields(value, field.fields ?? {}, path, report, around);
    case 'rows':
    case 'items':
    case 'records':
      return checkList(value, field.fields ?? {}, path, report, around);
  }
}

function checkMarkdown(value: string, path: Path, report: Report): void {
  const problem = markdownProblem(value);
  if (problem) report(path, problem);
}

function checkList(value: unknown, fields: Fields, path: Path, report: Report, around: Surroundings): void {
  if (!Array.isArray(value)) return report(path, '应当是列表');
  value.forEach((entry, index) => {
    if (!isRecord(entry)) return report([...path, index], '应当是“字段: 值”的列表');
    checkFields(entry, fields, [...path, index], report, around);
    const other = value.findIndex(
      (other) => isRecord(other) && other.alias !== undefined && other.alias === entry.alias,
    );
    if (fields.alias && other >= 0 && other < index) report([...path, index, 'alias'], `别名“${entry.alias}”重复`);
  });
}

function checkReference(value: unknown, field: Field, path: Path, report: Report, around: Surroundings): void {
  if (typeof value !== 'string') return report(path, '应当是别名');
  if (!around.hasItem(field.target ?? '', value)) report(path, `引用的条目不存在：${field.target}/${value}`);
}

function checkMedia(value: unknown, path: Path, report: Report, around: Surroundings): void {
  const pictures = Array.isArray(value) ? value : [value];
  pictures.forEach((picture, index) => {
    const at = Array.isArray(value) ? [...path, index] : path;
    if (!isRecord(picture) || typeof picture.path !== 'string') return report(at, '图片应当写成 { path, alt }');
    for (const key of Object.keys(picture)) if (key !== 'path' && key !== 'alt') report([...at, key], '没有这个字段');
    if (picture.alt !== undefined && typeof picture.alt !== 'string') report([...at, 'alt'], '应当是文字');
    if (!around.hasMedia(picture.path)) report([...at, 'path'], missing('图片', picture.path));
  });
}

/** A file whose name has no address counts as missing: the name is what has to change. */
function missing(what: string, file: string): string {
  return isServablePath(file)
    ? `${what}不存在：${file}`
    : `${what}的名字不能写进网址：${file}（不能有空格和括号，只用汉字、字母、数字和 . - _）`;
}

function isDate(value: string): boolean {
  const day = value.slice(0, 10);
  const parsed = new Date(`${day}T00:00:00Z`);
  // 2026-02-30 parses as 2 March: a real day comes back unchanged
  return !Number.isNaN(Date.parse(value)) && parsed.toISOString().startsWith(day);
}
