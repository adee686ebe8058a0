import type { ContentType, Field, FieldKind, Fields } from '../../lib/content-service/content-type';

type Schema = Record<string, unknown>;

const TEXT: Schema = { type: 'string' };
const ALIAS: Schema = { type: 'string', pattern: '^[a-z0-9-]{1,80}$' };
const VALUES: Partial<Record<FieldKind, Schema>> = {
  number: { type: 'number' },
  integer: { type: 'integer' },
  boolean: { type: 'boolean' },
  date: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
  dateTime: { type: 'string', format: 'date-time' },
  alias: ALIAS,
  reference: ALIAS,
};

const isMarkdown = ({ kind }: Field) => ['html', 'htmlObject', 'markdownObject'].includes(kind);
const isList = ({ kind }: Field) => ['references', 'items', 'rows', 'records', 'strings'].includes(kind);

const PATH: Field = { kind: 'text', label: '路径', required: true };
const FILE = objectOf({ path: PATH });
const PICTURE = objectOf({ path: PATH, alt: { kind: 'text', label: '看得见什么' } });
const BESIDE: Fields = {
  draft: { kind: 'boolean', label: '草稿', help: '任何接口都不给出' },
  formerAliases: { kind: 'strings', label: '从前的别名', help: '改过名的条目：从前的网址转到现在的' },
};

/** A JSON Schema of a type's item files, for editors that complete and check while one writes. */
export function editorSchema({ label, fields }: ContentType): Schema {
  const $schema = 'http://json-schema.org/draft-07/schema#';
  return { $schema, title: label, ...objectOf({ ...fields, ...BESIDE }) };
}

function objectOf(fields: Fields): Schema {
  const properties = Object.entries(fields).map(([name, field]) => {
    const about = [field.help, isMarkdown(field) && 'Markdown'].filter(Boolean).join('；');
    return [name, { ...valueOf(field), title: field.label, ...(about ? { description: about } : {}) }];
  });
  const required = Object.keys(fields).filter((name) => fields[name].required);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  };
}

function valueOf(field: Field): Schema {
  const { kind, several, fields } = field;
  if (kind === 'media') return several ? { anyOf: [PICTURE, { type: 'array', items: PICTURE }] } : PICTURE;
  if (kind === 'file') return FILE;
  const one = fields ? objectOf(fields) : kind === 'references' ? ALIAS : (VALUES[kind] ?? TEXT);
  return isList(field) ? { type: 'array', items: one } : one;
}

/** Fields of every item, which the document explains before the table. */
const COMMON = ['displayText', 'contentItemId', 'createdUtc', 'publishedUtc'];

/** The table of fields for those who write item files, a row a type; what helps is said where a field first stands. */
export function fieldTable(types: Readonly<Record<string, ContentType>>): string {
  const said = new Set<string>();
  const listed = (fields: Fields, isShown: (name: string) => unknown = () => true): string => {
    const shown = Object.entries(fields).filter(([name]) => isShown(name));
    const texts = shown.map(([name, field]) => {
      const { target, required, help, fields: inner } = field;
      const isNew = help !== undefined && !said.has(name + help);
      said.add(name + help);
      const within = inner ? ` {${listed(inner)}}` : '';
      const marks = [isList(field) && '[]', target && `→${target}`, required && '✱'].filter(Boolean).join('');
      return `${isMarkdown(field) ? `*${name}*` : name}${marks}${within}${isNew ? `（${help}）` : ''}`;
    });
    return texts.join(', ');
  };
  const rows = Object.entries(types).map(([folder, { label, fields }]) => {
    const own = listed(fields, (name) => !COMMON.includes(name) || (fields[name].required && name !== 'displayText'));
    return `| \`${folder}\` ${label} | ${own || '（只有 displayText）'} |`;
  });
  return ['| 类型 | 字段 |', '|---|---|', ...rows].join('\n');
}
