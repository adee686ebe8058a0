import { BESIDE_CONTRACT, type ContentType, type Field, type Fields } from '../../lib/content-service/content-type';

const TEXT = { type: 'string' };
const ALIAS = { type: 'string', pattern: '^[a-z0-9-]{1,80}$' };
const VALUES: Partial<Record<Field['kind'], object>> = {
  number: { type: 'number' },
  integer: { type: 'integer' },
  boolean: { type: 'boolean' },
  date: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
  dateTime: { type: 'string', format: 'date-time' },
  alias: ALIAS,
  reference: ALIAS,
  references: ALIAS,
};
const FILE: Fields = { path: { kind: 'text', label: '路径', required: true } };
const PICTURE: Fields = { ...FILE, alt: { kind: 'text', label: '看得见什么' } };

const isMarkdown = ({ kind }: Field) => ['html', 'htmlObject', 'markdownObject'].includes(kind);
const isList = ({ kind }: Field) => ['references', 'items', 'rows', 'records', 'strings'].includes(kind);

/** A JSON Schema of a type's item files, for editors that complete and check while one writes. */
export function editorSchema({ label, fields }: ContentType): object {
  const $schema = 'http://json-schema.org/draft-07/schema#';
  return { $schema, title: label, ...objectOf({ ...fields, ...BESIDE_CONTRACT }) };
}

function objectOf(fields: Fields) {
  const properties = Object.entries(fields).map(([name, field]) => {
    const description = [field.help, isMarkdown(field) && 'Markdown'].filter(Boolean).join('；') || undefined;
    return [name, { ...valueOf(field), title: field.label, description }];
  });
  const required = Object.keys(fields).filter((name) => fields[name].required);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: required.length > 0 ? required : undefined,
    additionalProperties: false,
  };
}

function valueOf(field: Field): object {
  const inner = { file: FILE, media: PICTURE }[String(field.kind)] ?? field.fields;
  const one = inner ? objectOf(inner) : (VALUES[field.kind] ?? TEXT);
  if (field.several) return { anyOf: [one, { type: 'array', items: one }] };
  return isList(field) ? { type: 'array', items: one } : one;
}

/** Fields of every item, which the document explains before the table. */
const COMMON = ['displayText', 'contentItemId', 'createdUtc', 'publishedUtc'];

/** The table of fields for those who write item files, a row a type; what helps is said where a field first stands. */
export function fieldTable(types: Readonly<Record<string, ContentType>>): string {
  const said = new Set<string>();
  const listed = (fields: Fields): string => {
    const texts = Object.entries(fields).map(([name, field]) => {
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
    const own = Object.entries(fields).filter(
      ([name, { required }]) => !COMMON.includes(name) || (required && name !== 'displayText'),
    );
    return `| \`${folder}\` ${label} | ${listed(Object.fromEntries(own)) || '（只有 displayText）'} |`;
  });
  return ['| 类型 | 字段 |', '|---|---|', ...rows].join('\n');
}
