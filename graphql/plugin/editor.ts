import type { ContentType, Field, Fields } from './content-type';

type Schema = Record<string, unknown>;

const TEXT: Schema = { type: 'string' };
const ALIAS: Schema = { type: 'string', pattern: '^[a-z0-9-]{1,80}$' };
const PICTURE: Schema = {
  type: 'object',
  properties: { path: TEXT, alt: { type: 'string', title: '看得见什么' } },
  required: ['path'],
  additionalProperties: false,
};

/** A JSON Schema of a type's item files, for editors that complete and check while one writes. */
export function editorSchema({ label, fields }: ContentType): Schema {
  const draft = { type: 'boolean', title: '草稿', description: '任何接口都不给出' };
  const schema = objectOf(fields);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: label,
    ...schema,
    properties: { ...(schema.properties as Schema), draft },
  };
}

function objectOf(fields: Fields): Schema {
  const required = Object.keys(fields).filter((name) => fields[name].required);
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(fields).map(([name, field]) => {
        const about = [field.help, isMarkdown(field) && 'Markdown'].filter(Boolean).join('；');
        return [name, { ...valueOf(field), title: field.label, ...(about ? { description: about } : {}) }];
      }),
    ),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  };
}

const isMarkdown = ({ kind }: Field) => ['html', 'htmlObject', 'markdownObject'].includes(kind);

function valueOf({ kind, several, fields = {} }: Field): Schema {
  switch (kind) {
    case 'number':
    case 'integer':
    case 'boolean':
      return { type: kind };
    case 'date':
      return { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' };
    case 'dateTime':
      return { type: 'string', format: 'date-time' };
    case 'alias':
    case 'reference':
      return ALIAS;
    case 'references':
      return { type: 'array', items: ALIAS };
    case 'strings':
      return { type: 'array', items: TEXT };
    case 'media':
      return several ? { anyOf: [PICTURE, { type: 'array', items: PICTURE }] } : PICTURE;
    case 'file':
      return { type: 'object', properties: { path: TEXT }, required: ['path'], additionalProperties: false };
    case 'record':
      return objectOf(fields);
    case 'items':
    case 'rows':
    case 'records':
      return { type: 'array', items: objectOf(fields) };
    default:
      return TEXT;
  }
}

const LIST_KINDS = ['references', 'items', 'rows', 'records', 'strings'];
/** Fields of every item, which the document explains before the table. */
const COMMON = ['displayText', 'contentItemId', 'createdUtc', 'publishedUtc'];

/** The table of fields for those who write item files, a row a type; what helps is said where a field first stands. */
export function fieldTable(types: Readonly<Record<string, ContentType>>): string {
  const said = new Set<string>();
  const rows = Object.entries(types).map(([folder, { label, fields }]) => {
    const own = Object.entries(fields).filter(
      ([name, { required }]) => !COMMON.includes(name) || (required && name !== 'displayText'),
    );
    return `| \`${folder}\` ${label} | ${listed(Object.fromEntries(own), said) || '（只有 displayText）'} |`;
  });
  return ['| 类型 | 字段 |', '|---|---|', ...rows].join('\n');
}

function listed(fields: Fields, said: Set<string>): string {
  return Object.entries(fields)
    .map(([name, field]) => {
      const { kind, target, required, help, fields: inner } = field;
      const isNew = help !== undefined && !said.has(name + help);
      said.add(name + help);
      const shown = isMarkdown(field) ? `*${name}*` : name;
      const within = inner ? ` {${listed(inner, said)}}` : '';
      const list = LIST_KINDS.includes(kind) ? '[]' : '';
      return `${shown}${list}${target ? `→${target}` : ''}${required ? '✱' : ''}${within}${isNew ? `（${help}）` : ''}`;
    })
    .join(', ');
}

/** Which JSON Schema stands for which item files, as the YAML extension of VS Code reads it. */
export function editorSettings(folders: readonly string[]): string {
  const schemas = folders.map((folder) => [
    `./graphql/generated/content/editor/${folder}.json`,
    `lib/sample-content/${folder}/*.yaml`,
  ]);
  return JSON.stringify({ 'yaml.schemas': Object.fromEntries(schemas) }, null, 2);
}
